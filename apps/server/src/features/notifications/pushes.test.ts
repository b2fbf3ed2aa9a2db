import type { ServerResponse } from 'node:http';
import { exportAccount } from '@serendip/contract/account-export';
import { signOut } from '@serendip/contract/accounts';
import { joinEvent } from '@serendip/contract/events';
import { addPushSubscription, removePushSubscription, setNotificationSwitches } from '@serendip/contract/notifications';
import { getSettings } from '@serendip/contract/service';
import { patience } from '@serendip/test-kit/patience';
import { openPushService } from '@serendip/test-kit/push-service';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { guardedUrl } from '../../adapters/guarded-request.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { notify } from './notify.ts';
import { deliverPushes } from './pushes/deliver.ts';

let world: World;
let service: Awaited<ReturnType<typeof openPushService>>;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ env: { PUBLIC_URL: 'http://localhost:3000', WEBHOOK_ALLOW: '127.0.0.1' } });
  const { push_key } = await world.nobody.get(getSettings, {});
  service = await openPushService(push_key ?? '');
  host = await world.arrive();
});
afterAll(async () => {
  await service.close();
  await world.close();
});

const { subscribe } = {
  subscribe: (person: Person, push_subscription: ReturnType<typeof service.subscribe>) =>
    person.get(addPushSubscription, { body: { push_subscription } }),
};
const endpointsOf = async (person: Person) =>
  (
    await rowsOf<{ endpoint: string }>(
      world.ctx.database.db,
      sql`select endpoint from push_subscriptions where user_id = ${person.id} order by endpoint`,
    )
  ).map(({ endpoint }) => endpoint.split('/').at(-1));
let causes = 0;
async function push(person: Person, name = 'Harbour Mixer') {
  const event = await world.createEvent(host, { name });
  await person.call(joinEvent, { params: { event_id: event.id } });
  causes += 1;
  await world.ctx.database.db.transaction((tx) =>
    notify(tx, world.ctx, { kind: 'matches_ready', users: [person.id], cause: `${causes}`, event: event.id }),
  );
  await deliverPushes(world.ctx, new AbortController().signal);
  return event;
}
const gotBy = (name: string) => service.got.filter(({ path }) => path === `/${name}`);

test('a push comes to each browser, encrypted and signed, once, and tells nothing private', async () => {
  const ann = await world.arrive();
  const [phone, laptop] = [service.subscribe('phone'), service.subscribe('laptop')];
  for (const one of [phone, laptop, phone]) await subscribe(ann, one);
  const event = await push(ann);
  await deliverPushes(world.ctx, new AbortController().signal);
  for (const name of ['phone', 'laptop']) {
    const [got, ...more] = gotBy(name);
    expect([more, got?.signed]).toEqual([[], true]);
    expect(JSON.parse(got?.text ?? '')).toEqual({
      title: 'Your matches for Harbour Mixer are ready',
      page: `/events/${event.id}`,
      lang: 'en',
      tag: expect.any(String),
    });
    expect(got?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  }
  const { export: data } = await ann.get(exportAccount, {});
  expect(data.push_subscriptions).toMatchObject([{ service: '127.0.0.1' }, { service: '127.0.0.1' }]);
});

test('a browser that is gone is forgotten; one whose service fails is asked again later, and the others hear at once', async () => {
  const ann = await world.arrive();
  await subscribe(
    ann,
    service.subscribe('gone', (response) => response.writeHead(410).end()),
  );
  await subscribe(
    ann,
    service.subscribe('missing', (response) => response.writeHead(404).end()),
  );
  await subscribe(
    ann,
    service.subscribe('busy', (response) => response.writeHead(429).end()),
  );
  await subscribe(
    ann,
    service.subscribe('led', (response) => response.writeHead(302, { location: '/phone' }).end()),
  );
  await subscribe(ann, service.subscribe('well'));
  const before = gotBy('phone').length;
  await push(ann);
  expect(await endpointsOf(ann)).toEqual(['busy', 'led', 'well']);
  expect([gotBy('well').length, gotBy('phone').length]).toEqual([1, before]);
  service.answer('busy', (response) => response.writeHead(201).end());
  await deliverPushes(world.ctx, new AbortController().signal);
  expect(gotBy('busy')).toHaveLength(1);
  await world.ctx.database.db.execute(sql`update deliveries set due_at = now()`);
  await world.ctx.database.db.execute(sql`update push_subscriptions set retry_at = null`);
  await deliverPushes(world.ctx, new AbortController().signal);
  expect([gotBy('busy').length, gotBy('well').length]).toEqual([2, 1]);
});

test('endpoints that never answer hold up nobody: others hear at once, and the silent ones are left alone and dropped after a day', async () => {
  const db = () => world.ctx.database.db;
  const held: ServerResponse[] = [];
  let lost = 0;
  const [ann, ...attackers] = (await Promise.all([1, 2, 3].map(() => world.arrive()))) as [Person, Person, Person];
  await subscribe(ann, service.subscribe('honest'));
  await push(ann);
  for (const [at, person] of attackers.entries())
    for (let device = 0; device < 20; device += 1)
      await subscribe(
        person,
        service.subscribe(`silent-${at}-${device}`, (response) => {
          held.push(response);
          response.on('close', () => {
            lost += 1;
          });
        }),
      );
  const event = await world.createEvent(host);
  const notifyAll = (cause: string, people: Person[]) =>
    db().transaction((tx) =>
      notify(tx, world.ctx, { kind: 'matches_ready', users: people.map(({ id }) => id), cause, event: event.id }),
    );
  for (const person of [...attackers, ann]) await person.call(joinEvent, { params: { event_id: event.id } });
  await notifyAll('silence', attackers);
  await notifyAll('honesty', [ann]);
  const delivering = deliverPushes(world.ctx, new AbortController().signal);
  await vi.waitFor(() => expect(gotBy('honest')).toHaveLength(2), { timeout: patience });
  await vi.waitFor(() => expect(held.length).toBeGreaterThan(0), { timeout: patience });
  expect([lost, held.length <= 6]).toEqual([0, true]);

  const answerAll = setInterval(() => {
    for (const response of held.splice(0)) response.writeHead(500).end();
  }, 10);
  await delivering;
  const standing = async () =>
    rowsOf<{ left_alone: boolean }>(
      db(),
      sql`select retry_at > now() as left_alone from push_subscriptions
        where user_id in ${attackers.map(({ id }) => id)} and failures > 0`,
    );
  expect((await standing()).filter(({ left_alone }) => left_alone)).toHaveLength(40);
  await db().execute(sql`update push_subscriptions set retry_at = null, failing_since = now() - interval '25 hours'
    where failures > 0`);
  await db().execute(sql`update deliveries set due_at = now()`);
  await deliverPushes(world.ctx, new AbortController().signal);
  clearInterval(answerAll);
  expect(await standing()).toEqual([]);
  expect(await endpointsOf(ann)).toEqual(['honest']);
});

test('a person who turned it off, signed out, or signed in as somebody else there, hears nothing', async () => {
  const [ann, bob, eve] = await Promise.all([world.arrive(), world.arrive(), world.arrive()]);
  await subscribe(ann, service.subscribe('ann'));
  await ann.get(setNotificationSwitches, { body: { matches_ready: { push: false } } });
  await push(ann);
  await subscribe(bob, service.subscribe('bob'));
  await bob.get(signOut, {});
  await push(bob);
  const shared = service.subscribe('shared');
  await subscribe(eve, shared);
  await subscribe(ann, shared);
  await push(eve);
  expect(['ann', 'bob', 'shared'].map((name) => gotBy(name).length)).toEqual([0, 0, 0]);
  await eve.get(removePushSubscription, { body: { push_subscription: { endpoint: shared.endpoint } } });
  expect(await endpointsOf(ann)).toEqual(['ann', 'shared']);
  await ann.get(removePushSubscription, { body: { push_subscription: { endpoint: shared.endpoint } } });
  expect(await endpointsOf(ann)).toEqual(['ann']);
});

test('an address inside the network is no push service, whatever form it has, nor is one without encryption', async () => {
  for (const endpoint of [
    'http://push.example.org/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://100.64.0.1/x',
    'https://169.254.169.254/latest',
    'https://198.18.0.1/x',
    'https://255.255.255.255/x',
    'https://[::1]/x',
    'https://[::]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[::ffff:8.8.8.8]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://[::10.0.0.1]/x',
    'https://[::ffff:0:10.0.0.1]/x',
    'https://[4000::1]/x',
    'https://[2002:a00:1::]/x',
    'https://[2001:0:a00:1::]/x',
    'https://database/x',
    'https://user:word@push.example.org/x',
    'ftp://push.example.org/x',
    'push',
  ])
    expect([endpoint, guardedUrl(endpoint, [])]).toEqual([endpoint, undefined]);
  for (const endpoint of [
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://8.8.8.8/x',
    'https://[2606:4700::1111]/x',
  ])
    expect(guardedUrl(endpoint, [])?.href).toBe(endpoint);
  expect(guardedUrl('http://10.1.2.3/x', ['10.0.0.0/8'])?.href).toBe('http://10.1.2.3/x');
  expect(guardedUrl('http://10.1.2.3/x', ['127.0.0.1', 'fd00::/8'])).toBeUndefined();
  const ann = await world.arrive();
  const { keys } = service.subscribe('x');
  const refused = await ann.call(addPushSubscription, {
    body: { push_subscription: { endpoint: 'http://10.0.0.1/x', keys } },
  });
  expect([refused.code, refused.errors]).toEqual([422, ["This browser's push service cannot be reached"]]);
  const short = await ann.call(addPushSubscription, {
    body: { push_subscription: { endpoint: 'https://push.example.org/x', keys: { ...keys, p256dh: 'AAAA' } } },
  });
  expect(short.code).toBe(422);
});

test('this machine is no exception: its address is refused although PUBLIC_URL is here', async () => {
  const home = await openWorld({ beside: world, env: { PUBLIC_URL: 'http://localhost:3000' } });
  const ann = await home.arrive();
  const refused = await ann.call(addPushSubscription, { body: { push_subscription: service.subscribe('home') } });
  expect([refused.code, refused.errors]).toEqual([422, ["This browser's push service cannot be reached"]]);
  await home.close();
});
