import { randomUUID } from 'node:crypto';
import { type Event, joinEvent } from '@serendip/contract/events';
import type { NotificationKind } from '@serendip/contract/notifications';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { of } from '../../../../test/matching.ts';
import { bellOf, deliveriesTo, mailsTo, makeAllDue, notifyOfMatches } from '../../../../test/notifications.ts';
import { openWorld, type Person, type World } from '../../../../test/world.ts';
import { boundsOf } from '../../../bounds.ts';
import { readConfig } from '../../../config.ts';
import { sql } from '../../../db/sql.ts';
import { notify } from '../notify.ts';
import { deliverMails } from './deliver.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ env: { MAIL_RATE: '1000' } });
  host = await world.arrive();
});
afterAll(() => world.close());
afterEach(() => {
  world.mails.length = 0;
  world.ctx.now = () => new Date();
});

const execute = (statement: ReturnType<typeof sql>) => world.ctx.database.db.execute(statement);

test('a mailbox gets so many mails a day, whatever their kinds; the others come as one in the morning, without names in its subject', async () => {
  const before = world.ctx.bounds;
  world.ctx.bounds = boundsOf(readConfig({ LIMIT_MAILS_A_DAY_PER_MAILBOX: '3' }));
  const ann = await world.arrive();
  for (let n = 0; n < 6; n += 1)
    await notifyOfMatches(world, await world.createEvent(host, { name: `Night ${n}` }), [ann], `n${n}`);
  expect(await mailsTo(world, ann)).toHaveLength(3);
  const waiting = await deliveriesTo(world, ann);
  expect(waiting.map(({ in_digest }) => in_digest)).toEqual([true, true, true]);
  expect(new Set(waiting.map(({ due_at }) => new Date(due_at).toISOString().slice(11, 16)))).toEqual(
    new Set(['08:00']),
  );
  world.mails.length = 0;
  await makeAllDue(world);
  const [digest, ...more] = await mailsTo(world, ann);
  expect([digest?.subject, more, await deliveriesTo(world, ann)]).toEqual(['Your news of yesterday', [], []]);
  expect(digest?.text.match(/Your matches for Night \d are ready/g)).toHaveLength(3);
  expect(digest?.unsubscribe).toContain('/api/unsubscribe/');
  world.ctx.bounds = before;
});

test('the one mail in the morning tells what still holds: nothing of a person blocked meanwhile, and the day of an event as it is seen then', async () => {
  const before = world.ctx.bounds;
  world.ctx.bounds = boundsOf(readConfig({ LIMIT_MAILS_A_DAY_PER_MAILBOX: '1' }));
  const [ann, bob] = [await world.arrive(), await world.arrive()];
  const tell = (kind: NotificationKind, event: { id: string }, other?: Person) =>
    world.ctx.database.db.transaction((tx) =>
      notify(tx, world.ctx, {
        kind,
        users: [ann.id],
        cause: randomUUID(),
        event: event.id,
        ...(other && { other: other.id }),
      }),
    );
  const on = (event_date: string) => world.createEvent(host, { name: `Night of ${event_date}`, event_date });
  const events = [await on('2098-05-01'), await on('2098-05-02'), await on('2098-05-03')];
  for (const event of events) await ann.get(joinEvent, of(event));
  const [first] = events as [Event];
  await tell('matches_ready', first);
  await mailsTo(world, ann);
  await tell('contact_returned', first, bob);
  for (const event of events) await tell('event_tomorrow', event);
  await mailsTo(world, ann);
  world.mails.length = 0;
  await execute(sql`insert into blocks (user_id, other_id) values (${ann.id}, ${bob.id})`);
  world.ctx.now = () => new Date('2098-05-01T08:00:00Z');
  await makeAllDue(world);
  const [digest, ...more] = await mailsTo(world, ann);
  expect([more, await deliveriesTo(world, ann)]).toEqual([[], []]);
  expect(digest?.text).toContain('Night of 2098-05-01 is today\nNight of 2098-05-02 is tomorrow\n');
  expect(digest?.text).not.toMatch(/contact|2098-05-03 is/);
  world.ctx.bounds = before;
});

test('a mailbox that was never confirmed gets no notification where mail is sent', async () => {
  const ctx = { ...world.ctx, config: { ...world.ctx.config, smtpUrl: 'smtp://127.0.0.1:1' } };
  const [ann, bob] = await Promise.all([world.arrive(), world.arrive()]);
  await execute(sql`update users set email_confirmed_at = now() where id = ${bob.id}`);
  await notifyOfMatches(world, await world.createEvent(host, { name: 'Quay' }), [ann, bob], 'one');
  await deliverMails(ctx, new AbortController().signal);
  expect(world.mails.map(({ to }) => to)).toEqual([bob.email]);
  expect([(await bellOf(ann)).unread_count, await deliveriesTo(world, ann)]).toEqual([1, []]);
});
