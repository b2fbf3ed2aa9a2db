import assert from 'node:assert/strict';
import { request } from 'node:http';
import { type Call, call, must } from '../caller.ts';
import { type Guest, password } from '../party.ts';
import { inSeconds, type Scenario, sleep, until, worst } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { embedded } from '../storage.ts';

/** Everybody comes from here. */
const venue = '10.0.0.1';
const drippers = 8;
const exporters = 12;
/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const many = <T>(count: number, act: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));
const at = (browser: string) => ({ 'x-forwarded-for': venue, 'user-agent': browser });

function arrival(headers: Record<string, unknown>, data: Record<string, unknown>, email = ''): Guest {
  return { id: (data.user as { id: string }).id, email, token: String(headers.authorization).replace('Bearer ', '') };
}

async function signUp(url: string, email: string): Promise<Guest> {
  const user = { email, password, password_confirmation: password };
  const { headers, data } = await must(url, { method: 'POST', path: '/users', body: { user }, headers: at(email) });
  return arrival(headers, data, email);
}

/** An event with open doors, its host and its code. */
async function openEvening(url: string, host: Guest): Promise<{ id: string; door: string }> {
  const { data } = await must(url, {
    method: 'POST',
    path: '/events',
    token: host.token,
    body: { event: { name: 'An evening' } },
  });
  const { id } = data.event as { id: string };
  const live = { action: 'open_doors', version: 0 };
  const opened = await must(url, { method: 'POST', path: `/events/${id}/live`, token: host.token, body: { live } });
  return { id, door: `/events/${id}/join_as_guest?here=${(opened.data.live as { code: string }).code}` };
}

async function enter(url: string, door: string, n: number, patience = 60_000): Promise<Guest> {
  const body = { guest: { name: `Guest ${n}` } };
  const { headers, data } = await must(url, { method: 'POST', path: door, body, patience, headers: at(`Phone ${n}`) });
  return arrival(headers, data);
}

/** Sends a picture, or its first byte and no more. Resolves to the status, or to 0 if it was cut. */
const upload = (port: number, { token }: Guest, drips = false): Promise<number> =>
  new Promise((resolve) => {
    const length = drips ? 500_000 : picture.length;
    const headers = {
      ...at('An uploader'),
      authorization: `Bearer ${token}`,
      'content-type': 'image/png',
      'content-length': length,
    };
    const outgoing = request(
      { host: '127.0.0.1', port, path: '/api/users/card/picture', method: 'PUT', headers },
      (incoming) => {
        incoming.resume();
        resolve(incoming.statusCode ?? 0);
      },
    );
    outgoing.on('error', () => resolve(0));
    if (drips) outgoing.write('x');
    else outgoing.end(picture);
  });

export const freeQueues: Scenario = {
  name: 'free-queues',
  promise:
    'Free accounts at a venue that start runs, drip uploads, export their data and edit questions hold up nobody beside them: 300 guests come in, and another host, an upload and polls go on',
  short: false,
  async run(long) {
    const [hosts, guests] = long ? [150, 300] : [60, 100];
    const storage = embedded();
    const server = await launch({ ...storage.env, RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
    try {
      await server.ready();
      const { url, port } = server;
      const send = (options: Call) => call(url, { patience: 60_000, ...options });
      const [mill, host] = [await signUp(url, 'mill@faults.test'), await signUp(url, 'host@faults.test')];
      const bait = await openEvening(url, mill);
      const crew: Guest[] = [];
      for (let n = 0; n < hosts; n += 1) crew.push(await enter(url, bait.door, n));
      const hollow: string[] = [];
      for (const [n, { token }] of crew.entries()) {
        const { data } = await must(url, {
          method: 'POST',
          path: '/events',
          token,
          body: { event: { name: 'Hollow' } },
        });
        const { id } = data.event as { id: string };
        for (const k of [0, 1, 2])
          await must(url, {
            method: 'POST',
            path: `/events/${id}/join`,
            token: crew[(n + k) % hosts]?.token,
            body: {},
          });
        hollow.push(id);
      }
      const evening = await openEvening(url, host);
      const first: Guest[] = [];
      for (let n = 0; n < 6; n += 1) first.push(await enter(url, evening.door, 1_000 + n));
      const runOf = async () => {
        const begun = performance.now();
        await must(url, { method: 'POST', path: `/events/${evening.id}/run_matches`, token: host.token, body: {} });
        await until('the host’s run', 120, async () => {
          const { data } = await send({ path: `/events/${evening.id}/match_status`, token: host.token });
          return (data.match_run as { status: string }).status === 'completed';
        });
        return performance.now() - begun;
      };
      const alone = await runOf();

      let isOver = false;
      const again = async (act: () => Promise<unknown>) => {
        while (!isOver) {
          await act();
          await sleep(20);
        }
      };
      const runs = many(hosts, (n) =>
        send({ method: 'POST', path: `/events/${hollow[n]}/run_matches`, token: crew[n]?.token, body: {} }),
      );
      const floods = Promise.all([
        many(drippers, (n) => again(() => upload(port, crew[n] as Guest, true))),
        many(exporters, (n) => again(() => send({ path: '/users/export', token: crew[n]?.token }))),
        many(6, (n) => {
          const question = { text: `What do you bring to number ${n}?`, input_type: 'text' };
          const path = `/events/${hollow[n]}/questions`;
          return again(() => send({ method: 'POST', path, token: crew[n]?.token, body: { question } }));
        }),
      ]);
      floods.catch(() => undefined);
      const started = await runs;
      assert.ok(
        started.every(({ status }) => status === 202),
        `starts: ${[...new Set(started.map(({ status }) => status))].join(', ')}`,
      );
      const [behind, picture, waits] = await Promise.all([
        runOf(),
        upload(port, first[0] as Guest),
        (async () => {
          const waits: number[] = [];
          for (let wave = 0; wave < guests / 20; wave += 1)
            await many(20, async (n) => {
              const begun = performance.now();
              await enter(url, evening.door, 20 * wave + n);
              waits.push(performance.now() - begun);
            });
          return waits;
        })(),
      ]);
      const polls: number[] = [];
      for (let n = 0; n < 50; n += 1) {
        const begun = performance.now();
        const { status } = await send({ path: `/events/${evening.id}/live`, token: first[n % 6]?.token });
        assert.equal(status, 200);
        polls.push(performance.now() - begun);
      }
      isOver = true;
      server.signal('SIGTERM');
      await floods.catch(() => undefined);
      assert.equal(picture, 200, 'an upload beside those that drip');
      assert.ok(worst(waits) < 15_000, `the slowest guest waited ${inSeconds(worst(waits))}`);
      assert.ok(behind < Math.max(5_000, 4 * alone), `a run took ${inSeconds(behind)}, ${inSeconds(alone)} alone`);
      return {
        'guests came in': waits.length,
        slowest: inSeconds(worst(waits)),
        [`a run behind ${hosts} others`]: `${inSeconds(behind)}, alone ${inSeconds(alone)}`,
        'slowest poll': inSeconds(worst(polls)),
      };
    } finally {
      server.signal('SIGKILL');
      await server.ended;
      await storage.remove();
    }
  },
};
