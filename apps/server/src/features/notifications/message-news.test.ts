import { saveMyCard } from '@serendip/contract/cards';
import { markRead, sendMessage } from '@serendip/contract/messages';
import { blockPerson, unblockPerson } from '@serendip/contract/safety';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bellOf, subjectsTo } from '../../../test/notifications.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { createTimedNotifications } from './create-timed-notifications.ts';

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

const write = (from: Person, to: Person) =>
  from.get(sendMessage, { params: { user_id: to.id }, body: { message: { content: 'A private word' } } });
const age = (person: Person, minutes: number) =>
  world.ctx.database.db.execute(
    sql`update messages set created_at = now() - make_interval(mins => ${minutes}::int) where recipient_id = ${person.id}`,
  );

test('a message that stays unread for ten minutes notifies once, not while its sender is blocked, and the next one after it was read', async () => {
  const event = await world.createEvent(host);
  const [ann, bob] = await Promise.all([world.arrive(), world.arrive()]);
  await storedRun(world, event, [{ of: [ann, bob] }]);
  const look = async () => {
    await createTimedNotifications(world.ctx);
    return subjectsTo(world, bob);
  };
  await write(ann, bob);
  await ann.get(saveMyCard, { body: { card: { name: 'Ann Reed' } } });
  await age(bob, 9);
  expect(await look()).toEqual([]);
  await age(bob, 11);
  await bob.get(blockPerson, { params: { user_id: ann.id } });
  expect(await look()).toEqual([]);
  await bob.get(unblockPerson, { params: { user_id: ann.id } });
  expect(await look()).toEqual(['You have a new message']);
  expect(JSON.stringify(world.mails)).not.toContain('A private word');
  expect(world.mails[0]?.text).toContain('Ann Reed wrote to you.');
  expect((await bellOf(bob)).notifications).toMatchObject([
    { kind: 'message', user: { id: ann.id, alias: ann.alias } },
  ]);
  await write(ann, bob);
  await age(bob, 12);
  expect(await look()).toHaveLength(1);
  await bob.get(markRead, { params: { user_id: ann.id } });
  expect((await bellOf(bob)).unread_count).toBe(0);
  await write(ann, bob);
  await age(bob, 11);
  // Read while its mail waits.
  await createTimedNotifications(world.ctx);
  await bob.get(markRead, { params: { user_id: ann.id } });
  expect(await subjectsTo(world, bob)).toHaveLength(1);
  await write(ann, bob);
  await age(bob, 11);
  expect(await look()).toHaveLength(2);
});
