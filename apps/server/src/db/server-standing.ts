import pg from 'pg';

/** Milliseconds for a server to report its state. */
const PATIENCE = 2_000;

/**
 * A server's state. A promotion begins a new timeline: of two servers that take writes, the one on the lower timeline
 * is old and must not be used.
 */
const WHAT_IT_IS = `select pg_is_in_recovery() as standby, (select system_identifier::text from pg_control_system()) as system,
  case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as wal`;

export interface Standing {
  standby: boolean;
  /** The identifier of servers with one history. */
  system: string;
  /** 0 if the server does not report it. */
  timeline: number;
}

export async function standingOf(client: pg.Client): Promise<Standing> {
  try {
    const { rows } = await client.query<{ standby: boolean; system: string; wal: string | null }>({
      text: WHAT_IT_IS,
      query_timeout: PATIENCE,
    } as pg.QueryConfig);
    const [{ standby = false, system = '', wal = null } = {}] = rows;
    return { standby, system, timeline: Number.parseInt(wal?.slice(0, 8) ?? '0', 16) };
  } catch (error) {
    // Some managed servers lack these functions; their provider takes care of the primary.
    if (/^(0A|42)/.test(String((error as pg.DatabaseError).code))) return { standby: false, system: '', timeline: 0 };
    throw error;
  }
}

/** Asks a server over a separate connection. Undefined if it does not answer. */
export async function ask(server: string): Promise<Standing | undefined> {
  const client = new pg.Client({
    connectionString: server,
    connectionTimeoutMillis: PATIENCE,
    application_name: 'serendip-looks',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await standingOf(client);
  } catch {
    return undefined;
  } finally {
    client.end().catch(() => undefined);
  }
}
