import { saveEventAnswer } from '@serendip/contract/answers';
import { checkIn } from '@serendip/contract/evening';
import { type Event, getEvent } from '@serendip/contract/events';
import { getMatchStatus, listMyMatches } from '@serendip/contract/matching';
import { listMessages, sendMessage } from '@serendip/contract/messages';
import { createEventQuestion } from '@serendip/contract/questions';
import { getSettings } from '@serendip/contract/service';
import { addMyTopic, listMyTopics } from '@serendip/contract/topics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { eventCovers } from '../../db/schema/events.ts';
import { sql } from '../../db/sql.ts';
import { cleanUp } from './clean-up.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { RETENTION_DAYS: '30' } });
});
afterAll(() => world.close());

/** An event with one of everything. */
async function held(host: Person): Promise<{ event: Event; ann: Person; bob: Person }> {
  const event = await world.createEvent(host);
  const { question } = await host.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
  const [ann, bob] = (await world.crowd(event, 2)) as [Person, Person];
  const answer = { question_id: question.id, text_response: 'Because' };
  await ann.get(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
  await ann.get(addMyTopic, { ...of(event), body: { topic: { role: 'need', phrase: 'A boat' } } });
  await ann.get(listMyTopics, of(event));
  await storedRun(world, event, [{ of: [ann, bob] }], [[[ann, bob]]]);
  await ann.get(sendMessage, { params: { user_id: bob.id }, body: { message: { content: 'Hello' } } });
  await world.ctx.database.db
    .insert(eventCovers)
    .values({ eventId: event.id, madeBy: host.id, key: event.id, large: Buffer.from('x'), small: Buffer.from('x') });
  const { code } = await act(host, event, 'open_doors');
  await ann.get(checkIn, { ...of(event), body: { check_in: { code: String(code) } } });
  await act(host, event, 'start', { automatic: false });
  return { event, ann, bob };
}

const kept = async (event: Event): Promise<Record<string, number>> => {
  const { db } = world.ctx.database;
  const inEvening = sql`session_id in (select id from live_sessions where event_id = ${event.id})`;
  const ofEvent = sql`event_id = ${event.id}`;
  const counts: Record<string, number> = {};
  for (const [table, where] of [
    ['event_answers', sql`question_id in (select id from event_questions where event_id = ${event.id})`],
    ['topics', ofEvent],
    ['topic_readings', ofEvent],
    ['match_runs', ofEvent],
    ['presences', inEvening],
    ['live_seats', inEvening],
    ['event_covers', ofEvent],
    ['memberships', ofEvent],
    ['event_questions', ofEvent],
  ] as const) {
    const [row] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${where}`,
    );
    counts[table] = Math.min(1, row?.n ?? 0);
  }
  return counts;
};
const all = {
  event_answers: 1,
  topics: 1,
  topic_readings: 1,
  match_runs: 1,
  event_covers: 1,
  presences: 1,
  live_seats: 1,
  memberships: 1,
  event_questions: 1,
};
const stripped = {
  ...all,
  event_answers: 0,
  topics: 0,
  topic_readings: 0,
  match_runs: 0,
  event_covers: 0,
  presences: 0,
  live_seats: 0,
};

test('anything that was said and matched at an event goes so many days after it, and not before; messages stay', async () => {
  const { db } = world.ctx.database;
  const host = await world.arrive();
  const [old, young, dateless, freshDateless] = [
    await held(host),
    await held(host),
    await held(host),
    await held(host),
  ];
  for (const { event } of [old, young, dateless, freshDateless]) expect(await kept(event)).toEqual(all);
  const age = (event: Event, days: number) =>
    db.execute(sql`update events set event_date = current_date - ${days}::int where id = ${event.id}`);
  await age(old.event, 31);
  await age(young.event, 29);
  // Without a date the last that happened counts.
  await db.execute(sql`update events set created_at = now() - interval '90 days'`);
  for (const [table, column] of [
    ['memberships', 'joined_at'],
    ['match_runs', 'created_at'],
    ['live_sessions', 'opened_at'],
  ] as const)
    await db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = now() - interval '31 days'
      where event_id = ${dateless.event.id}`);
  await cleanUp(world.ctx);
  // While an evening is on nothing goes; one that was forgotten is ended by the same job.
  expect(await kept(old.event)).toEqual(all);
  await db.execute(sql`update live_sessions set state = 'ended', ended_at = now(), ends_at = null, code = null`);
  await cleanUp(world.ctx);
  expect(await kept(old.event)).toEqual(stripped);
  expect(await kept(dateless.event)).toEqual(stripped);
  expect(await kept(young.event)).toEqual(all);
  expect(await kept(freshDateless.event)).toEqual(all);
  const { ann, bob, event } = old;
  expect((await ann.get(getEvent, of(event))).event.user_joined).toBe(true);
  expect((await ann.get(listMyMatches, of(event))).matches).toEqual([]);
  expect((await host.call(getMatchStatus, of(event))).code).toBe(404);
  expect((await bob.get(listMessages, { params: { user_id: ann.id } })).messages).toHaveLength(1);
});

test('the number of days can be read before one joins', async () => {
  expect((await world.nobody.get(getSettings, {})).retention_days).toBe(30);
});
