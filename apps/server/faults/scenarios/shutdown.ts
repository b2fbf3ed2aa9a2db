import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { call } from '../caller.ts';
import { seatCrowd } from '../crowd.ts';
import { History } from '../history.ts';
import { newestRun, type Party, runEnds, startRun, throwParty } from '../party.ts';
import { type Figures, inSeconds, type Scenario, sleep, until, worst } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { embedded, ownDatabase, type Storage } from '../storage.ts';

/** 200 requests a second over fifty open connections, one in five a write, until the server is gone. */
function startVisitors(url: string, { guests }: Party) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const history = new History();
  const outcomes = new Map<string, number>();
  let stopping = false;
  let waiting = 0;
  const count = (name: string) => outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
  const visit = async (turn: number) => {
    const guest = guests[turn % guests.length];
    if (!guest) return;
    waiting += 1;
    const clientId = randomUUID();
    const isWrite = turn % 5 === 0;
    if (isWrite) history.attempt('message', clientId);
    const body = { message: { content: 'See you at the bar', client_id: clientId } };
    try {
      const reply = isWrite
        ? await call(url, {
            method: 'POST',
            path: `/conversations/${guest.partner}/messages`,
            token: guest.token,
            body,
            agent,
          })
        : await call(url, { path: '/conversations/unread_count', token: guest.token, agent });
      count(String(reply.status));
      if (isWrite && reply.status === 200) history.acknowledge('message', clientId);
    } catch (error) {
      count(error instanceof Error && 'code' in error ? String(error.code) : String(error));
    } finally {
      waiting -= 1;
    }
  };
  const work = (async () => {
    const pending: Promise<void>[] = [];
    const started = performance.now();
    for (let turn = 0; !stopping; ) {
      for (; turn < (performance.now() - started) / 5; turn += 1) pending.push(visit(turn));
      await sleep(5);
    }
    await Promise.all(pending);
    agent.destroy();
  })();
  return {
    history,
    outcomes,
    waiting: () => waiting,
    async stop() {
      stopping = true;
      await work;
    },
  };
}

async function terminateUnderLoad(storage: Storage, rounds: number): Promise<Figures> {
  const times: number[] = [];
  let answered = 0;
  const readiness: number[] = [];
  let server = await launch(storage.env);
  try {
    await server.ready();
    const party = await throwParty(server.url);
    const histories: History[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const visitors = startVisitors(server.url, party);
      // On a busy machine requests pile up at first. Wait: the test is about a process that keeps up.
      await sleep(2_000);
      await until(
        'the server to keep up with 200 requests a second (is the machine busy?)',
        60,
        async () => visitors.waiting() < 5,
      );
      const started = performance.now();
      server.signal('SIGTERM');
      const look = (async () => {
        const agent = new Agent({ keepAlive: true });
        for (let looks = 0; looks < 200 && !server.exit(); looks += 1) {
          const reply = await call(server.url, { path: '/ready', agent }).catch(() => null);
          if (reply) readiness.push(reply.status);
          await sleep(25);
        }
        agent.destroy();
      })();
      assert.equal(await server.ended, 0);
      times.push(performance.now() - started);
      await visitors.stop();
      await look;
      const turned = readiness.indexOf(503);
      assert.ok(turned >= 0, `readiness did not turn to 503: ${readiness.join(' ')}`);
      assert.ok(!readiness.slice(turned).includes(200), 'readiness turned back');
      readiness.length = 0;
      histories.push(visitors.history);
      const { 200: _, ...others } = Object.fromEntries(visitors.outcomes);
      // A refused connection is fine: the caller knows that nothing happened and tries the next process.
      const { ECONNREFUSED: __, ...broken } = others as Record<string, number>;
      assert.deepEqual(broken, {}, `accepted requests were not answered (ended after ${inSeconds(worst(times))})`);
      answered += visitors.outcomes.get('200') ?? 0;
      server = await launch(storage.env, server.port);
      await server.ready();
    }
    assert.equal(await server.stop(), 0);
    const all = new History();
    for (const history of histories) {
      for (const key of history.attempted.get('message') ?? []) all.attempt('message', key);
      for (const key of history.acknowledged.get('message') ?? []) all.acknowledge('message', key);
    }
    all.check(
      'message',
      (await storage.rows('select client_id as key from messages')).map((row) => String(row.key)),
    );
    assert.ok(worst(times) < 10_000, `it took ${inSeconds(worst(times))}`);
    return { terminations: rounds, 'requests answered': answered, reset: 0, 'slowest end': inSeconds(worst(times)) };
  } finally {
    server.signal('SIGKILL');
    await server.ended;
    await storage.remove();
  }
}

export const shutdown: Scenario = {
  name: 'shutdown',
  promise:
    'SIGTERM under 200 requests a second over kept connections: every accepted request answered, exit 0 within 10 s',
  short: true,
  async run(long) {
    const figures = await terminateUnderLoad(embedded(), long ? 3 : 1);
    if (!long) return figures;
    const onServer = await terminateUnderLoad(await ownDatabase(), 3);
    return { ...figures, 'on PostgreSQL': Object.values(onServer).join(' / ') };
  },
};

export const handedBack: Scenario = {
  name: 'job-handed-back',
  promise:
    'SIGTERM in the middle of a match run: it is given back, taken up again and ends once; a second signal ends at once',
  short: false,
  async run() {
    const storage = await ownDatabase();
    let server = await launch(storage.env);
    try {
      await server.ready();
      const party = await throwParty(server.url);
      const eventId = await seatCrowd(storage, server.url, party.host, 2_500);
      await startRun(server.url, party.host, eventId);
      const { url } = server;
      await until('progress', 60, async () => (await newestRun(url, party.host, eventId)).status === 'processing');
      const started = performance.now();
      server.signal('SIGTERM');
      assert.equal(await server.ended, 0);
      const took = performance.now() - started;
      assert.ok(took < 10_000, `it took ${inSeconds(took)}`);
      server = await launch(storage.env, server.port);
      await server.ready();
      const { run, seconds } = await runEnds(server.url, party.host, eventId, 90);
      assert.equal(run.status, 'completed');
      const [row] = await storage.rows('select attempt from match_runs where id = $1', [run.id]);
      assert.equal(Number(row?.attempt), 2);

      await startRun(server.url, party.host, eventId);
      await sleep(1_000);
      const twice = performance.now();
      server.signal('SIGTERM');
      // A signal that repeats at once is the same request, passed on by npm or sent to a whole group.
      await sleep(1_000);
      server.signal('SIGTERM');
      await server.ended;
      const ended = performance.now() - twice;
      assert.ok(ended < 2_000, `after the second signal it took ${inSeconds(ended)}`);
      return {
        'end with a run under way': inSeconds(took),
        'run completed after restart': `${seconds.toFixed(1)} s`,
        'end after second signal': inSeconds(ended),
      };
    } finally {
      server.signal('SIGKILL');
      await server.ended;
      await storage.remove();
    }
  },
};
