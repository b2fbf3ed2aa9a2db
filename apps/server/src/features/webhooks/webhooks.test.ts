import { removeCohost } from '@serendip/contract/cohosts';
import { checkIn } from '@serendip/contract/evening';
import { deleteEvent, joinEvent, leaveEvent } from '@serendip/contract/events';
import { reportPerson } from '@serendip/contract/safety';
import { createWebhook, deleteWebhook, rotateWebhook, testWebhook, updateWebhook } from '@serendip/contract/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { becomeCohost } from '../../../test/become-cohost.ts';
import { act } from '../../../test/evening.ts';
import { of, personAt } from '../../../test/matching.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { type Got, kinds, Receiving } from '../../../test/webhook-receiver.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { cleanUp } from '../erasure/clean-up.ts';
import { tellOfPublished } from '../publishing/tell-of-published.ts';
import { lookAfterWebhooks } from './look-after-webhooks.ts';

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

/** A receiver that checks signatures as Standard Webhooks says. */
const verified = (secret: string, { headers, body }: Got) =>
  new Webhook(secret).verify(body, headers) as { type: string; timestamp: string; data: Record<string, unknown> };

test('whatever happens at an event reaches its webhook in order, signed by Standard Webhooks, in ids and counts alone', async () => {
  const event = await world.createEvent(host, { name: 'canary-name' });
  const hook = await receiving.add(event, 'all');
  const secret = hook.secret ?? '';
  const [ann, bob] = await world.crowd(event, 2);
  if (!ann || !bob) throw new Error('nobody came');
  const run = await storedRun(world, event, [{ of: [ann, bob] }]);
  await db().transaction((tx) => tellOfPublished(tx, world.ctx, event.id, run.id));
  const live = await act(host, event, 'open_doors');
  await ann.get(checkIn, { ...of(event), body: { check_in: { code: live.code ?? '' } } });
  await act(host, event, 'start');
  await act(host, event, 'end');
  const report = { event_id: event.id, reason: 'spam' as const, words: 'canary-words' };
  for (const words of ['canary-words', 'canary-more'])
    await ann.get(reportPerson, { params: { user_id: bob.id }, body: { report: { ...report, words } } });
  await ann.get(leaveEvent, of(event));
  await receiving.deliver();
  const sent = receiving.gotAt('all').map((one) => verified(secret, one));
  const event_id = event.id;
  expect(sent.map(({ type, data }) => [type, data])).toEqual([
    ['guest.joined', { event_id, user_id: expect.any(String), participants_count: 1 }],
    ['guest.joined', { event_id, user_id: expect.any(String), participants_count: 2 }],
    ['matches.published', { event_id, match_run_id: run.id, participants_count: 2, matches_count: 1 }],
    ['guest.checked_in', { event_id, user_id: ann.id, here_count: 1 }],
    ['evening.started', { event_id, rounds: 1, here_count: 1 }],
    ['evening.ended', { event_id, rounds_held: 1, here_count: 1 }],
    // The second words were added to the same report.
    ['report.made', { event_id }],
    ['guest.left', { event_id, user_id: ann.id, participants_count: 1 }],
  ]);
  expect(JSON.stringify(receiving.got)).not.toMatch(new RegExp(`canary|${ann.email}|${ann.alias}`));
  expect(receiving.gotAt('all')[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(receiving.gotAt('all')[0]?.headers.cookie).toBeUndefined();
  expect((await receiving.listOf(hook))[0]).toMatchObject({
    ...{ kind: 'guest.left', state: 'delivered', tries: 1, status: 200, fault: null, next_try_at: null },
    id: receiving.gotAt('all').at(-1)?.headers['webhook-id'],
  });
  // The answer of the receiver is kept nowhere, nor is the secret.
  const kept = JSON.stringify(
    await rowsOf(
      db(),
      sql`select to_jsonb(w) || to_jsonb(d) as row from webhooks w
    join webhook_deliveries d on d.webhook_id = w.id`,
    ),
  );
  expect(kept).not.toMatch('thank you');
  expect(kept).not.toContain(secret.slice('whsec_'.length));
  expect(JSON.stringify(await receiving.webhooksOf(event))).not.toContain('whsec_');
});

test('a changed secret signs beside the one before for 24 hours, then alone', async () => {
  const event = await world.createEvent(host);
  const hook = await receiving.add(event, 'rotated');
  const { webhook } = await host.get(rotateWebhook, hook.at);
  await host.get(testWebhook, hook.at);
  await receiving.deliver();
  const [first] = receiving.gotAt('rotated');
  for (const secret of [hook.secret, webhook.secret])
    expect(verified(secret ?? '', first as Got)).toMatchObject({ type: 'webhook.test', data: { event_id: event.id } });
  await db().execute(sql`update webhooks set previous_until = now() where id = ${hook.id}`);
  await host.get(testWebhook, hook.at);
  await receiving.deliver();
  const second = receiving.gotAt('rotated')[1] as Got;
  expect(verified(webhook.secret ?? '', second).type).toBe('webhook.test');
  expect(() => verified(hook.secret ?? '', second)).toThrow();
});

test('a host has five for an event, ten tests an hour, and addresses on the public internet alone', async () => {
  const strict = await openWorld({ env: { RATE_LIMIT: 'on', SMTP_URL: 'smtp://mail.example.org' }, beside: world });
  const event = await world.createEvent(host);
  const owner = Object.assign(Object.create(Object.getPrototypeOf(host)), host, { app: strict.app }) as Person;
  const body = (url: string, of_: string[] = ['guest.left']) => ({
    ...of(event),
    body: { webhook: { url, kinds: of_ } },
  });
  const make = (url: string, of_?: string[]) => owner.call(createWebhook, body(url, of_) as never);
  expect(await make('https://hooks.example.org/x')).toMatchObject({
    code: 422,
    message: 'Confirm your e-mail address first',
  });
  await db().execute(sql`update users set email_confirmed_at = now() where id = ${host.id}`);
  for (const url of [
    'http://hooks.example.org/x',
    'https://10.0.0.1/x',
    'https://localhost/x',
    'https://[::ffff:10.0.0.1]/x',
    receiving.to('x'),
  ])
    expect([url, (await make(url)).errors]).toEqual([
      url,
      ['Address must start with https:// and be on the public internet'],
    ]);
  expect((await make('https://hooks.example.org/x', [])).errors).toEqual(['Choose at least one kind']);
  expect((await make('https://hooks.example.org/x', ['guest.paid'])).code).toBe(422);
  const made = await Promise.all(Array.from({ length: 7 }, (_, n) => make(`https://hooks.example.org/${n}`)));
  expect(made.filter(({ code }) => code === 200)).toHaveLength(5);
  expect(made.find(({ code }) => code === 422)?.errors).toEqual(['An event has at most 5 webhooks']);
  const [one, other] = await receiving.webhooksOf(event);
  // A repeated call, and a change to the address of another.
  const there = { code: 409, message: 'An event has one webhook for an address. Change the one that is there.' };
  await db().execute(sql`delete from webhooks where event_id = ${event.id} and id not in (${one?.id}, ${other?.id})`);
  expect(await make(other?.url ?? '')).toMatchObject(there);
  const at = (id = '') => ({ params: { event_id: event.id, webhook_id: id } });
  const moved = { ...at(one?.id), body: { webhook: { url: other?.url ?? '' } } };
  expect(await owner.call(updateWebhook, moved)).toMatchObject(there);
  const again = await Promise.all([make('https://hooks.example.org/again'), make('https://hooks.example.org/again')]);
  expect(again.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  const tests = [];
  for (let n = 0; n < 11; n += 1) tests.push(await owner.call(testWebhook, at(n % 2 ? one?.id : other?.id)));
  expect(tests.map(({ code }) => code)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const isOff = await host.get(updateWebhook, {
    ...at(one?.id),
    body: { webhook: { active: false, kinds: ['guest.left', 'guest.left', 'guest.joined'] } },
  });
  expect(isOff.webhook).toMatchObject({ off_reason: 'host', kinds: ['guest.joined', 'guest.left'] });
  await host.get(deleteWebhook, at(one?.id));
  expect((await host.call(deleteWebhook, at(one?.id))).code).toBe(404);
  await host.get(deleteEvent, { ...of(event), body: { event: { name: event.name } } });
  await strict.close();
});

test('a webhook ends with its maker’s rights as a host; no webhook tells of a report about a host; the list keeps 30 days', async () => {
  const event = await world.createEvent(host);
  const cohost = await world.arrive();
  await becomeCohost(host, event, cohost);
  await receiving.add(event, 'theirs', kinds, cohost);
  const mine = await receiving.add(event, 'mine');
  const [ann] = await world.crowd(event, 1);
  await cohost.get(joinEvent, of(event));
  for (const person of [host, cohost])
    await ann?.call(reportPerson, {
      params: { user_id: person.id },
      body: { report: { event_id: event.id, reason: 'spam' } },
    });
  await host.get(removeCohost, personAt(event, cohost));
  await receiving.deliver();
  expect(await receiving.webhooksOf(event)).toMatchObject([
    { id: mine.id, made_by: { id: host.id, alias: host.alias } },
  ]);
  expect(receiving.got.map(({ path }) => path)).toEqual(['/mine', '/mine']);
  await db().execute(sql`update webhook_deliveries set created_at = now() - interval '31 days' where webhook_id = ${mine.id}
    and user_id = ${cohost.id}`);
  expect((await receiving.listOf(mine)).map(({ kind }) => kind)).toEqual(['guest.joined']);
  await db().execute(sql`insert into webhook_deliveries (webhook_id, kind) select ${mine.id}, 'guest.joined'
    from generate_series(1, 5001)`);
  await lookAfterWebhooks(world.ctx);
  expect(await receiving.webhooksOf(event)).toMatchObject([{ off_reason: 'too_many' }]);
  await cleanUp(world.ctx);
  expect(await rowsOf(db(), sql`select 1 from webhook_deliveries where user_id = ${cohost.id}`)).toEqual([]);
});
