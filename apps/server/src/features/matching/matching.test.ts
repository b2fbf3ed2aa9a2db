import { saveEventAnswer } from '@serendip/contract/answers';
import { leaveEvent } from '@serendip/contract/events';
import {
  getMatches,
  getMatchStatus,
  getRoomAssignments,
  listMatchRuns,
  listMyMatches,
  runMatches,
} from '@serendip/contract/matching';
import { createEventQuestion } from '@serendip/contract/questions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completedRun, of } from '../../../test/matching.ts';
import { rowsTouched } from '../../../test/rows-touched.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ worker: true });
  host = await world.signUp();
});
afterAll(() => world.close());

describe('a completed run', () => {
  test('gives everyone a room and one to five matches, best first, with reasons and without e-mails', async () => {
    const event = await world.createEvent(host);
    const people = await world.crowd(event, 9);
    const ask = async (text: string, matching_context: string) =>
      (await host.get(createEventQuestion, { ...of(event), body: { question: { text, matching_context } } })).question;
    const offers = await ask('What can you give?', 'What this person can give.');
    const needs = await ask('What are you looking for?', 'What this person is looking for.');
    const skills = [
      'accounting',
      'photography',
      'carpentry',
      'web design',
      'gardening',
      'tax law',
      'cooking',
      'sewing',
      'music',
    ];
    for (const [index, person] of people.entries())
      for (const [question, skill] of [
        [offers, skills[index]],
        [needs, skills[(index + 1) % skills.length]],
      ] as const)
        await person.get(saveEventAnswer, {
          ...of(event),
          body: { event_user_preference: { question_id: question.id, text_response: `Mostly ${skill}` } },
        });

    const run = await completedRun(host, event);
    expect(run).toMatchObject({ status: 'completed', total_participants: 9, progress_percentage: 100 });

    const { matches, summary } = await host.get(getMatches, of(event));
    expect(summary.total_matches).toBe(run.total_matches_generated);
    expect(matches.can_help.length).toBe(matches.can_receive_help.length);
    expect(matches.mutual_connections.length + matches.can_help.length).toBe(summary.total_matches);
    for (const person of people) {
      const { matches: mine } = await person.get(listMyMatches, of(event));
      expect(mine.length).toBeGreaterThanOrEqual(1);
      expect(mine.length).toBeLessThanOrEqual(5);
      const percentages = mine.map(({ match_percentage }) => match_percentage);
      expect(percentages).toEqual(percentages.toSorted((a, b) => b - a));
      for (const { detailed_reasons, opener, fit, user } of mine) {
        expect(detailed_reasons.length).toBeLessThanOrEqual(3);
        if (fit !== 'hello') expect(detailed_reasons.length).toBeGreaterThanOrEqual(1);
        expect(opener === null || opener.length > 8).toBe(true);
        // The host's list holds the same two, so both lists agree with the total.
        const listed = Object.values(matches).flat();
        expect(listed.some((one) => one.user.id === user.id || one.matched_user.id === user.id)).toBe(true);
      }
      expect(mine.some(({ opener }) => opener !== null)).toBe(true);
      expect(JSON.stringify(mine)).not.toContain('@');
    }

    const { rooms, summary: seating } = await host.get(getRoomAssignments, of(event));
    expect(seating).toEqual({ total_rooms: rooms.length, total_participants: 9 });
    expect(rooms.map(({ participants }) => participants.length).toSorted()).toEqual([2, 2, 2, 3]);
    const seated = rooms.flatMap(({ participants }) => participants.map(({ email }) => email));
    expect(seated.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  });

  test('is the same again for the same answers, and older runs stay readable', async () => {
    const event = await world.createEvent(host);
    await world.crowd(event, 7);
    const first = await completedRun(host, event, { room_size: 3 });
    const second = await completedRun(host, event, { room_size: 3 });
    const results = async (match_run_id: string) => {
      const { matches } = await host.get(getMatches, { ...of(event), query: { match_run_id } });
      const { rooms } = await host.get(getRoomAssignments, { ...of(event), query: { match_run_id } });
      const bare = (list: typeof matches.can_help) => list.map(({ id: _, ...match }) => match);
      return { can_help: bare(matches.can_help), mutual: bare(matches.mutual_connections), rooms };
    };
    expect(await results(second.id)).toEqual(await results(first.id));
    const { match_runs: runs } = await host.get(listMatchRuns, of(event));
    expect(runs.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  test('leaves out whoever left before it, and nobody else', async () => {
    const event = await world.createEvent(host);
    const people = await world.crowd(event, 5);
    const [leaver] = people;
    await leaver?.get(leaveEvent, of(event));
    const run = await completedRun(host, event);
    expect(run.total_participants).toBe(4);
    const { rooms } = await host.get(getRoomAssignments, of(event));
    expect(rooms.flatMap(({ participants }) => participants).map(({ id }) => id)).not.toContain(leaver?.id);
  });

  test('lists the rooms of ten times the people with about ten times the work, not a hundred times', async () => {
    const { db } = world.ctx.database;
    const eventOf = async (people: number) => {
      const event = await world.createEvent(host);
      const run = await storedRun(world, event, []);
      await db.execute(sql`delete from match_rooms where run_id = ${run.id}`);
      await db.execute(sql`insert into match_rooms (run_id, room_number, category, percentage)
        select ${run.id}, n, 'can_help', 50 from generate_series(1, ${people / 2}::int) n`);
      await db.execute(sql`with seated as (insert into users (alias)
          select ${`${run.id.slice(0, 8)}-`} || n from generate_series(1, ${people}::int) n returning id)
        insert into room_seats (run_id, user_id, room_number, seat)
        select ${run.id}, id, (row_number() over () + 1) / 2, row_number() over () % 2 from seated`);
      return event;
    };
    const workOf = async (people: number) => {
      const event = await eventOf(people);
      return rowsTouched(db, async () => {
        const { rooms, summary } = await host.get(getRoomAssignments, of(event));
        expect(summary).toEqual({ total_rooms: people / 2, total_participants: people });
        expect(rooms.map(({ room_number }) => room_number)).toEqual(rooms.map((_, at) => at + 1));
        expect(rooms.every(({ participants }) => participants.length === 2)).toBe(true);
      });
    };
    const few = await workOf(200);
    expect(few).toBeGreaterThan(200);
    expect((await workOf(2_000)) / few).toBeLessThan(15);
  });
});

describe('starting', () => {
  test('answers 202 with the queued run', async () => {
    const event = await world.createEvent(host);
    await world.crowd(event, 3);
    const answer = await host.call(runMatches, of(event));
    expect([answer.code, answer.data.match_run.status]).toEqual([202, 'queued']);
    expect(answer.data.match_run).toMatchObject({ room_size: 2, matches_per_person: 5, total_participants: 3 });
  });

  test('needs three participants', async () => {
    const event = await world.createEvent(host);
    await world.crowd(event, 2);
    const answer = await host.call(runMatches, of(event));
    expect([answer.code, answer.message]).toEqual([422, 'Need at least 3 participants to run matches']);
    expect((await host.get(listMatchRuns, of(event))).match_runs).toEqual([]);
  });

  test.each([
    [{ room_size: 1 }, 'Room size must be a whole number from 2 to 8'],
    [{ room_size: 9 }, 'Room size must be a whole number from 2 to 8'],
    [{ room_size: '4' }, 'Room size must be a whole number from 2 to 8'],
    [{ matches_per_person: 0 }, 'Matches per person must be a whole number from 1 to 10'],
    [{ matches_per_person: 2.5 }, 'Matches per person must be a whole number from 1 to 10'],
  ])('%j is refused', async (body, sentence) => {
    const event = await world.createEvent(host);
    await world.crowd(event, 3);
    const answer = await host.send('POST', `/events/${event.id}/run_matches`, body);
    expect([answer.code, answer.errors]).toEqual([422, [sentence]]);
  });
});

describe('before and besides a completed run', () => {
  test('status is 404, runs are empty, results are 422, own matches are empty', async () => {
    const event = await world.createEvent(host);
    const [guest] = await world.crowd(event, 1);
    expect((await host.call(getMatchStatus, of(event))).code).toBe(404);
    expect((await host.get(listMatchRuns, of(event))).match_runs).toEqual([]);
    for (const endpoint of [getMatches, getRoomAssignments]) {
      const answer = await host.call(endpoint, of(event));
      expect([answer.code, answer.message]).toEqual([422, 'No matches yet']);
    }
    expect((await guest?.get(listMyMatches, of(event)))?.matches).toEqual([]);
  });

  test("another event's run, an unknown run and no run id at all are 404", async () => {
    const event = await world.createEvent(host);
    const other = await world.createEvent(host);
    await world.crowd(other, 3);
    const run = await completedRun(host, other);
    for (const match_run_id of [run.id, 'd069241b-842b-4315-90d4-5ff46c3ea9e4', 'nothing'])
      for (const endpoint of [getMatches, getRoomAssignments])
        expect((await host.call(endpoint, { ...of(event), query: { match_run_id } })).code).toBe(404);
  });

  test('nobody but the host learns anything', async () => {
    const event = await world.createEvent(host);
    const [guest] = await world.crowd(event, 3);
    const otherHost = await world.signUp();
    await completedRun(host, event);
    for (const person of [guest, otherHost])
      for (const [method, path] of [
        ['POST', 'run_matches'],
        ['GET', 'match_status'],
        ['GET', 'match_runs'],
        ['GET', 'matches'],
        ['GET', 'room_assignments'],
      ] as const) {
        const answer = await person?.send(method, `/events/${event.id}/${path}`);
        expect([path, answer?.code, answer?.message, answer?.data]).toEqual([
          path,
          403,
          'Only the event host can do this',
          {},
        ]);
      }
    expect((await otherHost.call(listMyMatches, of(event))).code).toBe(403);
    // The host check comes before every state check.
    expect((await guest?.send('POST', `/events/${event.id}/run_matches`, { room_size: 99 }))?.code).toBe(403);
  });
});
