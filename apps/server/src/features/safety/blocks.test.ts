import { randomUUID } from 'node:crypto';
import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount } from '@serendip/contract/accounts';
import { getCard, saveMyCard } from '@serendip/contract/cards';
import { joinEvent } from '@serendip/contract/events';
import { listMyMatches } from '@serendip/contract/matching';
import { getUnreadCount, listConversations, listMessages, markRead, sendMessage } from '@serendip/contract/messages';
import { blockPerson, listBlocks, unblockPerson } from '@serendip/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { storedEvening } from '../../../test/stored-evening.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
let event: { id: string; name: string };
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
  const { id, name } = await world.createEvent(host, { name: 'Harbour Mixer' });
  event = { id, name };
});
afterAll(() => world.close());

const to = (person: { id: string }) => ({ params: { user_id: person.id } });
const write = (from: Person, recipient: Person, content = 'Hello') =>
  from.call(sendMessage, { ...to(recipient), body: { message: { content } } });
const block = (person: Person, other: { id: string }) => person.call(blockPerson, to(other));
const blocked = async (person: Person) => (await person.get(listBlocks, {})).blocks.map(({ user }) => user.id);

/** Two who take part and are matched, with a third for company. */
async function matched(): Promise<[Person, Person, Person]> {
  const people: [Person, Person, Person] = [await world.arrive(), await world.arrive(), await world.arrive()];
  for (const person of people) await person.get(joinEvent, of(event));
  const [ada, ben, cleo] = people;
  await storedRun(world, event, [{ of: [ada, ben] }, { of: [ada, cleo] }]);
  return people;
}

describe('whom one can block', () => {
  test('a match, a room mate, who one wrote with, one’s host and one’s participants; again is fine, and so is undoing none', async () => {
    const [ada, ben, cleo] = await matched();
    // In the run's one room with Cleo, and in no pair.
    for (const [who, other] of [
      [ada, ben],
      [ben, cleo],
      [ada, host],
      [host, ada],
    ] as const) {
      const answers = [await block(who, other), await block(who, other)];
      const told = { user: { id: other.id, alias: other.alias }, created_at: expect.any(String) };
      expect(answers.map(({ code, data }) => [code, data.block])).toEqual([
        [200, expect.objectContaining(told)],
        [200, answers[0]?.data.block],
      ]);
      expect(await blocked(who)).toContain(other.id);
      for (const _ of [1, 2]) await who.get(unblockPerson, to(other));
      expect(await blocked(who)).toEqual([]);
    }
    const [dan, eve] = [await world.arrive(), await world.arrive()];
    await world.ctx.database.db.execute(
      sql`insert into messages (sender_id, recipient_id, content) values (${dan.id}, ${eve.id}, 'Hi')`,
    );
    expect([(await block(eve, dan)).code, (await block(dan, eve)).code]).toEqual([200, 200]);
    const { blocks } = await eve.get(listBlocks, {});
    expect(blocks).toEqual([{ user: { id: dan.id, alias: dan.alias }, event: null, created_at: expect.any(String) }]);
  });

  test('nobody else: a stranger is 403, nobody and who is erased 404, oneself 422, and nothing is stored', async () => {
    const [ada, ben] = await matched();
    const [stranger, gone] = [await world.arrive(), await world.arrive()];
    await gone.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
    const answers = [
      await block(stranger, ada),
      await block(ada, stranger),
      await block(stranger, host),
      await block(ada, { id: randomUUID() }),
      await block(ada, gone),
      await block(ada, { id: 'nobody' }),
      await block(ada, ada),
      await block(world.nobody, ben),
    ];
    expect(answers.map(({ code }) => code)).toEqual([403, 403, 403, 404, 404, 404, 422, 401]);
    expect([answers[0]?.message, answers[6]?.errors]).toEqual([
      'You cannot see this person',
      ['You cannot block yourself'],
    ]);
    expect(JSON.stringify(answers)).not.toContain('guest-');
    expect([await blocked(ada), await blocked(stranger)]).toEqual([[], []]);
  });

  test('many at once, both ways, end in one block each', async () => {
    const [ada, ben] = await matched();
    const answers = await Promise.all([1, 2, 3].flatMap(() => [block(ada, ben), block(ben, ada)]));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200, 200]);
    expect([await blocked(ada), await blocked(ben)]).toEqual([[ben.id], [ada.id]]);
  });
});

describe('a block', () => {
  test('lets nothing be written either way, in the words of two who were never matched, until it is undone', async () => {
    const [ada, ben, cleo] = await matched();
    const stranger = await world.arrive();
    await write(ben, ada, 'First');
    const strange = await write(stranger, ada);
    expect(strange.code).toBe(403);
    await block(ada, ben);
    for (const [from, recipient] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const { headers: _, ...answer } = await write(from, recipient);
      const { headers: __, ...ofStrangers } = strange;
      expect(answer).toEqual(ofStrangers);
    }
    expect((await write(ada, cleo)).code).toBe(200);
    await ada.get(unblockPerson, to(ben));
    expect([(await write(ada, ben)).code, (await write(ben, ada)).code]).toEqual([200, 200]);
  });

  test('leaves what was written to both, each reading the same as the other, and no match', async () => {
    const [ada, ben] = await matched();
    await write(ben, ada, 'First');
    await block(ada, ben);
    for (const [me, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const { messages, match, met, user } = await me.get(listMessages, to(other));
      expect([messages.map(({ content }) => content), match, met, user.alias]).toEqual([
        ['First'],
        null,
        null,
        other.alias,
      ]);
      const [conversation] = (await me.get(listConversations, {})).conversations;
      expect(conversation).toMatchObject({ user: { id: other.id }, match: null, met: null });
      expect((await me.call(markRead, to(other))).code).toBe(200);
      expect((await me.get(getUnreadCount, {})).unread_count).toBe(0);
    }
  });

  test('of two who never wrote closes the thread to both', async () => {
    const [ada, ben] = await matched();
    await block(ben, ada);
    for (const [me, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      expect((await me.call(listMessages, to(other))).code).toBe(403);
      expect((await me.call(markRead, to(other))).code).toBe(403);
    }
  });

  test('takes the match out of both lists, and nobody else’s', async () => {
    const [ada, ben, cleo] = await matched();
    const matchesOf = async (person: Person) =>
      (await person.get(listMyMatches, of(event))).matches.map(({ user }) => user.id);
    expect((await matchesOf(ada)).toSorted()).toEqual([ben.id, cleo.id].toSorted());
    await block(ben, ada);
    expect([await matchesOf(ada), await matchesOf(ben), await matchesOf(cleo)]).toEqual([[cleo.id], [], [ada.id]]);
    await ben.get(unblockPerson, to(ada));
    expect(await matchesOf(ben)).toEqual([ada.id]);
  });

  test('hides the two cards from each other, whoever may see them else', async () => {
    const [ada, ben, cleo] = await matched();
    for (const person of [ada, ben]) await person.get(saveMyCard, { body: { card: { name: 'Me', sight: 'events' } } });
    const looks = async (me: Person, other: Person) => (await me.call(getCard, to(other))).code;
    expect([await looks(ada, ben), await looks(ben, ada)]).toEqual([200, 200]);
    await block(ada, ben);
    expect([await looks(ada, ben), await looks(ben, ada), await looks(cleo, ben)]).toEqual([403, 403, 200]);
    // Whose card one could see can be blocked.
    expect((await block(cleo, ben)).code).toBe(200);
    await ada.get(unblockPerson, to(ben));
    expect([await looks(ada, ben), await looks(ben, ada)]).toEqual([200, 200]);
  });

  test('holds for people who met in a round, too', async () => {
    const [ada, ben] = [await world.arrive(), await world.arrive()];
    const other = await world.createEvent(host);
    await storedEvening(world, other, { state: 'ended', round: 1, seating: [[[ada, ben]]] });
    expect((await write(ada, ben)).code).toBe(200);
    expect((await block(ben, ada)).data.block.event).toEqual({ id: other.id, name: other.name });
    expect([(await write(ada, ben)).code, (await write(ben, ada)).code]).toEqual([403, 403]);
  });

  test('does not stand in the way of blocking back', async () => {
    const [ada, ben] = await matched();
    await block(ada, ben);
    expect((await block(ben, ada)).code).toBe(200);
    await ada.get(unblockPerson, to(ben));
    expect((await write(ada, ben)).code).toBe(403);
  });

  test('is in the export of who made it, and in nobody else’s, and goes with either account', async () => {
    const [ada, ben, cleo] = await matched();
    await block(ada, ben);
    await block(cleo, ada);
    const exported = async (person: Person) => (await person.get(exportAccount, {})).export.blocks;
    expect(await exported(ada)).toEqual([{ user_id: ben.id, alias: ben.alias, created_at: expect.any(String) }]);
    expect(await exported(ben)).toEqual([]);
    await ada.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
    expect(await blocked(cleo)).toEqual([]);
    const { db } = world.ctx.database;
    expect(await rowsOf(db, sql`select 1 from blocks where ${ada.id} in (user_id, other_id)`)).toEqual([]);
  });

  test('is one of a thousand at most', async () => {
    const [ada, ben] = await matched();
    await world.ctx.database.db.execute(sql`with crowd as (
        insert into users (email, alias) select n || ${`-${ada.id}@x.org`}, n || ${ada.id} from generate_series(1, 1000) n returning id)
      insert into blocks (user_id, other_id) select ${ada.id}, id from crowd`);
    const answer = await block(ada, ben);
    expect([answer.code, answer.errors]).toEqual([422, ['You can block at most 1,000 people']]);
    const { blocks, total } = await ada.get(listBlocks, { query: { per_page: '10', page: '2' } });
    expect([blocks.length, total]).toEqual([10, 1000]);
  });
});
