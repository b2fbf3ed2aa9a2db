import { randomUUID } from 'node:crypto';
import {
  getUnreadCount,
  listConversations,
  listMessages,
  type Message,
  markRead,
  sendMessage,
} from '@serendip/contract/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedEvening } from '../../../test/stored-evening.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { liveSessions } from '../../db/schema/evening.ts';
import { eq, sql } from '../../db/sql.ts';

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

const to = (person: Person) => ({ params: { user_id: person.id } });
const write = (from: Person, recipient: Person, content: unknown, client_id?: string) =>
  from.call(sendMessage, { ...to(recipient), body: { message: { content: content as string, client_id } } });
const unread = async (person: Person) => (await person.get(getUnreadCount, {})).unread_count;

async function matchedPair(): Promise<[Person, Person]> {
  const pair: [Person, Person] = [await world.arrive(), await world.arrive()];
  await storedRun(world, event, [{ of: pair }]);
  return pair;
}

const refused = { code: 403, message: 'You can only message people you were matched with', data: {} };

describe('who may write', () => {
  test('people matched in a completed run, each to the other', async () => {
    const [ada, ben] = await matchedPair();
    const { code, data } = await write(ada, ben, '  Hello\nBen ');
    expect([code, data.message]).toEqual([
      200,
      {
        id: expect.any(String),
        sender_id: ada.id,
        recipient_id: ben.id,
        content: 'Hello\nBen',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
    expect((await write(ben, ada, 'Hello Ada')).code).toBe(200);
    expect((await ben.get(listMessages, to(ada))).messages[0]).toEqual(data.message);
  });

  test('a stranger, a host, oneself: all the same refusal, and nothing arrives', async () => {
    const [ada, ben] = await matchedPair();
    const stranger = await world.arrive();
    for (const [from, recipient] of [
      [stranger, ada],
      [ada, stranger],
      [host, ada],
      [ada, host],
      [ada, ada],
    ] as const) {
      const { headers: _, ...answer } = await write(from, recipient, 'psst');
      expect(answer).toEqual(refused);
      expect((await from.call(listMessages, to(recipient))).code).toBe(403);
      expect((await from.call(markRead, to(recipient))).code).toBe(403);
    }
    expect([await unread(ada), await unread(ben), await unread(stranger)]).toEqual([0, 0, 0]);
    expect(JSON.stringify(await stranger.call(listMessages, to(ada)))).not.toContain(ada.alias);
  });

  test('a run that did not complete opens no thread', async () => {
    const [ada, ben] = [await world.arrive(), await world.arrive()];
    const run = await storedRun(world, event, [{ of: [ada, ben] }]);
    await world.ctx.database.db.execute(
      sql`update match_runs set status = 'failed', published_at = null where id = ${run.id}`,
    );
    expect((await write(ada, ben, 'psst')).code).toBe(403);
  });

  test('a person who shares a room in a round of an evening, from its beginning on, whatever becomes of the seats', async () => {
    const [ada, ben, cleo] = [await world.arrive(), await world.arrive(), await world.arrive()];
    const { db } = world.ctx.database;
    const evening = await storedEvening(world, event, {
      seating: [
        [[ada, ben], [cleo]],
        [[ada, cleo], [ben]],
      ],
    });
    expect((await write(ada, ben, 'too early')).code).toBe(403);
    expect((await ben.call(listMessages, to(ada))).code).toBe(403);

    await db.update(liveSessions).set({ state: 'round', round: 1 }).where(eq(liveSessions.id, evening.id));
    expect(await ben.get(listMessages, to(ada))).toMatchObject({ match: null, met: { event, round: 1 }, messages: [] });
    expect((await write(ada, ben, 'Hello from our room')).code).toBe(200);
    expect((await write(ada, cleo, 'too early')).code).toBe(403);
    expect((await write(ben, cleo, 'never')).code).toBe(403);
    const [conversation] = (await ben.get(listConversations, {})).conversations;
    expect(conversation).toMatchObject({ user: { id: ada.id }, match: null, met: { event, round: 1 } });

    await db.update(liveSessions).set({ state: 'ended', round: 2 }).where(eq(liveSessions.id, evening.id));
    expect((await write(cleo, ada, 'What a night')).code).toBe(200);
    expect((await ada.get(listMessages, to(cleo))).met).toEqual({ event, round: 2 });
    // A match says more than that they met.
    await storedRun(world, event, [{ of: [ada, cleo] }]);
    expect(await ada.get(listMessages, to(cleo))).toMatchObject({ match: { match_score: 0.8 }, met: null });
  });

  test('nobody by the seats of a round that the evening never came to', async () => {
    const [ada, ben] = [await world.arrive(), await world.arrive()];
    const other = await world.createEvent(host);
    await storedEvening(world, other, { state: 'ended', round: 1, seating: [[[ada], [ben]], [[ada, ben]]] });
    expect((await write(ada, ben, 'psst')).code).toBe(403);
  });

  test('anyone who was written to may answer, even when the match is gone', async () => {
    const [ada, ben] = [await world.arrive(), await world.arrive()];
    const run = await storedRun(world, event, [{ of: [ada, ben] }]);
    await write(ada, ben, 'Hello');
    await world.ctx.database.db.execute(sql`delete from match_runs where id = ${run.id}`);
    expect((await write(ben, ada, 'Hello back')).code).toBe(200);
    expect((await ben.get(listMessages, to(ada))).match).toBeNull();
  });

  test.each(['nothing', '0', '%00', 'd069241b-842b-4315-90d4-5ff46c3ea9e4'])('%s is nobody: 404', async (id) => {
    for (const [method, path, body] of [
      ['GET', 'messages', undefined],
      ['POST', 'messages', { message: { content: 'x' } }],
      ['PATCH', 'mark_read', undefined],
    ] as const) {
      const answer = await host.send(method, `/conversations/${id}/${path}`, body);
      expect([answer.code, answer.message]).toEqual([404, 'User not found']);
    }
  });

  test('the signed-out may nothing', async () => {
    for (const [method, path] of [
      ['GET', '/conversations'],
      ['GET', '/conversations/unread_count'],
      ['GET', `/conversations/${host.id}/messages`],
      ['POST', `/conversations/${host.id}/messages`],
      ['PATCH', `/conversations/${host.id}/mark_read`],
    ] as const)
      expect((await world.nobody.send(method, path)).code).toBe(401);
  });
});

describe('what may be written', () => {
  let ada: Person;
  let ben: Person;
  beforeAll(async () => {
    [ada, ben] = await matchedPair();
  });

  test.each([
    ['', "Message can't be blank"],
    [' \n\t', "Message can't be blank"],
    ['\u200b\u2060\u3164', "Message can't be blank"],
    [null, "Message can't be blank"],
    [undefined, "Message can't be blank"],
    [7, 'Message must be text'],
    [['x'], 'Message must be text'],
    [{ toString: 'x' }, 'Message must be text'],
    ['x'.repeat(2001), 'Message is too long (maximum is 2000 characters)'],
    ['🙂'.repeat(1001), 'Message is too long (maximum is 2000 characters)'],
    ['nul\0', 'Message contains characters that cannot be stored'],
    ['half \ud83d', 'Message contains characters that cannot be stored'],
  ])('%j is refused with a sentence, and nothing is stored', async (content, sentence) => {
    const before = (await ada.get(listMessages, to(ben))).total;
    const answer = await write(ada, ben, content);
    expect([answer.code, answer.errors]).toEqual([422, [sentence]]);
    expect((await ada.get(listMessages, to(ben))).total).toBe(before);
  });

  test.each([
    ['x'.repeat(2000)],
    ['🙂'.repeat(1000)],
    [` ${'x'.repeat(2000)} `],
    ['<script>alert(1)</script> \u202eright to left, שלום, 👩‍👩‍👧'],
    ["'; drop table messages; --"],
  ])('%j comes back as it was written', async (content) => {
    expect((await write(ada, ben, content)).data.message.content).toBe(content.trim());
    expect((await ben.get(listMessages, to(ada))).messages.at(-1)?.content).toBe(content.trim());
  });

  test('fields nobody may set are ignored', async () => {
    const message = { content: 'mine', sender_id: ben.id, recipient_id: host.id, created_at: '2000-01-01', id: 'x' };
    const { data } = await ada.send('POST', `/conversations/${ben.id}/messages`, { message });
    expect(data.message).toMatchObject({ sender_id: ada.id, recipient_id: ben.id });
    expect(data.message).not.toMatchObject({ created_at: expect.stringMatching(/^2000/) });
  });
});

describe('a message sent again with its client id', () => {
  test('is the first one: per sender and recipient, whatever the id’s case', async () => {
    const [ada, ben] = await matchedPair();
    const id = randomUUID();
    const first = await write(ada, ben, 'once', id);
    for (const again of [await write(ada, ben, 'once', id), await write(ada, ben, 'other text', id.toUpperCase())])
      expect(again.data).toEqual(first.data);
    expect((await write(ben, ada, 'my own', id)).data.message).toMatchObject({ sender_id: ben.id, content: 'my own' });
    expect((await ada.get(listMessages, to(ben))).total).toBe(2);
  });

  test.each([
    '11111111-1111-1111-1111-111111111111',
    '00000000-0000-0000-0000-000000000000',
    '0190b6a0-1234-7abc-8def-0123456789ab',
  ])('may be any UUID, whichever version it says it is (%s)', async (id) => {
    const [ada, ben] = await matchedPair();
    const first = await write(ada, ben, 'once', id);
    expect(first.code).toBe(200);
    expect((await write(ada, ben, 'once', id)).data).toEqual(first.data);
  });

  test.each(['nonsense', '', 7, {}])('%j is no client id', async (client_id) => {
    const [ada, ben] = await matchedPair();
    const answer = await ada.send('POST', `/conversations/${ben.id}/messages`, {
      message: { content: 'x', client_id },
    });
    expect([answer.code, answer.errors]).toEqual([422, ['Client id must be a UUID']]);
  });
});

describe('a thread', () => {
  test('comes in pages, the newest first, oldest first within a page, the same for both', async () => {
    const [ada, ben] = await matchedPair();
    for (let n = 1; n <= 7; n += 1) await write(n % 2 ? ada : ben, n % 2 ? ben : ada, `${n}`);
    const page = async (person: Person, partner: Person, number: string) => {
      const query = { page: number, per_page: '3' };
      const { messages, ...rest } = await person.get(listMessages, { ...to(partner), query });
      expect(rest).toMatchObject({ page: Number(number), per_page: 3, total: 7 });
      return messages.map(({ content }) => content);
    };
    for (const [person, partner] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      expect(await page(person, partner, '1')).toEqual(['5', '6', '7']);
      expect(await page(person, partner, '2')).toEqual(['2', '3', '4']);
      expect(await page(person, partner, '3')).toEqual(['1']);
      expect(await page(person, partner, '4')).toEqual([]);
      expect(await page(person, partner, '1000000')).toEqual([]);
    }
  });

  test('without query is page 1 of fifty', async () => {
    const [ada, ben] = await matchedPair();
    await world.ctx.database.db.execute(sql`
      insert into messages (sender_id, recipient_id, content)
      select ${ada.id}, ${ben.id}, g.n::text from generate_series(1, 60) g(n) order by g.n`);
    const thread = await ben.get(listMessages, to(ada));
    expect(thread).toMatchObject({ page: 1, per_page: 50, total: 60 });
    const contents = (messages: Message[]) => messages.map(({ content }) => Number(content));
    expect(contents(thread.messages)).toEqual(Array.from({ length: 50 }, (_, n) => n + 11));
  });

  test.each([
    ['page=0', 'Page must be a whole number from 1 to 1000000'],
    ['page=-1', 'Page must be a whole number from 1 to 1000000'],
    ['page=1.5', 'Page must be a whole number from 1 to 1000000'],
    ['page=1e20', 'Page must be a whole number from 1 to 1000000'],
    ['page=1000001', 'Page must be a whole number from 1 to 1000000'],
    ['page=99999999999999999999', 'Page must be a whole number from 1 to 1000000'],
    ['page=', 'Page must be a whole number from 1 to 1000000'],
    ['page=1&page=2', 'Page must be given once'],
    ['per_page=0', 'Per page must be a whole number from 1 to 100'],
    ['per_page=101', 'Per page must be a whole number from 1 to 100'],
    ['per_page=abc', 'Per page must be a whole number from 1 to 100'],
  ])('%s is refused', async (query, sentence) => {
    const [ada, ben] = await matchedPair();
    const answer = await ada.send('GET', `/conversations/${ben.id}/messages?${query}`);
    expect([answer.code, answer.errors]).toEqual([422, [sentence]]);
  });

  test('of a match without a word is empty, with the alias and the match as each side sees it', async () => {
    const [ada, ben] = [await world.arrive(), await world.arrive()];
    await storedRun(world, event, [
      {
        of: [ada, ben],
        category: 'can_help',
        percentage: 83,
        reasons: [['Ada reads this.'], ['Ben reads this.']],
        openers: ['Ask how best to keep bees.', null],
      },
    ]);
    const seen = async (person: Person, partner: Person) => {
      const thread = await person.get(listMessages, to(partner));
      expect(thread).toMatchObject({ messages: [], total: 0, user: { id: partner.id, alias: partner.alias } });
      expect(thread.user).not.toHaveProperty('email');
      return thread.match;
    };
    const shared = { event: { id: event.id, name: event.name }, match_score: 0.83 };
    expect(await seen(ada, ben)).toEqual({
      ...shared,
      match_category: 'can_help',
      detailed_reasons: ['Ada reads this.'],
      opener: 'Ask how best to keep bees.',
      quotes: [],
    });
    expect(await seen(ben, ada)).toEqual({
      ...shared,
      match_category: 'can_receive_help',
      detailed_reasons: ['Ben reads this.'],
      opener: null,
      quotes: [],
    });
  });

  test('shows the newest completed run that holds the pair', async () => {
    const [ada, ben] = await matchedPair();
    const later = await world.createEvent(host, { name: 'Later Event' });
    await storedRun(world, later, [{ of: [ben, ada], category: 'mutual_connections', percentage: 60 }]);
    await storedRun(world, later, [{ of: [ada, host], percentage: 99 }]);
    expect((await ada.get(listMessages, to(ben))).match).toMatchObject({
      event: { name: 'Later Event' },
      match_category: 'mutual_connections',
      match_score: 0.6,
    });
  });
});

describe('unread messages', () => {
  test('are counted for the recipient alone, per person and in all, until they are marked read', async () => {
    const [ada, ben, cleo] = [await world.arrive(), await world.arrive(), await world.arrive()];
    await storedRun(world, event, [{ of: [ada, ben] }, { of: [cleo, ben] }]);
    for (const content of ['1', '2', '3']) await write(ada, ben, content);
    await write(cleo, ben, '4');
    expect([await unread(ada), await unread(ben), await unread(cleo)]).toEqual([0, 4, 0]);
    const perPerson = async () =>
      (await ben.get(listConversations, {})).conversations.map(({ user, unread_count }) => [user.id, unread_count]);
    expect(await perPerson()).toEqual([
      [cleo.id, 1],
      [ada.id, 3],
    ]);
    // The sender's own marking changes nothing for the recipient, nor does reading the thread alone.
    await ada.get(markRead, to(ben));
    await ben.get(listMessages, to(ada));
    expect(await unread(ben)).toBe(4);
    await ben.get(markRead, to(ada));
    await ben.get(markRead, to(ada));
    expect(await perPerson()).toEqual([
      [cleo.id, 1],
      [ada.id, 0],
    ]);
    expect(await unread(ben)).toBe(1);
  });
});

describe('the conversations', () => {
  test('list the people one exchanged messages with, the newest first, with the whole last message', async () => {
    const [me, ada, ben, silent] = await Promise.all([1, 2, 3, 4].map(() => world.arrive()));
    if (!me || !ada || !ben || !silent) throw new Error('somebody is missing');
    await storedRun(world, event, [{ of: [me, ada] }, { of: [me, ben] }, { of: [me, silent] }]);
    const long = 'long '.repeat(100).trim();
    await write(me, ada, 'first');
    await write(ben, me, long);
    const { conversations } = await me.get(listConversations, {});
    expect(conversations.map(({ user }) => user)).toEqual([
      { id: ben.id, alias: ben.alias, card: null },
      { id: ada.id, alias: ada.alias, card: null },
    ]);
    expect(conversations[0]).toMatchObject({
      last_message: { content: long, created_at: expect.stringMatching(/Z$/) },
      unread_count: 1,
      match: { event: { id: event.id, name: event.name }, match_category: 'can_help', match_score: 0.8 },
    });
    await write(ada, me, 'and back');
    expect((await me.get(listConversations, {})).conversations.map(({ user }) => user.id)).toEqual([ada.id, ben.id]);
    expect(JSON.stringify(conversations)).not.toContain('@');
  });
});
