import assert from 'node:assert/strict';
import { seatCrowd } from '../crowd.ts';
import { type Guest, newestRun, runEnds, signUp, startRun } from '../party.ts';
import { type Scenario, sleep, until, worst } from '../scenario.ts';
import { launch, type ServerProcess } from '../server-process.ts';
import { ownDatabase, type Storage } from '../storage.ts';

interface Farm {
  storage: Storage;
  apis: ServerProcess[];
  workers: ServerProcess[];
}

/** The worker that is busy with a match run, found by its metrics. */
async function busyWorker({ workers }: Farm): Promise<ServerProcess> {
  const { seen } = await until('a worker to be busy', 30, async () => {
    for (const worker of workers) {
      const metrics = await (await fetch(`${worker.url}/api/metrics`)).text();
      if (/^serendip_jobs_under_way\{queue="match-run"\} 1$/m.test(metrics)) return worker;
    }
    return null;
  });
  return seen;
}

/** Returns the run's attempts. Throws unless it is completed and its stored pairs and seats match its own counts. */
async function assertOneResult({ storage }: Farm, runId: string): Promise<number> {
  const [run] = await storage.rows(
    `select status, attempt, total_matches_generated as said, total_participants as people,
       (select count(*)::int from match_pairs where run_id = r.id) as pairs,
       (select count(*)::int from room_seats where run_id = r.id) as seats
     from match_runs r where id = $1`,
    [runId],
  );
  assert.equal(run?.status, 'completed');
  assert.equal(run?.pairs, run?.said);
  assert.equal(run?.seats, run?.people);
  return Number(run?.attempt);
}

async function disturb(farm: Farm, host: Guest, eventId: string, how: 'kill' | 'pause') {
  const [first, second] = farm.apis as [ServerProcess, ServerProcess];
  await startRun(first.url, host, eventId);
  const victim = await busyWorker(farm);
  await sleep(Math.random() * 700);
  victim.signal(how === 'kill' ? 'SIGKILL' : 'SIGSTOP');
  const { run, seconds } = await runEnds(second.url, host, eventId, 90);
  assert.equal(run.status, 'completed', String(run.error_message));
  const before = await farm.storage.rows('select id, rank from match_pairs where run_id = $1 order by id', [run.id]);
  if (how === 'pause') {
    victim.signal('SIGCONT');
    // Long enough for the resumed worker to finish its work and try to write.
    await sleep(12_000);
    const after = await farm.storage.rows('select id, rank from match_pairs where run_id = $1 order by id', [run.id]);
    assert.deepEqual(after, before, 'a resumed worker wrote results');
    assert.equal((await newestRun(first.url, host, eventId)).status, 'completed');
    assert.equal(victim.exit(), null, 'the resumed worker died');
  } else {
    await victim.ended;
    const place = farm.workers.indexOf(victim);
    const successor = await launch({ ...farm.storage.env, ROLE: 'worker' });
    farm.workers[place] = successor;
    await successor.ready();
  }
  return { seconds, attempts: await assertOneResult(farm, run.id) };
}

export const twoWorkers: Scenario = {
  name: 'two-workers',
  promise: 'Two api and two worker processes: with a worker killed or paused mid-run, the run ends once, within 90 s',
  short: false,
  async run(long) {
    const storage = await ownDatabase();
    const farm: Farm = { storage, apis: [], workers: [] };
    try {
      for (const role of ['api', 'api', 'worker', 'worker']) {
        const server = await launch({ ...storage.env, ROLE: role });
        farm[role === 'api' ? 'apis' : 'workers'].push(server);
      }
      const all = [...farm.apis, ...farm.workers];
      await Promise.all(all.map((server) => server.ready()));
      const url = String(farm.apis[0]?.url);
      const host = await signUp(url);

      // Without faults: many runs, two workers, each run done once.
      const events = await Promise.all(Array.from({ length: 6 }, () => seatCrowd(storage, url, host, 30)));
      await Promise.all(events.map((eventId) => startRun(url, host, eventId)));
      const ends = await Promise.all(events.map((eventId) => runEnds(url, host, eventId, 90)));
      for (const { run } of ends) assert.equal(await assertOneResult(farm, run.id), 1, 'a run was done twice');

      const eventId = await seatCrowd(storage, url, host, 2_000);
      const times: number[] = [];
      for (const how of long ? (['kill', 'pause', 'kill'] as const) : (['kill'] as const)) {
        const { seconds, attempts } = await disturb(farm, host, eventId, how);
        assert.ok(attempts >= 2, `the run ended before the worker was stopped (${how})`);
        times.push(seconds);
      }
      return {
        'runs at once': events.length,
        'worked on twice': 0,
        'killed and paused': times.length,
        'slowest end': `${worst(times).toFixed(1)} s`,
        'results written by a stale worker': 0,
      };
    } finally {
      for (const server of [...farm.apis, ...farm.workers]) {
        server.signal('SIGKILL');
        await server.ended;
      }
      await storage.remove();
    }
  },
};
