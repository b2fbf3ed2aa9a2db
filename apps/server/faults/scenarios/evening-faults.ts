import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { type Call, call, must, type Reply } from '../caller.ts';
import { arrives, assertSteps, length, letEnd, standing, startEvening } from '../evening-watch.ts';
import { History } from '../history.ts';
import type { Guest } from '../party.ts';
import { type Scenario, sleep, until, worst } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { clusterImpossible, openCluster, ownDatabase, type Storage } from '../storage.ts';

type Person = Pick<Guest, 'id' | 'token'>;

/** People with an account and a session; written to the database, since so many sign-ups would take a while. */
async function people(storage: Storage, count: number): Promise<Person[]> {
  const made = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomUUID() }));
  await storage.rows(
    `with made as (select (p->>'id')::uuid as id, p->>'hash' as hash from jsonb_array_elements($1::jsonb) p),
      accounts as (insert into users (id, email, alias, password_hash)
        select id, id || '@faults.test', 'guest-' || id, '-' from made returning id)
      insert into sessions (token_hash, user_id) select m.hash, a.id from accounts a join made m on m.id = a.id`,
    [JSON.stringify(made.map(({ id, token }) => ({ id, hash: createHash('sha256').update(token).digest('hex') })))],
  );
  return made;
}

/** Asks until it is answered, as the app does. Throws on a refusal. */
async function insist(url: string, request: Call): Promise<Reply> {
  for (let turn = 0; turn < 150; turn += 1) {
    const reply = await call(url, { ...request, patience: 8_000 }).catch(() => null);
    if (reply && reply.status < 300) return reply;
    if (reply && reply.status !== 503) throw new Error(`${request.path}: ${reply.status} ${reply.message}`);
    await sleep(200);
  }
  throw new Error(`${request.path} was never answered`);
}

const hereNow = async (storage: Storage): Promise<string[]> =>
  (await storage.rows('select user_id from presences where here')).map((row) => String(row.user_id));

const codeNow = async (storage: Storage): Promise<string> =>
  String((await storage.rows('select code from live_sessions'))[0]?.code);

export const eveningTaps: Scenario = {
  name: 'evening-taps',
  promise: 'Of the clock, two phones and a retry at the end of a round one goes on, and who is tapped in then is here',
  short: false,
  async run(long) {
    const storage = await ownDatabase();
    const servers = await Promise.all(['all', 'api'].map((ROLE) => launch({ ...storage.env, ROLE })));
    const history = new History();
    try {
      for (const server of servers) await server.ready();
      const [one, two] = servers.map(({ url }) => url) as [string, string];
      const { host, eventId } = await startEvening(storage, one);
      const guests = await people(storage, 40);
      const path = `/events/${eventId}/live`;
      for (const { token } of guests) await must(one, { method: 'POST', path: `/events/${eventId}/join`, token });
      const by = { clock: 0, hand: 0 };
      for (let times = 0; times < (long ? 16 : 6); times += 1) {
        const before = await standing(storage);
        await letEnd(storage, 300);
        // Some taps come just before the end, some just after it.
        await sleep(220 + times * 10);
        const next = {
          method: 'POST',
          path,
          token: host.token,
          body: { live: { action: 'next', version: before.version } },
        };
        const arrivals = guests.slice(times * 2, times * 2 + 2);
        const tapIn = async ({ id }: Person, url: string) => {
          history.attempt('here', id);
          const body = { presence: { user_id: id, here: true } };
          await must(url, { method: 'PATCH', path: `/events/${eventId}/presence`, token: host.token, body });
          history.acknowledge('here', id);
        };
        const [first, second, again] = await Promise.all([
          call(one, next),
          call(two, next),
          call(one, next),
          ...arrivals.map((guest, at) => tapIn(guest, at === 0 ? one : two)),
        ]);
        const replies = [first, second, again] as Reply[];
        assert.ok(
          replies.every(({ status }) => status === 200 || status === 409),
          'a tap was answered with something else',
        );
        const won = replies.filter(({ status }) => status === 200).length;
        assert.ok(won <= 1, 'two taps of one version both went on');
        const { seen: after } = await until('the evening to move on', 10, async () => {
          const now = await standing(storage);
          return now.version > before.version ? now : null;
        });
        await sleep(1_200);
        const settled = await standing(storage);
        assert.equal(settled.version, after.version, 'a step was taken twice');
        assert.equal(settled.version, before.version + 1);
        assertSteps(before, settled);
        by[won === 1 ? 'hand' : 'clock'] += 1;
      }
      history.check('here', await hereNow(storage));
      return {
        ends: by.clock + by.hand,
        'by the clock': by.clock,
        'by hand': by.hand,
        'taken twice': 0,
        'tapped in': history.count('acknowledged'),
      };
    } finally {
      for (const server of servers) {
        server.signal('SIGKILL');
        await server.ended;
      }
      await storage.remove();
    }
  },
};

export const eveningThroughFaults: Scenario = {
  name: 'evening-faults',
  promise:
    '300 check in from one address while the server is killed and PostgreSQL restarted as rounds end: all are here, no step is lost or taken twice',
  short: false,
  impossible: clusterImpossible,
  async run() {
    const cluster = await openCluster();
    const storage = await ownDatabase(cluster.url);
    const settings = { ...storage.env, RATE_LIMIT: 'on' };
    const history = new History();
    let server = await launch(settings);
    try {
      await server.ready();
      const { eventId } = await startEvening(storage, server.url);
      const guests = await people(storage, 300);
      const code = await codeNow(storage);
      const { url } = server;
      const started = performance.now();
      const arrivals = Promise.all(
        guests.map(async ({ id, token }, at) => {
          await sleep(at * 60);
          history.attempt('here', id);
          await insist(url, {
            method: 'POST',
            path: `/events/${eventId}/check_in`,
            token,
            body: { check_in: { code } },
          });
          history.acknowledge('here', id);
        }),
      );
      const late: number[] = [];
      const through = async (fault: () => Promise<void>) => {
        await sleep(3_000);
        await letEnd(storage, 250);
        const before = await standing(storage);
        await fault();
        late.push(await arrives(storage, before, 30));
        const after = await standing(storage);
        await sleep(1_500);
        assert.equal((await standing(storage)).version, after.version, 'a step was taken twice');
      };
      for (const milliseconds of [150, 260]) {
        await through(async () => {
          await sleep(milliseconds);
          server.signal('SIGKILL');
          await server.ended;
          server = await launch(settings, server.port);
          await server.ready();
        });
      }
      for (const mode of ['fast', 'immediate'] as const) {
        await through(async () => {
          await sleep(200);
          cluster.stop(mode);
          await sleep(1_000);
          cluster.start();
        });
      }
      await arrivals;
      const seconds = (performance.now() - started) / 1_000;
      assert.ok(seconds < 60, `300 people took ${seconds.toFixed(0)} s`);
      assert.equal(history.count('acknowledged'), guests.length);
      history.check('here', await hereNow(storage));
      const seats = await until('a seat for everybody in a round to come', 10, async () => {
        const [row] = await storage.rows(
          `select count(distinct s.user_id)::int as seated from live_seats s join live_sessions l on l.id = s.session_id where s.round > l.round`,
        );
        return Number(row?.seated) === guests.length;
      });
      assert.equal(server.exit(), null);
      return {
        'checked in': guests.length,
        within: `${seconds.toFixed(0)} s`,
        lost: 0,
        'steps through a fault': late.length,
        'latest step': `${Math.round(worst(late))} of ${length} ms`,
        'all seated after': `${seats.seconds.toFixed(1)} s`,
      };
    } finally {
      server.signal('SIGKILL');
      await server.ended;
      await storage.remove();
      cluster.remove();
    }
  },
};
