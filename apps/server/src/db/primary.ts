import { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import { serversOf } from '../server-list.ts';
import { ask, type Standing, standingOf } from './server-standing.ts';

/** Milliseconds between two rounds of asking all servers. */
const BETWEEN_LOOKS = 300;

/** A server that must not be used: said with PostgreSQL's code for 'not now'. */
class NotThePrimary extends Error {
  readonly code = '57P03';
}

/** Connections to whichever of the servers of DATABASE_URL is the primary at the moment. */
export interface Primary {
  /** Its clients refuse standbys, where there are several servers, and any primary that was overtaken. */
  Client: typeof pg.Client;
  /** Settings for whoever makes clients of the driver's own. */
  settings: { connectionString: string; stream?: () => Socket };
}

/** Finds the primary. Throws, after so many milliseconds, what kept it from one. */
export async function findPrimary(databaseUrl: string, log: Logger, within: number): Promise<Primary> {
  const servers = serversOf(databaseUrl);
  let current = servers[0] as string;
  /** The newest timeline of each system that was seen. */
  const newest = new Map<string, number>();
  const live = new Map<pg.Client, Standing>();

  function judge({ standby, system, timeline }: Standing): void {
    if (standby && servers.length > 1) throw new NotThePrimary('this PostgreSQL is a standby');
    if (standby || timeline === 0) return;
    const known = newest.get(system) ?? 0;
    if (timeline < known) throw new NotThePrimary('this PostgreSQL was overtaken: another was promoted in its place');
    newest.set(system, timeline);
    if (timeline === known) return;
    // Who still holds a connection to the server that was overtaken would read what is no longer true.
    for (const [client, there] of live)
      if (there.system === system && there.timeline < timeline) streamOf(client).destroy();
  }

  /** Asks every server what it is, and turns to the one that was promoted last. */
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
    log.warn({ host: hostname, port, timeline: best.timeline }, 'turned to another PostgreSQL server');
  }

  let looking: Promise<void> | undefined;
  const lookAgain = (): void => {
    if (servers.length === 1 || looking) return;
    looking = look().finally(() => setTimeout(() => (looking = undefined), BETWEEN_LOOKS).unref());
  };

  class Client extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(typeof config === 'object' ? config : {}), connectionString: current });
      // The driver's pool listens once a connection stands. One that is cut while it is still asked what it is on would else end
      // this process; whoever waits for it is told in any case.
      this.on('error', () => undefined);
    }
    // The driver's pool hands over a callback.
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

  /** A socket that goes to the primary, wherever it is told to go. */
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
    // Made after the look: it goes where the primary was found.
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

/** The driver keeps it to itself; its pool ends connections in the same way. */
const streamOf = (client: pg.Client): { destroy(): void } =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
