import assert from 'node:assert/strict';
import { call } from '../caller.ts';
import { createEvent, type Guest, join, type Party, runEnds, signUp, startRun, throwParty } from '../party.ts';
import { startReader } from '../reader.ts';
import { inSeconds, type Scenario, sleep, until, worst } from '../scenario.ts';
import { launch, type ServerProcess } from '../server-process.ts';
import {
  type Cluster,
  clusterImpossible,
  openCluster,
  ownDatabase,
  query,
  type Row,
  type Storage,
} from '../storage.ts';
import { startWriters } from '../writers.ts';

/** A primary that acknowledges nothing before its standby has it on disk, and the standby. */
async function openPair(): Promise<{ old: Cluster; next: Cluster }> {
  const old = await openCluster();
  const next = await old.standby();
  await old.rows("alter system set synchronous_standby_names = '*'");
  await old.rows('select pg_reload_conf()');
  await until('the standby to follow in step', 30, async () => {
    const [followers] = await old.rows("select count(*)::int as n from pg_stat_replication where sync_state = 'sync'");
    return followers?.n === 1;
  });
  return { old, next };
}

/** The product's connections to a server. */
const connectionsTo = async (cluster: Cluster): Promise<number> =>
  Number(
    (
      await cluster.rows(
        "select count(*)::int as n from pg_stat_activity where datname like 'serendip_faults%' and application_name <> 'serendip-looks'",
      )
    )[0]?.n,
  );

/** Events of hosts of their own, each with a run in the queue. */
async function queueRuns(url: string, { guests }: Party, count: number): Promise<{ host: Guest; eventId: string }[]> {
  const made = [];
  for (let number = 0; number < count; number += 1) {
    const host = await signUp(url);
    const eventId = await createEvent(url, host, `Meeting ${number}`);
    for (const guest of guests) await join(url, guest, eventId);
    made.push({ host, eventId });
  }
  await Promise.all(made.map(({ host, eventId }) => startRun(url, host, eventId)));
  return made;
}

/** Each run has ended once: one result, one job done. */
async function assertEndedOnce(rows: Storage['rows']): Promise<void> {
  const runs: Row[] = await rows(
    `select r.status, r.total_matches_generated as said, r.total_participants as people,
       (select count(*)::int from match_pairs where run_id = r.id) as pairs,
       (select count(*)::int from room_seats where run_id = r.id) as seats,
       (select count(*)::int from jobs.job where name = 'match-run' and data->>'run_id' = r.id::text) as jobs,
       (select count(*)::int from jobs.job where data->>'run_id' = r.id::text and state = 'completed') as done
     from match_runs r`,
  );
  for (const { status, said, people, pairs, seats, jobs, done } of runs)
    assert.deepEqual(
      { status, pairs, seats, jobs, done },
      { status: 'completed', pairs: said, seats: people, jobs: 1, done: 1 },
    );
}

export const failover: Scenario = {
  name: 'failover',
  promise:
    'PostgreSQL fails over to a synchronous standby under load: nothing acknowledged is lost, jobs run once, and the old primary that comes back is refused',
  short: false,
  impossible: clusterImpossible,
  async run() {
    const { old, next } = await openPair();
    const servers: ServerProcess[] = [];
    const start = async (env: Record<string, string>): Promise<ServerProcess> => {
      const server = await launch(env);
      servers.push(server);
      await server.ready();
      return server;
    };
    const storage = await ownDatabase(old.url);
    const onOld = storage.env.DATABASE_URL as string;
    const at = (servers: string) => onOld.replace(`127.0.0.1:${old.port}`, servers);
    const onNext: Storage = {
      ...storage,
      rows: (text, values) => query(at(`127.0.0.1:${next.port}`), text, values),
    };
    try {
      const env = { ...storage.env, DATABASE_URL: at(`127.0.0.1:${old.port},127.0.0.1:${next.port}`) };
      const api = await start({ ...env, ROLE: 'api' });
      const worker = await start({ ...env, ROLE: 'worker' });
      const party = await throwParty(api.url);
      const token = String(party.guests[0]?.token);
      const reader = startReader(api.url, token);
      const writers = startWriters(api.url, party, 20);
      await sleep(2_000);
      const runs = await queueRuns(api.url, party, 4);

      const died = performance.now();
      old.stop('immediate');
      await sleep(1_000);
      next.promote();
      const promoted = performance.now();
      await until('a write after the promotion', 30, async () => writers.lastAcknowledged() > promoted);
      const writesAfter = performance.now() - promoted;
      const writesAway = performance.now() - died;
      for (const { host, eventId } of runs) {
        const { run } = await runEnds(api.url, host, eventId);
        assert.equal(run.status, 'completed', String(run.error_message));
      }
      const jobsAfter = performance.now() - promoted;

      // The old primary comes back and takes itself for the primary. It stands first in the list.
      old.start();
      const written = writers.history.count('acknowledged');
      await next.rows(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname like 'serendip_faults%' and pid <> pg_backend_pid()",
      );
      await until('more writes', 30, async () => writers.history.count('acknowledged') > written + 50);
      const late = await start({ ...env, ROLE: 'api' });
      assert.equal((await call(late.url, { path: '/conversations', token })).status, 200);
      await writers.stop();
      await reader.stop();
      assert.equal(await connectionsTo(old), 0, 'somebody stays connected to the old primary');
      assert.ok((await connectionsTo(next)) > 0);

      // Alone it is not used either, not even to read.
      next.stop('fast');
      const alone = new Set<number>();
      for (let look = 0; look < 30; look += 1) {
        alone.add((await call(api.url, { path: '/conversations/unread_count', token })).status);
        await sleep(100);
      }
      assert.deepEqual([...alone], [503], 'the old primary was used');
      next.start();
      const isBack = async () => (await call(api.url, { path: '/conversations/unread_count', token })).status === 200;
      await until('the new primary to be found again', 15, isBack);

      for (const server of [api, worker]) assert.equal(server.exit(), null, server.output().slice(-2_000));
      await writers.check(onNext);
      await assertEndedOnce(onNext.rows);
      assert.deepEqual(reader.broken.slice(0, 3), []);
      assert.deepEqual(
        [...writers.trouble].filter(([name]) => name !== '503'),
        [],
      );
      assert.ok(writesAfter <= 15_000, `the first write came ${inSeconds(writesAfter)} after the promotion`);
      return {
        'acknowledged writes': writers.history.count('acknowledged'),
        lost: 0,
        'write again after the promotion': inSeconds(writesAfter),
        'without writes': inSeconds(writesAway),
        'slowest read': inSeconds(worst(reader.waits)),
        'runs ended once': runs.length + 1,
        'the last after': inSeconds(jobsAfter),
        'used by the old primary': 0,
      };
    } finally {
      for (const server of servers) {
        server.signal('SIGKILL');
        await server.ended;
      }
      next.remove();
      old.remove();
      await storage.remove().catch(() => undefined);
    }
  },
};
