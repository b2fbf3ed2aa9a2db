import dns from 'node:dns';
import type { ServerResponse } from 'node:http';
import { joinEvent, leaveEvent } from '@serendip/contract/events';
import { listNotifications } from '@serendip/contract/notifications';
import { createWebhook, resendWebhookDelivery, testWebhook, updateWebhook } from '@serendip/contract/webhooks';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { of } from '../../../test/matching.ts';
import { kinds, Receiving, status } from '../../../test/webhook-receiver.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { deliverWebhooks } from './deliver/deliver.ts';

let receiving: Receiving;
let world: World;
let host: Person;
beforeAll(async () => {
  receiving = await Receiving.open();
  ({ world, host } = receiving);
});
afterAll(() => receiving.close());
beforeEach(() => receiving.clear());

const db = () => world.ctx.database.db;

test('an address that fails is tried ten times in three days and then off, and the hosts are told; each can be sent again', async () => {
  const event = await world.createEvent(host);
  const hook = await receiving.add(event, 'failing');
  receiving.answers.set('/failing', status(500));
  const [ann] = await world.crowd(event, 1);
  const waits: number[] = [];
  for (let tries = 1; tries <= 10; tries += 1) {
    await receiving.deliver();
    await receiving.deliver();
    const [one] = await receiving.listOf(hook);
    expect([one?.tries, one?.status]).toEqual([tries, 500]);
    if (one?.next_try_at) waits.push((Date.parse(one.next_try_at) - Date.parse(one.tried_at ?? '')) / 1_000);
    await receiving.afterPause();
  }
  const [minute, hour] = [60, 3_600];
  const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
  expect(waits.map((wait, at) => Math.abs(wait / (pauses[at] ?? 0) - 1) <= 0.11)).toEqual(pauses.map(() => true));
  expect(new Set(receiving.gotAt('failing').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await receiving.webhooksOf(event)).toMatchObject([{ active: false, off_reason: 'failing' }]);
  const { notifications } = await host.get(listNotifications, {});
  expect(notifications[0]).toMatchObject({ kind: 'webhook_off', event: { id: event.id } });

  await ann?.get(leaveEvent, of(event));
  expect(await receiving.listOf(hook)).toHaveLength(1);
  const again = { params: { ...hook.at.params, delivery_id: (await receiving.listOf(hook))[0]?.id ?? '' } };
  expect((await host.call(resendWebhookDelivery, again)).code).toBe(422);
  await host.get(updateWebhook, { ...hook.at, body: { webhook: { active: true } } });
  receiving.answers.clear();
  await host.get(resendWebhookDelivery, again);
  await receiving.deliver();
  expect(await receiving.listOf(hook)).toMatchObject([{ state: 'delivered', tries: 11, status: 200 }]);
});

test('order holds over a short outage, and news is not held up by what an address never takes', async () => {
  const event = await world.createEvent(host);
  const hook = await receiving.add(event, 'order', ['guest.joined', 'guest.left']);
  const ann = await world.arrive();
  receiving.answers.set('/order', status(503));
  await ann.get(joinEvent, of(event));
  await receiving.deliver();
  await ann.get(leaveEvent, of(event));
  await receiving.deliver();
  expect(receiving.gotAt('order')).toHaveLength(1);
  receiving.answers.clear();
  await receiving.afterPause();
  await receiving.deliver();
  expect(receiving.gotAt('order').map(({ body }) => JSON.parse(body).type)).toEqual([
    'guest.joined',
    'guest.joined',
    'guest.left',
  ]);
  receiving.answers.set('/order', status(500));
  await ann.get(joinEvent, of(event));
  for (const _ of [1, 2]) {
    await receiving.deliver();
    await receiving.afterPause();
  }
  receiving.answers.clear();
  await db().execute(sql`update webhook_deliveries set due_at = now() + interval '5 minutes' where state = 'waiting'`);
  await ann.get(leaveEvent, of(event));
  await receiving.deliver();
  expect((await receiving.listOf(hook)).map(({ kind, state }) => [kind, state]).slice(0, 2)).toEqual([
    ['guest.left', 'delivered'],
    ['guest.joined', 'waiting'],
  ]);
});

test('an address that says 410 is off at once; redirects fail and are not followed; ten gigabytes are not read', async () => {
  const event = await world.createEvent(host);
  const [gone, led, huge] = [
    await receiving.add(event, 'gone'),
    await receiving.add(event, 'led'),
    await receiving.add(event, 'huge'),
  ];
  let written = 0;
  let isCut = false;
  receiving.answers.set('/gone', status(410));
  receiving.answers.set('/led', status(302, { location: receiving.to('elsewhere') }));
  receiving.answers.set('/huge', (response) => {
    response.on('close', () => {
      isCut = true;
    });
    const part = Buffer.alloc(64 * 1024);
    const more = () => {
      while (!response.destroyed && written < 10 * 2 ** 30) {
        written += part.length;
        if (!response.write(part)) return void response.once('drain', more);
      }
    };
    more();
  });
  await world.crowd(event, 1);
  await receiving.deliver();
  await vi.waitFor(() => expect(isCut).toBe(true), { timeout: patience });
  expect(written).toBeLessThan(16 * 2 ** 20);
  expect(receiving.gotAt('elsewhere')).toEqual([]);
  expect(await receiving.webhooksOf(event)).toMatchObject([{ off_reason: 'gone' }, { active: true }, { active: true }]);
  expect([await receiving.listOf(gone), await receiving.listOf(led), await receiving.listOf(huge)]).toMatchObject([
    [{ state: 'failed', status: 410 }],
    [{ state: 'waiting', status: 302 }],
    [{ state: 'delivered', status: 200 }],
  ]);
});

test('addresses that hang delay no other, and what a killed worker had in hand is sent again under the same id', async () => {
  const event = await world.createEvent(host);
  const others = await Promise.all([1, 2].map(() => world.arrive()));
  const held: ServerResponse[] = [];
  receiving.answers.set('/hangs', (response) => void held.push(response));
  for (const other of others)
    for (let n = 0; n < 6; n += 1) {
      const theirs = await world.createEvent(other);
      const hook = await receiving.add(theirs, 'hangs', kinds, other);
      await other.get(testWebhook, hook.at);
    }
  await receiving.add(event, 'well');
  await world.crowd(event, 1);
  const delivering = receiving.deliver();
  await vi.waitFor(() => expect(receiving.gotAt('well')).toHaveLength(1), { timeout: patience });
  // A person's addresses that never took anything have as many slots as an event has webhooks.
  await vi.waitFor(() => expect(held).toHaveLength(10), { timeout: patience });
  await world.crowd(event, 1);
  await vi.waitFor(() => expect(receiving.gotAt('well')).toHaveLength(2), { timeout: patience });
  const closing = setInterval(() => {
    for (const response of held.splice(0)) response.destroy();
  }, 10);
  await delivering;
  clearInterval(closing);

  await world.crowd(event, 1);
  await db().execute(sql`update webhook_deliveries set claimed_at = now() - interval '29 seconds', attempt = attempt + 1
    where state = 'waiting' and webhook_id in (select id from webhooks where event_id = ${event.id})`);
  await receiving.deliver();
  expect(receiving.gotAt('well')).toHaveLength(2);
  await db().execute(
    sql`update webhook_deliveries set claimed_at = now() - interval '31 seconds' where state = 'waiting'`,
  );
  await receiving.deliver();
  expect(receiving.gotAt('well')).toHaveLength(3);
});

test('one server gets sixty deliveries a minute from all, and the others wait without a failed try', async () => {
  const small = await openWorld({ env: { WEBHOOK_ALLOW: '127.0.0.1' }, beside: world });
  await db().execute(sql`delete from throttles where key like 'webhook_deliveries_per_target%'`);
  const event = await world.createEvent(host);
  const hook = await receiving.add(event, 'many', ['guest.joined']);
  await db().execute(sql`insert into webhook_deliveries (webhook_id, kind) select ${hook.id}, 'guest.joined'
    from generate_series(1, 63)`);
  await deliverWebhooks(small.ctx, new AbortController().signal);
  expect(receiving.gotAt('many')).toHaveLength(60);
  await db().execute(sql`delete from throttles where key like 'webhook_deliveries_per_target%'`);
  await db().execute(sql`update webhooks set rest_until = null`);
  await deliverWebhooks(small.ctx, new AbortController().signal);
  const tries = new Set((await receiving.listOf(hook)).map((one) => `${one.state} ${one.tries}`));
  expect([receiving.gotAt('many').length, [...tries]]).toEqual([63, ['delivered 1']]);
  await small.close();
});

test('a name that leads inside by the time of a send is refused, and nothing connects to what it led to before', async () => {
  const event = await world.createEvent(host);
  const { webhook } = await host.get(createWebhook, {
    ...of(event),
    body: { webhook: { url: `https://moves.example.org:${receiving.port}/moved`, kinds } },
  });
  const hook = { at: { params: { event_id: event.id, webhook_id: webhook.id } } };
  // Allowed once, as a public address is; then another one inside, as an attacker's name server answers.
  const found = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2', '10.0.0.1']];
  let asked = 0;
  const original = dns.lookup;
  const looked = vi.spyOn(dns, 'lookup').mockImplementation(((
    name: string,
    options: object,
    answer: (error: Error | null, addresses: object[]) => void,
  ) => {
    if (name !== 'moves.example.org') return original(name, options, answer as never);
    answer(
      null,
      (found[asked] ?? []).map((address) => ({ address, family: 4 })),
    );
    asked += 1;
  }) as never);
  let connections = 0;
  receiving.onConnection(() => {
    connections += 1;
  });
  await world.crowd(event, 1);
  const faults: unknown[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    await receiving.deliver();
    const [one] = await receiving.listOf(hook);
    faults.push([one?.state, one?.status, one?.fault, connections, asked]);
    await receiving.afterPause();
  }
  looked.mockRestore();
  // The first gets as far as the handshake, which this receiver does not speak.
  expect(faults).toEqual([
    ['waiting', null, 'unreachable', 1, 1],
    ['waiting', null, 'refused', 1, 2],
    ['waiting', null, 'refused', 1, 3],
  ]);
  expect(receiving.got).toEqual([]);
});
