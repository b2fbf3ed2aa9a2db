import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount } from '@serendip/contract/accounts';
import { createEvent, joinEvent, leaveEvent } from '@serendip/contract/events';
import { listMyMatches } from '@serendip/contract/matching';
import { answerMeeting, saveNote } from '@serendip/contract/meetings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { of, personAt } from '../../../test/matching.ts';
import { storedEvening } from '../../../test/stored-evening.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type When = { event_date?: string; start_time?: string; time_zone?: string };
const at = (event: { id: string }, other: { id: string }) => personAt(event, other);
const say = (person: Person, event: { id: string }, other: { id: string }, met: boolean, glad?: boolean | null) =>
  person.call(answerMeeting, { ...at(event, other), body: { meeting: { met, glad } } });
const write = (person: Person, event: { id: string }, other: { id: string }, note: string | null) =>
  person.call(saveNote, { ...at(event, other), body: { note } });
const seenBy = async (person: Person, event: { id: string }) => {
  const { matches, rooms, meetings_open } = await person.get(listMyMatches, of(event));
  return { matches: matches.map(({ user, meeting, note }) => ({ id: user.id, meeting, note })), rooms, meetings_open };
};

/** Ann is matched with Bob and sits with Cleo; Dan is elsewhere. */
async function party(when: When = {}) {
  const host = await world.arrive();
  const { event } = await host.get(createEvent, { body: { event: { name: 'Winter Fair', ...when } } });
  const [ann, bob, cleo, dan] = (await world.crowd(event, 4)) as [Person, Person, Person, Person];
  const run = await storedRun(
    world,
    event,
    [{ of: [ann, bob] }, { of: [cleo, dan] }],
    [
      [
        [ann, cleo],
        [bob, dan],
      ],
    ],
  );
  return { host, event, run, ann, bob, cleo, dan };
}

const at9 = { start_time: '09:00', time_zone: 'Europe/Berlin' };

describe('Did you meet?', () => {
  test('is answered for a match and for somebody of one’s room; the newest answer stands, for oneself alone', async () => {
    const { event, ann, bob, cleo } = await party();
    expect(await seenBy(ann, event)).toMatchObject({
      matches: [{ id: bob.id, meeting: null, note: null }],
      rooms: [{ begun: true, people: [{ id: cleo.id, meeting: null, note: null }] }],
      meetings_open: true,
    });
    expect((await say(ann, event, bob, true)).data.meeting).toEqual({ met: true, glad: null });
    expect((await say(ann, event, bob, true, false)).data.meeting).toEqual({ met: true, glad: false });
    expect((await say(ann, event, cleo, false)).data.meeting).toEqual({ met: false, glad: null });
    expect(await seenBy(ann, event)).toMatchObject({
      matches: [{ id: bob.id, meeting: { met: true, glad: false } }],
      rooms: [{ people: [{ id: cleo.id, meeting: { met: false, glad: null } }] }],
    });
    await say(ann, event, bob, false);
    expect((await seenBy(ann, event)).matches).toMatchObject([{ meeting: { met: false, glad: null } }]);
    expect((await seenBy(bob, event)).matches).toMatchObject([{ meeting: null }]);
  });

  test('is 403 for strangers, oneself, and whoever has left or is no participant, and 404 for nobody', async () => {
    const { event, host, ann, dan } = await party();
    const elsewhere = await party();
    for (const [person, other] of [
      [ann, dan],
      [ann, ann],
      [ann, elsewhere.bob],
      [ann, host],
      [elsewhere.ann, elsewhere.bob],
      [host, ann],
    ] as const) {
      expect((await say(person, event, other, true)).code).toBe(403);
      expect((await write(person, event, other, 'x')).code).toBe(403);
    }
    expect((await say(ann, event, event, true)).code).toBe(404);
    expect((await say(ann, event, { id: 'nobody' }, true)).code).toBe(404);
    expect((await say(world.nobody, event, ann, true)).code).toBe(401);
    expect(
      await rowsOf(world.ctx.database.db, sql`select 1 from meeting_answers where event_id = ${event.id}`),
    ).toEqual([]);
  });

  test('waits for the event’s time, in its zone, or for the first round of an evening; a date alone waits for nothing', async () => {
    const { event, ann, bob, cleo } = await party({ event_date: '2099-01-10', ...at9 });
    expect(await seenBy(ann, event)).toMatchObject({ meetings_open: false, rooms: [{ begun: false }] });
    const early = await say(ann, event, bob, true);
    expect([early.code, early.errors]).toEqual([422, ['You can say this once the event has begun']]);
    const { now } = world.ctx;
    world.ctx.now = () => new Date('2099-01-10T07:59:59Z');
    expect((await say(ann, event, bob, true)).code).toBe(422);
    world.ctx.now = () => new Date('2099-01-10T08:00:00Z');
    expect((await say(ann, event, bob, true)).code).toBe(200);
    world.ctx.now = now;

    await storedEvening(world, event, { state: 'round', round: 1, seating: [[[ann, cleo]], [[ann, bob]]] });
    expect(await seenBy(ann, event)).toMatchObject({ meetings_open: true, rooms: [{ begun: true }, { begun: false }] });
    expect((await say(ann, event, cleo, true)).code).toBe(200);

    const dated = await party({ event_date: '2099-01-10' });
    expect((await say(dated.ann, dated.event, dated.bob, true)).code).toBe(200);
  });

  test('counts a round once it has begun, and whom one met in it before being moved', async () => {
    const host = await world.arrive();
    const event = await world.createEvent(host);
    const [ann, bob, cleo, dan] = (await world.crowd(event, 4)) as [Person, Person, Person, Person];
    const evening = await storedEvening(world, event, {
      state: 'round',
      round: 1,
      seating: [[[ann, bob]], [[ann, cleo]]],
    });
    const [first, second] = [ann.id, dan.id].toSorted();
    await world.ctx.database.db.execute(
      sql`insert into encounters (session_id, user_a, user_b, round) values (${evening.id}, ${first}, ${second}, 1)`,
    );
    const codes = [];
    for (const other of [bob, cleo, dan]) codes.push((await say(ann, event, other, true)).code);
    expect(codes).toEqual([200, 403, 200]);
  });

  test.each([
    [{ met: false, glad: true }, 'Glad is only for somebody you met'],
    [{ met: 'yes' }, 'Met must be true or false'],
    [{ glad: true }, 'Met must be true or false'],
    [{ met: true, glad: 1 }, 'Glad must be true, false or null'],
  ])('%j is no answer and changes nothing', async (meeting, sentence) => {
    const { event, ann, bob } = await party();
    await say(ann, event, bob, true, true);
    const answer = await ann.send('PUT', `/events/${event.id}/meetings/${bob.id}`, { meeting });
    expect([answer.code, answer.errors]).toEqual([422, [sentence]]);
    expect((await seenBy(ann, event)).matches).toMatchObject([{ meeting: { met: true, glad: true } }]);
  });
});

describe('a note to oneself', () => {
  test('is kept as written, replaced, and removed when empty; before the event, too', async () => {
    const { event, ann, bob } = await party({ event_date: '2099-01-10', ...at9 });
    const words = 'Ask about the boat.\nשלום 🙂 <b>';
    expect((await write(ann, event, bob, `  ${words} `)).data).toEqual({ note: words });
    expect((await seenBy(ann, event)).matches).toMatchObject([{ note: words }]);
    expect((await seenBy(bob, event)).matches).toMatchObject([{ note: null }]);
    expect((await write(ann, event, bob, 'x'.repeat(501))).errors).toEqual([
      'Note is too long (maximum is 500 characters)',
    ]);
    expect((await seenBy(ann, event)).matches).toMatchObject([{ note: words }]);
    expect((await write(ann, event, bob, 'x'.repeat(500))).code).toBe(200);
    for (const empty of ['', ' \n', null]) {
      await write(ann, event, bob, 'again');
      expect((await write(ann, event, bob, empty)).data).toEqual({ note: null });
      expect((await seenBy(ann, event)).matches).toMatchObject([{ note: null }]);
    }
  });
});

describe('leaving and erasing', () => {
  test('the export holds one’s own answers and notes; an erasure takes them, and what others said of the person', async () => {
    const { event, ann, bob, cleo } = await party();
    await say(ann, event, bob, true, true);
    await say(bob, event, ann, true, false);
    await say(cleo, event, ann, false);
    await write(ann, event, bob, 'Of Bob');
    await write(bob, event, ann, 'Of Ann');
    const { export: data } = await ann.get(exportAccount, {});
    expect(data.meeting_answers).toEqual([{ event: 'Winter Fair', alias: bob.alias, met: true, glad: true }]);
    expect(data.notes).toEqual([{ event: 'Winter Fair', alias: bob.alias, note: 'Of Bob' }]);
    expect(JSON.stringify(data)).not.toContain('Of Ann');
    await ann.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
    const left = await rowsOf(
      world.ctx.database.db,
      sql`select 1 from meeting_answers where event_id = ${event.id}
        union all select 1 from match_notes where event_id = ${event.id}`,
    );
    expect(left).toEqual([]);
    expect([(await say(bob, event, ann, true)).code, (await write(bob, event, ann, 'x')).code]).toEqual([403, 403]);
  });

  test('leaving ends the answering, and coming back shows again what one said', async () => {
    const { event, ann, bob } = await party();
    await say(ann, event, bob, true);
    await ann.get(leaveEvent, of(event));
    expect([(await say(ann, event, bob, false)).code, (await write(ann, event, bob, 'x')).code]).toEqual([403, 403]);
    await ann.get(joinEvent, of(event));
    expect((await seenBy(ann, event)).matches).toMatchObject([{ meeting: { met: true, glad: null } }]);
  });
});
