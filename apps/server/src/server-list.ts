const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/is;

/**
 * The servers of a DATABASE_URL in PostgreSQL's form for several: `postgres://user@one:5432,two:5432/name`. One address
 * per server; a single server's address is unchanged.
 */
export function serversOf(databaseUrl: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(databaseUrl) ?? [];
  if (!hosts.includes(',')) return [databaseUrl];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** The address of one server of a list, and one with all servers, from which PostgreSQL's programs choose the primary. */
export function withAllServers(oneServer: string, databaseUrl: string): string {
  const hosts = PARTS.exec(databaseUrl)?.[2] ?? '';
  if (!hosts.includes(',')) return oneServer;
  const several = oneServer.replace(PARTS, (_, before: string, _one, after: string) => `${before}${hosts}${after}`);
  return several.includes('target_session_attrs=')
    ? several
    : `${several}${several.includes('?') ? '&' : '?'}target_session_attrs=read-write`;
}
