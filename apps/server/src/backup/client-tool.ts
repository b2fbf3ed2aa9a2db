import { spawnSync } from 'node:child_process';
import { serversOf, withAllServers } from '../server-list.ts';

/** The address without its password, and the password. */
function parted(databaseUrl: string): { url: string; password: string | null } {
  const url = new URL(serversOf(databaseUrl)[0] as string);
  const inQuery = url.searchParams.get('password');
  const password = inQuery ?? (url.password ? decodeURIComponent(url.password) : null);
  url.password = '';
  if (inQuery !== null) {
    url.searchParams.delete('password');
    // PostgreSQL's programs do not decode a plus as a space.
    url.search = url.searchParams.toString().replaceAll('+', '%20');
  }
  return { url: withAllServers(url.href, databaseUrl), password };
}

/** Runs one of PostgreSQL's own programs on the database. Throws when it is missing or fails. */
export function runClientTool(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]): void {
  const { url, password } = parted(databaseUrl);
  const { error, status } = spawnSync(tool, [`--dbname=${url}`, ...args], {
    stdio: 'inherit',
    // Not as an argument, since every user of the machine can read those.
    env: { ...process.env, ...(password === null ? {} : { PGPASSWORD: password }) },
  });
  if (error) throw new Error(`${tool} is needed for a PostgreSQL server: install the PostgreSQL client tools.`);
  if (status !== 0) throw new Error(`${tool} failed: see above.`);
}
