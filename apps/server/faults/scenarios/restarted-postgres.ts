import assert from 'node:assert/strict';
import { createServer, connect as dial, type Socket } from 'node:net';
import { runEnds, startRun, throwParty } from '../party.ts';
import { startReader } from '../reader.ts';
import { type Figures, inSeconds, type Scenario, sleep, until, worst } from '../scenario.ts';
import { launch, type ServerProcess } from '../server-process.ts';
import { clusterImpossible, openCluster, ownDatabase } from '../storage.ts';
import { startWriters } from '../writers.ts';

async function nextWrite(writers: ReturnType<typeof startWriters>): Promise<number> {
  const from = performance.now();
  const { seconds } = await until(
    'the first write after the return',
    30,
    async () => writers.lastAcknowledged() > from,
  );
  return seconds;
}

/** Runs the product while eight people write, one reads, and the database goes away and comes back `rounds` times. */
async function goAway(
  url: string,
  rounds: number,
  away: (round: number) => Promise<void>,
  back: () => Promise<void>,
): Promise<Figures> {
  const storage = await ownDatabase(url);
  let server: ServerProcess | undefined;
  try {
    server = await launch(storage.env);
    await server.ready();
    const party = await throwParty(server.url);
    const [first] = party.guests;
    const reader = startReader(server.url, String(first?.token));
    const writers = startWriters(server.url, party, 20);
    const returns: number[] = [];
    const jobs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await sleep(1_500);
      await away(round);
      await back();
      returns.push(await nextWrite(writers));
      await startRun(server.url, party.host, party.eventId);
      const { run, seconds } = await runEnds(server.url, party.host, party.eventId);
      assert.equal(run.status, 'completed');
      jobs.push(seconds);
    }
    await writers.stop();
    await reader.stop();
    assert.equal(server.exit(), null, `the process did not survive:\n${server.output().slice(-2_000)}`);
    await writers.check(storage);
    assert.deepEqual(reader.broken.slice(0, 3), []);
    assert.ok(reader.statuses.has(503), 'the reader never saw a 503');
    assert.deepEqual([...reader.statuses].toSorted(), [200, 503]);
    assert.deepEqual([...reader.readiness].toSorted(), [200, 503]);
    const odd = [...writers.trouble].filter(([name]) => name !== '503');
    assert.deepEqual(odd, [], 'writers were answered with something other than 503');
    assert.equal(writers.withoutRetryAfter, 0, 'a 503 without Retry-After');
    assert.ok(worst(reader.waits) <= 5_500, `a read took ${inSeconds(worst(reader.waits))}`);
    assert.ok(worst(returns) <= 5, `the first write came ${worst(returns).toFixed(1)} s after the database was back`);
    assert.equal(await server.stop(), 0);
    return {
      absences: rounds,
      'acknowledged writes': writers.history.count('acknowledged'),
      lost: 0,
      'slowest read': inSeconds(worst(reader.waits)),
      'write again after': `${worst(returns).toFixed(1)} s`,
      'match run after return': `${worst(jobs).toFixed(1)} s`,
    };
  } finally {
    server?.signal('SIGKILL');
    await server?.ended;
    await back();
    await storage.remove();
  }
}

export const restartedPostgres: Scenario = {
  name: 'restart-postgres',
  promise:
    'PostgreSQL restarted under load: 503 with Retry-After meanwhile, no read hangs, soon as before, nothing lost',
  short: false,
  impossible: clusterImpossible,
  async run(long) {
    const cluster = await openCluster();
    let isUp = true;
    try {
      return await goAway(
        cluster.url,
        long ? 6 : 2,
        async (round) => {
          isUp = false;
          cluster.stop(round % 2 === 0 ? 'fast' : 'immediate');
          await sleep(2_000);
        },
        async () => {
          if (!isUp) cluster.start();
          isUp = true;
        },
      );
    } finally {
      cluster.remove();
    }
  },
};

/** A network in between that can go silent. It then refuses nothing, answers nothing and closes no connection. */
async function silentNetwork(port: number) {
  let silent = false;
  const dead = new Set<Socket>();
  const open = new Set<Socket>();
  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => undefined);
    near.on('close', () => open.delete(near));
    if (silent) return void dead.add(near);
    const far = dial(port, '127.0.0.1');
    far.on('error', () => near.destroy());
    near.on('data', (chunk) => dead.has(near) || far.write(chunk));
    far.on('data', (chunk) => dead.has(near) || near.write(chunk));
    near.on('close', () => far.destroy());
    far.on('close', () => dead.has(near) || near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    fallSilent() {
      silent = true;
      for (const socket of open) dead.add(socket);
    },
    /** New connections work again. Earlier ones stay dead. */
    heal() {
      silent = false;
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

export const silentDatabase: Scenario = {
  name: 'silent-database',
  promise: 'While a database is silent but closes no connection: 503 in time, and back without a restart',
  short: false,
  impossible: clusterImpossible,
  async run(long) {
    const cluster = await openCluster();
    const network = await silentNetwork(cluster.port);
    const url = new URL(cluster.url);
    url.port = String(network.port);
    try {
      return await goAway(
        url.href,
        long ? 2 : 1,
        async () => {
          network.fallSilent();
          await sleep(10_000);
        },
        async () => network.heal(),
      );
    } finally {
      network.close();
      cluster.remove();
    }
  },
};
