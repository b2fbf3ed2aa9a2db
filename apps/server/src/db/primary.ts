import { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import { serversOf } from '../server-list.ts';
import { ask, type Standing, standingOf } from './server-standing.ts';

/** Milliseconds between two rounds of asking all servers. */
const BETWEEN_LOOKS = 300;

/** A server that must not be used; it carries PostgreSQL's code for 'cannot connect now'. */
class NotThePrimary extends Error {
  readonly code = '57P03';
}

/** Connections to the current primary among the servers of DATABASE_URL. */
export interface Primary {
  /** Its clients refuse standbys if there are several servers, and old primaries. */
  Client: typeof pg.Client;
  /** Settings for other clients of the driver. */
  settings: { connectionString: string; stream?: () => Socket };
}

/** Finds the primary. After this many milliseconds, throws the reason why there is none. */
export async function findPrimary(databaseUrl: string, log: Logger, within: number): Promise<Primary> {
  const servers = serversOf(databaseUrl);
  let current = servers[0] as string;
  /** The newest seen timeline of each system. */
  const newest = new Map<string, number>();
  const live = new Map<pg.Client, Standing>();

  function judge({ standby, system, timeline }: Standing): void {
    if (standby && servers.length > 1) throw new NotThePrimary('this PostgreSQL is a standby');
    if (standby || timeline === 0) return;
    const known = newest.get(system) ?? 0;
    if (timeline < known) throw new NotThePrimary('this PostgreSQL was overtaken: another was promoted in its place');
    newest.set(system, timeline);
    if (timeline === known) return;
    // Old connections to the overtaken server would read stale data.
    for (const [client, there] of live)
      if (there.system === system && there.timeline < timeline) streamOf(client).destroy();
  }

  /** Asks all servers for their state, and uses the one promoted last. */
  async function look(): Promise<void> {
    const found = await Promise.all(servers.map(async (server) => ({ server, standing: await ask(server) })));
    const primaries = found.flatMap(({ server, standing }) =>
      standing && !standing.standby ? [{ server, ...standing }] : [],
    );
    const [best] = primaries.toSorted((a, b) => b.timeline - a.timeline);
    if (!best || best.server === current) return;
    try {
      judge(best);
    } catch {
      return;
    }
    current = best.server;
    const { hostname, port } = new URL(current);
    log.warn({ host: hostname, port, timeline: best.timeline }, 'switched to another PostgreSQL server');
  }

  let looking: Promise<void> | undefined;
  const lookAgain = (): void => {
    if (servers.length === 1 || looking) return;
    looking = look().finally(() => setTimeout(() => (looking = undefined), BETWEEN_LOOKS).unref());
  };

  class Client extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(typeof config === 'object' ? config : {}), connectionString: current });
      // The driver's pool listens only to open connections. Without this listener, a connection cut during the check
      // would end the process. The caller gets the error anyway.
      this.on('error', () => undefined);
    }
    // The driver's pool passes a callback.
    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      const connected = this.#connected();
      if (!callback) return connected;
      connected.then(() => (callback as (error?: Error) => void)(), callback);
      return undefined;
    }
    async #connected(): Promise<this> {
      try {
        await super.connect();
        const standing = await standingOf(this);
        judge(standing);
        live.set(this, standing);
        this.once('end', () => live.delete(this));
        return this;
      } catch (error) {
        streamOf(this).destroy();
        lookAgain();
        throw error;
      }
    }
  }

  /** A socket that connects to the primary, whatever address it is given. */
  const stream = (): Socket => {
    const socket = new Socket();
    const { hostname, port } = new URL(current);
    const dial = socket.connect.bind(socket);
    socket.connect = () => dial(Number(port || 5432), hostname.replace(/^\[|\]$/g, ''));
    return socket;
  };
  const primary: Primary = {
    Client,
    settings: servers.length > 1 ? { connectionString: current, stream } : { connectionString: databaseUrl },
  };
  if (servers.length === 1) return primary;
  const begun = performance.now();
  for (let failure: unknown; ; ) {
    // Created after the check, so it connects to the primary found.
    await look();
    const client = new Client({ connectionTimeoutMillis: within });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return primary;
    } catch (error) {
      failure ??= error;
      if (performance.now() - begun > within) throw failure;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
    }
  }
}

/** A private member of the driver; its pool closes connections the same way. */
const streamOf = (client: pg.Client): { destroy(): void } =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
