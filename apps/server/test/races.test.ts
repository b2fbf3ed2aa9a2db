import { randomUUID } from 'node:crypto';
import { requestPasswordReset, resetPassword, signIn, signUp } from '@serendip/contract/accounts';
import { deleteEventAnswer, listEventAnswers, saveEventAnswer } from '@serendip/contract/answers';
import { getEvent, joinEvent, leaveEvent } from '@serendip/contract/events';
import { getFeedback, giveFeedback, withdrawFeedback } from '@serendip/contract/feedback';
import { listMatchRuns, runMatches } from '@serendip/contract/matching';
import { getUnreadCount, listMessages, markRead, sendMessage } from '@serendip/contract/messages';
import { listProfileAnswers, saveProfileAnswer } from '@serendip/contract/profile';
import { createEventQuestion } from '@serendip/contract/questions';
import { addMyTopic, listMyTopics } from '@serendip/contract/topics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { sendPasswordResetMail } from '../src/features/accounts/send-password-reset-mail.ts';
import { of } from './matching.ts';
import { storedRun } from './stored-run.ts';
import { openWorld, Person, type World } from './world.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

const fifty = <T>(make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 50 }, (_, n) => make(n)));
const codesOf = (answers: { code: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};
const rowCount = async (query: ReturnType<typeof sql>) => (await rowsOf(world.ctx.database.db, query)).length;

describe('fifty at once', () => {
  test('different people join: each is counted once', async () => {
    const event = await world.createEvent(host);
    const people = await fifty(() => world.arrive());
    // All connections are in use at times: a call that gets none in time is refused, and the app asks again.
    const join = async (person: Person): Promise<number> => {
      const { code } = await person.call(joinEvent, of(event));
      return code === 503 ? join(person) : code;
    };
    expect(new Set(await Promise.all(people.map(join)))).toEqual(new Set([200]));
    expect((await host.get(getEvent, of(event))).event.participants_count).toBe(50);
  });

  test('one person joins and leaves: a member or not, the count agrees', async () => {
    const event = await world.createEvent(host);
    const person = await world.arrive();
    const answers = await fifty((n) => person.call(n % 2 ? leaveEvent : joinEvent, of(event)));
    expect(codesOf(answers)).toEqual({ 200: 50 });
    const { event: after } = await person.get(getEvent, of(event));
    expect(after.participants_count).toBe(after.user_joined ? 1 : 0);
    expect(await rowCount(sql`select 1 from memberships where event_id = ${event.id}`)).toBe(after.participants_count);
  });

  test('one answer is saved and taken back: one row or none, and one that was sent', async () => {
    const event = await world.createEvent(host);
    await host.get(joinEvent, of(event));
    const { question } = await host.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
    const params = { event_id: event.id, question_id: question.id };
    const answers = await fifty<{ code: number }>((n) =>
      n % 2
        ? host.call(deleteEventAnswer, { params })
        : host.call(saveEventAnswer, {
            ...of(event),
            body: { event_user_preference: { question_id: question.id, text_response: `answer ${n}` } },
          }),
    );
    const { 200: ok = 0, 404: nothing = 0 } = codesOf(answers);
    expect([ok + nothing, ok >= 25]).toEqual([50, true]);
    const { preferences } = await host.get(listEventAnswers, of(event));
    expect(preferences.length).toBeLessThanOrEqual(1);
    for (const { effective_value } of preferences) expect(effective_value).toMatch(/^answer \d*[02468]$/);
    // Fifty savings leave exactly one.
    await fifty((n) =>
      host.get(saveEventAnswer, {
        ...of(event),
        body: { event_user_preference: { question_id: question.id, text_response: `again ${n}` } },
      }),
    );
    expect((await host.get(listEventAnswers, of(event))).preferences).toHaveLength(1);
  });

  test('different topics of one role are added: twelve, and the rest is told why', async () => {
    const event = await world.createEvent(host);
    await host.get(joinEvent, of(event));
    const add = (role: 'need' | 'offer', phrase: string) =>
      host.call(addMyTopic, { ...of(event), body: { topic: { role, phrase } } });
    expect(codesOf(await fifty((n) => add('need', `topic ${n}`)))).toEqual({ 200: 12, 422: 38 });
    // One topic in many spellings is one.
    expect(codesOf(await fifty((n) => add('offer', n % 2 ? 'Rowing boats' : ' rowing  BOATS ')))).toEqual({ 200: 50 });
    const { topics } = await host.get(listMyTopics, of(event));
    expect([topics.length, topics.filter(({ role }) => role === 'offer').length]).toEqual([13, 1]);
  });

  test('one profile answer is saved: one row', async () => {
    const person = await world.arrive();
    const saved = await fifty((n) =>
      person.call(saveProfileAnswer, {
        body: { user_preference: { question_id: 'what-you-do', text_response: `work ${n}` } },
      }),
    );
    expect(codesOf(saved)).toEqual({ 200: 50 });
    expect(new Set(saved.map(({ data }) => data.preference.id)).size).toBe(1);
    expect((await person.get(listProfileAnswers, {})).preferences).toHaveLength(1);
  });

  test('feedback flips and is taken back: one row or none', async () => {
    const event = await world.createEvent(host);
    await host.get(joinEvent, of(event));
    const answers = await fifty<{ code: number }>((n) =>
      n % 3
        ? host.call(giveFeedback, {
            ...of(event),
            body: { feedback: { feedback_type: n % 3 === 1 ? 'positive' : 'negative' } },
          })
        : host.call(withdrawFeedback, of(event)),
    );
    expect(codesOf(answers)).toEqual({ 200: 50 });
    const { feedback } = await host.get(getFeedback, of(event));
    expect([undefined, 'positive', 'negative']).toContain(feedback?.feedback_type);
    expect(await rowCount(sql`select 1 from event_feedback where event_id = ${event.id}`)).toBe(feedback ? 1 : 0);
  });

  test('one message with one client id is stored once, and all fifty get that one', async () => {
    const event = await world.createEvent(host);
    const [ann, bob] = [await world.arrive(), await world.arrive()];
    await storedRun(world, event, [{ of: [ann, bob] }]);
    const client_id = randomUUID();
    const params = { user_id: bob.id };
    const sent = await fifty(() =>
      ann.call(sendMessage, { params, body: { message: { content: 'once', client_id } } }),
    );
    expect(codesOf(sent)).toEqual({ 200: 50 });
    expect(new Set(sent.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await bob.get(getUnreadCount, {})).unread_count).toBe(1);
  });

  test('both write and mark read: the same order for both, nothing lost, the count is what is unread', async () => {
    const event = await world.createEvent(host);
    const [ann, bob] = [await world.arrive(), await world.arrive()];
    await storedRun(world, event, [{ of: [ann, bob] }]);
    const to = (person: Person) => ({ params: { user_id: person.id } });
    await fifty<{ code: number }>((n) => {
      const [from, recipient] = n % 2 ? [ann, bob] : [bob, ann];
      return n % 5 === 0
        ? from.call(markRead, to(recipient))
        : from.call(sendMessage, { ...to(recipient), body: { message: { content: `${n}` } } });
    });
    const query = { per_page: '100' };
    const [seenByAnn, seenByBob] = [
      await ann.get(listMessages, { ...to(bob), query }),
      await bob.get(listMessages, { ...to(ann), query }),
    ];
    expect(seenByAnn.total).toBe(40);
    expect(seenByAnn.messages).toEqual(seenByBob.messages);
    expect(new Set(seenByAnn.messages.map(({ content }) => content)).size).toBe(40);
    for (const person of [ann, bob])
      expect((await person.get(getUnreadCount, {})).unread_count).toBe(
        await rowCount(sql`select 1 from messages where recipient_id = ${person.id} and read_at is null`),
      );
  });

  test('a run is started: one run and one job, the rest is told that it is under way', async () => {
    const event = await world.createEvent(host);
    await world.crowd(event, 3);
    expect(codesOf(await fifty(() => host.call(runMatches, of(event))))).toEqual({ 202: 1, 409: 49 });
    const { match_runs: runs } = await host.get(listMatchRuns, of(event));
    expect(runs).toHaveLength(1);
    expect(await rowCount(sql`select 1 from jobs.job where data->>'run_id' = ${runs[0]?.id}`)).toBe(1);
  });

  test('one e-mail signs up, in many spellings: one account', async () => {
    const email = `${randomUUID()}@example.org`;
    const answers = await fifty((n) => {
      const spelling = [email, email.toUpperCase(), ` ${email} `][n % 3] ?? email;
      const user = { email: spelling, password: `password ${n}`, password_confirmation: `password ${n}` };
      return world.nobody.call(signUp, { body: { user } });
    });
    expect(codesOf(answers)).toEqual({ 200: 1, 422: 49 });
    for (const { code, errors } of answers) if (code === 422) expect(errors).toEqual(['Email has already been taken']);
    expect(await rowCount(sql`select 1 from users where email = ${email}`)).toBe(1);
  });
});

test('fifty uses of one reset link at once: one wins, and only its password signs in', async () => {
  const person = await world.arrive();
  await world.nobody.call(requestPasswordReset, { body: { user: { email: person.email } } });
  const [asked] = await rowsOf<{ user_id: string; request_id: string }>(
    world.ctx.database.db,
    sql`select user_id, request_id from password_resets where user_id = ${person.id}`,
  );
  await sendPasswordResetMail(world.ctx, asked as { user_id: string; request_id: string });
  const reset_password_token = /reset-password\/([\w-]+)/.exec(world.mails[0]?.text ?? '')?.[1] ?? '';
  const answers = await fifty((n) => {
    const user = { reset_password_token, password: `password ${n}`, password_confirmation: `password ${n}` };
    return world.nobody.call(resetPassword, { body: { user } });
  });
  expect(codesOf(answers)).toEqual({ 200: 1, 422: 49 });
  const winner = answers.findIndex(({ code }) => code === 200);
  for (const [n, code] of [
    [winner, 200],
    [(winner + 1) % 50, 401],
  ] as const) {
    const user = { email: person.email, password: `password ${n}` };
    expect((await world.nobody.call(signIn, { body: { user } })).code).toBe(code);
  }
  const session = new Person(world.app, String(answers[winner]?.headers.authorization).replace('Bearer ', ''));
  expect((await session.call(getUnreadCount, {})).code).toBe(200);
  expect((await person.call(getUnreadCount, {})).code).toBe(401);
});
