import { type Config, ConfigError, readConfig } from './config.ts';
import { serversOf } from './server-list.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A database's address without the password. */
function placeOf(databaseUrl: string) {
  const servers = serversOf(databaseUrl).map((one) => new URL(one));
  const [{ username, pathname, searchParams }] = servers as [URL];
  const hosts = servers.map(({ hostname }) => hostname || searchParams.get('host') || 'localhost');
  const host = hosts.join(' or ');
  const server = servers.map(({ port }, at) => `${hosts[at]}:${port || 5432}`).join(' or ');
  return { host, server, user: decoded(username), database: decoded(pathname.slice(1)) };
}

type Place = ReturnType<typeof placeOf>;

/** By SQLSTATE, by system codes and, without a code, by the driver's text. */
const ofDatabase: [RegExp, (place: Place) => string][] = [
  [
    /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|Connection terminated.*|timeout e.*)$/,
    ({ server }) => `No PostgreSQL answers at ${server}. Start it or change DATABASE_URL.`,
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, ({ host }) => `The host ${host} of DATABASE_URL cannot be found. Change DATABASE_URL.`],
  [
    /^(28P01|28000|SASL.*)$/,
    ({ server, user }) =>
      `PostgreSQL at ${server} refuses the user '${user}', the password or this machine. Change DATABASE_URL.`,
  ],
  [
    /^3D000$/,
    ({ server, database }) =>
      `PostgreSQL at ${server} has no database '${database}'. Create it or change DATABASE_URL.`,
  ],
  [
    /^42501$/,
    ({ user, database }) =>
      `The user '${user}' may not make tables in the database '${database}'. Allow it or change DATABASE_URL.`,
  ],
  [
    /^(53300|57P03)$/,
    ({ server }) =>
      `PostgreSQL at ${server} takes no connection: it is starting, stopping or full. Wait for it or change DATABASE_URL.`,
  ],
  [
    /does not support SSL/,
    ({ server }) => `PostgreSQL at ${server} offers no encryption. Take sslmode out of DATABASE_URL.`,
  ],
  [
    /SELF_SIGNED|^(UNABLE_TO_|CERT_|ERR_TLS_CERT)/,
    ({ server }) => `The certificate of PostgreSQL at ${server} is not trusted. Change sslmode in DATABASE_URL.`,
  ],
];

/** By system codes for an unusable listening address. */
const ofListening: [RegExp, (config: Config) => string][] = [
  [/^EADDRINUSE$/, ({ port }) => `PORT ${port} is in use by another process. Stop it or choose another PORT.`],
  [/^(EACCES|EPERM)$/, ({ port }) => `This user may not listen on PORT ${port}. Choose another PORT, from 1024 on.`],
  [
    /^(EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL|ENOTFOUND|EAI_AGAIN)$/,
    ({ host }) => `HOST ${host} is no address of this machine. Choose another HOST: 0.0.0.0 means all it has.`,
  ],
];

function sentenceOf(error: Error, config: Config): string | undefined {
  const { code = error.message, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  const place = config.databaseUrl ? placeOf(config.databaseUrl) : undefined;
  const isOwnAddress = hostname === config.host && hostname !== place?.host;
  const isListening = syscall === 'listen' || (syscall === 'getaddrinfo' && isOwnAddress);
  if (isListening) return ofListening.find(([pattern]) => pattern.test(code))?.[1](config);
  return place && ofDatabase.find(([pattern]) => pattern.test(code))?.[1](place);
}

/** The reason why the process could not start: for a wrong setting, a sentence that names it and its remedy. */
export function startFailure(error: unknown, env = process.env): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError) return error.message;
  // They were checked before: a fault would have been a ConfigError.
  const config = readConfig(env);
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const sentence = sentenceOf(cause, config);
    if (sentence) return sentence;
  }
  return error.cause instanceof Error ? `${error.message}\n  Cause: ${String(error.cause)}` : error.message;
}
