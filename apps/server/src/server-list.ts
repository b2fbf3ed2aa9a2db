const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/is;

/**
 * The servers of a DATABASE_URL, in PostgreSQL's own form for several: `postgres://user@one:5432,two:5432/name`. An address
 * for each; of one server, the address as it is.
 */
export function serversOf(databaseUrl: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(databaseUrl) ?? [];
  if (!hosts.includes(',')) return [databaseUrl];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** The address of one server of a list, once more with all of them, of which PostgreSQL's programs take the primary. */
export function withAllServers(oneServer: string, databaseUrl: string): string {
  const hosts = PARTS.exec(databaseUrl)?.[2] ?? '';
  if (!hosts.includes(',')) return oneServer;
  const several = oneServer.replace(PARTS, (_, before: string, _one, after: string) => `${before}${hosts}${after}`);
  return several.includes('target_session_attrs=')
    ? several
    : `${several}${several.includes('?') ? '&' : '?'}target_session_attrs=read-write`;
}
