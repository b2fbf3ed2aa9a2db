import './private-files.ts';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type BoundName, boundNames, boundOf, count } from '@serendip/contract/bounds';
import { z } from 'zod';
import { serversOf } from './server-list.ts';

/**
 * The settings of one process. Only this file reads the environment; it reports all faults at once. Any variable can be
 * given as `NAME_FILE`, the path of a file with the value.
 */
export interface Config {
  port: number;
  host: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Origin of links in e-mails, without a trailing slash. */
  publicUrl: string;
  /** Whether the operator set it. */
  hasPublicUrl: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Notification mails per second, over all processes. */
  mailRate: number;
  ai: AiConfig | null;
  /** Whether a model reads answers before any run asks for it. */
  aiReadAhead: boolean;
  /** A provider for single sign-on. */
  signOn: SignOnConfig | null;
  analytics: { key: string; host: string } | null;
  supportEmail: string | null;
  /** Gets reports in addition to an event's hosts. */
  safetyEmail: string | null;
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  role: 'all' | 'api' | 'worker';
  rateLimit: boolean;
  /** Days after an event until its answers and matches are deleted. */
  retentionDays: number;
  /** The most of each bound: the contract's, or the operator's. */
  limits: Record<BoundName, number>;
  metricsToken: string | undefined;
  corsOrigins: string[];
  /** Addresses and networks inside that pushes may be sent to. */
  webhookAllow: string[];
  logLevel: string;
}

export interface AiConfig {
  baseUrl: string;
  apiKey: string | undefined;
  model: string | undefined;
  embeddingModel: string | undefined;
}

export interface SignOnConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

const blankIsUnset = (schema: z.ZodType) => z.preprocess((value) => (value === '' ? undefined : value), schema);
const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be a URL such as ${example}` }).optional();

const isNetwork = (text: string): boolean => {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true;
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family > 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128)));
};
const isNetworkList = (text: string): boolean =>
  text.split(',').every((network) => /[.:]/.test(network) && isNetwork(network.trim()));
const isProxyTrust = (text: string): boolean =>
  /^(true|false|on|off|\d{1,2})$/.test(text) || text.split(',').every((network) => isNetwork(network.trim()));

/** Links append their path to it. An invalid URL was refused before. */
const isOrigin = (text: string | undefined): boolean =>
  text === undefined || !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`;

/** Carries identity, so it needs https. An invalid URL was refused before. */
const isSafeIssuer = (text: string | undefined): boolean => {
  if (text === undefined || !URL.canParse(text)) return true;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
};

const isOriginList = (text: string): boolean =>
  text.split(',').every((origin) => /^https?:\/\/[^\s/*?#@]+\/?$/.test(origin.trim()) && URL.canParse(origin.trim()));

/** One variable for each bound that an operator can set. */
const limitVariables = Object.fromEntries(
  boundNames.map(boundOf).flatMap(({ variable, most, highest = most }) => {
    const isWithin = (text: string) => /^\d{1,12}$/.test(text) && Number(text) >= 1 && Number(text) <= highest;
    const schema = z.string().refine(isWithin, `must be a whole number from 1 to ${count(highest)}, digits only`);
    return variable ? [[variable, schema.transform(Number).optional()]] : [];
  }),
);

const environment = z.object({
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port number from 0 to 65535')
    .transform(Number)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => serversOf(text).every((one) => z.url({ protocol: /^postgres(ql)?$/ }).safeParse(one).success),
      'must be a URL such as postgres://user:password@host:5432/serendip',
    )
    .optional(),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: url(/^https?$/, 'https://events.example.org').refine(
    isOrigin,
    'must be an origin such as https://events.example.org, nothing behind it',
  ),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example.org:587'),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be a sender such as Serendip <hello@example.org>',
    )
    .default('Serendip <no-reply@localhost>'),
  MAIL_RATE: z
    .string()
    .refine(
      (text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1_000,
      'must be a number of mails a second from 1 to 1000',
    )
    .transform(Number)
    .default(20),
  AI_BASE_URL: url(/^https?$/, 'http://localhost:11434/v1'),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_EMBEDDING_MODEL: z.string().optional(),
  AI_READ_AHEAD: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  OIDC_ISSUER: url(/^https?$/, 'https://login.example.org').refine(
    isSafeIssuer,
    'must begin with https:// (only this machine itself may do without)',
  ),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z
    .string()
    .refine(
      (name) => name.trim() !== '' && name.length <= 40 && !/\p{Cc}/u.test(name),
      'must be a name of 1 to 40 characters',
    )
    .optional(),
  ANALYTICS_KEY: z.string().optional(),
  ANALYTICS_HOST: url(/^https?$/, 'https://eu.i.posthog.com').default('https://eu.i.posthog.com'),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  SAFETY_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  TRUST_PROXY: z
    .string()
    .refine(isProxyTrust, 'must be a number of proxies, on, off, or addresses such as loopback, 10.0.0.0/8')
    .optional(),
  ROLE: z.enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' }).default('all'),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  RETENTION_DAYS: z
    .string()
    .refine(
      (text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 3_650,
      'must be a number of days from 1 to 3650',
    )
    .transform(Number)
    .default(180),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters, or others may guess it').optional(),
  CORS_ORIGINS: z
    .string()
    .refine(isOriginList, 'must be origins such as https://events.example.org, separated by commas')
    .optional(),
  WEBHOOK_ALLOW: z
    .string()
    .refine(isNetworkList, 'must be addresses or networks such as 10.0.0.0/8, separated by commas')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'must be a level such as info' })
    .default('info'),
});

type Environment = Record<string, string | undefined>;

function readSecretFiles(env: Environment, faults: string[]): Environment {
  const read = { ...env };
  for (const name of Object.keys({ ...environment.shape, ...limitVariables })) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    try {
      read[name] = readFileSync(path, 'utf8').trim();
    } catch {
      faults.push(`${name}_FILE: the file ${path} cannot be read`);
    }
  }
  return read;
}

const signOnVariables = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'];

/** Rules over several variables. */
function combinationFaults(given: Environment): string[] {
  const faults: string[] = [];
  // A typo in a limit's name would go unnoticed.
  for (const name of Object.keys(given))
    if (/^LIMIT_/.test(name) && !(name.replace(/_FILE$/, '') in limitVariables))
      faults.push(`${name} is no limit there is`);
  if (/^(api|worker)$/.test(given.ROLE ?? '') && !given.DATABASE_URL)
    faults.push(`ROLE=${given.ROLE} needs DATABASE_URL: the embedded database serves one process only`);
  if ((given.AI_MODEL || given.AI_EMBEDDING_MODEL || given.AI_API_KEY) && !given.AI_BASE_URL)
    faults.push('AI_MODEL, AI_EMBEDDING_MODEL and AI_API_KEY need AI_BASE_URL');
  if (given.AI_BASE_URL && !given.AI_MODEL && !given.AI_EMBEDDING_MODEL)
    faults.push('AI_BASE_URL needs AI_MODEL or AI_EMBEDDING_MODEL: without one, nothing is asked of it');
  const missing = signOnVariables.filter((name) => !given[name]);
  if (missing.length > 0 && missing.length < signOnVariables.length)
    faults.push(
      `${signOnVariables.join(', ')} go together: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing`,
    );
  return faults;
}

const proxyTrust = (value: string | undefined): Config['trustProxy'] => {
  if (value === undefined || value === 'false' || value === 'off') return false;
  if (value === 'true' || value === 'on') return true;
  if (!/^\d+$/.test(value)) return value;
  const hops = Number(value);
  return (_address, hop) => hop < hops;
};

const withoutTrailingSlash = (address: string) => address.replace(/\/+$/, '');

/** Reads and checks the settings. Throws a ConfigError that names every invalid variable and its rule. */
export function readConfig(env: Environment = process.env): Config {
  const faults: string[] = [];
  const given = readSecretFiles(env, faults);
  const shape = Object.fromEntries(
    Object.entries({ ...environment.shape, ...limitVariables }).map(([name, schema]) => [name, blankIsUnset(schema)]),
  );
  const parsed = z.object(shape).safeParse(given);
  if (!parsed.success) faults.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  faults.push(...combinationFaults(given));
  if (faults.length > 0 || !parsed.success)
    throw new ConfigError(`These settings need attention:\n- ${faults.join('\n- ')}`);
  const set = parsed.data as z.output<typeof environment>;
  const operators = parsed.data as Record<string, number | undefined>;
  const mostOf = (name: BoundName) => operators[boundOf(name).variable ?? ''] ?? boundOf(name).most;
  return {
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL,
    dataDir: resolve(set.DATA_DIR),
    hasPublicUrl: set.PUBLIC_URL !== undefined,
    publicUrl: withoutTrailingSlash(set.PUBLIC_URL ?? `http://localhost:${set.PORT}`),
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    mailRate: set.MAIL_RATE,
    ai:
      set.AI_BASE_URL && (set.AI_MODEL || set.AI_EMBEDDING_MODEL)
        ? {
            baseUrl: withoutTrailingSlash(set.AI_BASE_URL),
            apiKey: set.AI_API_KEY,
            model: set.AI_MODEL,
            embeddingModel: set.AI_EMBEDDING_MODEL,
          }
        : null,
    aiReadAhead: set.AI_READ_AHEAD === 'on',
    signOn:
      set.OIDC_ISSUER && set.OIDC_CLIENT_ID && set.OIDC_CLIENT_SECRET && set.OIDC_NAME
        ? {
            issuer: set.OIDC_ISSUER,
            clientId: set.OIDC_CLIENT_ID,
            clientSecret: set.OIDC_CLIENT_SECRET,
            name: set.OIDC_NAME.trim(),
          }
        : null,
    analytics: set.ANALYTICS_KEY ? { key: set.ANALYTICS_KEY, host: withoutTrailingSlash(set.ANALYTICS_HOST) } : null,
    supportEmail: set.SUPPORT_EMAIL ?? null,
    safetyEmail: set.SAFETY_EMAIL ?? null,
    trustProxy: proxyTrust(set.TRUST_PROXY),
    role: set.ROLE,
    rateLimit: set.RATE_LIMIT === 'on',
    retentionDays: set.RETENTION_DAYS,
    limits: Object.fromEntries(boundNames.map((name) => [name, mostOf(name)])) as Record<BoundName, number>,
    metricsToken: set.METRICS_TOKEN,
    webhookAllow: set.WEBHOOK_ALLOW?.split(',').map((network) => network.trim()) ?? [],
    corsOrigins: set.CORS_ORIGINS?.split(',').map((origin) => withoutTrailingSlash(origin.trim())) ?? [],
    logLevel: set.LOG_LEVEL,
  };
}
