import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bellOf, deliveriesTo, mailsTo, makeAllDue, notifyOfMatches } from '../../../../test/notifications.ts';
import { openWorld, type Person, type World } from '../../../../test/world.ts';
import { boundsOf } from '../../../bounds.ts';
import { readConfig } from '../../../config.ts';
import { sql } from '../../../db/sql.ts';
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

test('a mailbox that was never confirmed gets no notification where mail is sent', async () => {
  const ctx = { ...world.ctx, config: { ...world.ctx.config, smtpUrl: 'smtp://127.0.0.1:1' } };
  const [ann, bob] = await Promise.all([world.arrive(), world.arrive()]);
  await execute(sql`update users set email_confirmed_at = now() where id = ${bob.id}`);
  await notifyOfMatches(world, await world.createEvent(host, { name: 'Quay' }), [ann, bob], 'one');
  await deliverMails(ctx, new AbortController().signal);
  expect(world.mails.map(({ to }) => to)).toEqual([bob.email]);
  expect([(await bellOf(ann)).unread_count, await deliveriesTo(world, ann)]).toEqual([1, []]);
});
