import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount } from '@serendip/contract/accounts';
import { saveEventAnswer } from '@serendip/contract/answers';
import { type Event, getEvent, getEventCalendar, joinEvent, leaveEvent, updateEvent } from '@serendip/contract/events';
import { createEventQuestion } from '@serendip/contract/questions';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { events } from '../../db/schema/events.ts';
import { eq } from '../../db/sql.ts';
import { joinNow } from './join-now.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ env: { LIMIT_MEMBERSHIPS_PER_PERSON: '3' } });
  host = await world.arrive();
});
afterAll(() => world.close());

const of = (event: { id: string }) => ({ params: { event_id: event.id } });
const change = (event: Event, fields: object) => host.get(updateEvent, { ...of(event), body: { event: fields } });
const many = (size: number) => Promise.all(Array.from({ length: size }, () => world.arrive()));
const erase = (person: Person) => person.get(deleteAccount, { body: { user: { password: 'correct horse' } } });

/** An event with so many places, and people who joined it one after the other. */
async function gathering(capacity: number, size: number) {
  const event = await world.createEvent(host);
  await change(event, { capacity });
  const people = await many(size);
  for (const person of people) await person.get(joinEvent, of(event));
  return { event, people: people as [Person, ...Person[]] };
}

async function standing(event: Event, people: Person[]) {
  const { event: seen } = await host.get(getEvent, of(event));
  const each = await Promise.all(people.map((person) => person.get(getEvent, of(event))));
  const marks = each.map(({ event: one }) => (one.user_joined ? 'in' : one.user_waiting ? 'waits' : 'out'));
  return [marks.join(' '), seen.participants_count, seen.waiting_count];
}

const revisionOf = async ({ id }: Event) =>
  (await world.ctx.database.db.select({ of: events.liveRevision }).from(events).where(eq(events.id, id)))[0]?.of ?? 0;

test('a person who joins a full event waits, once, and is no participant', async () => {
  const { event, people } = await gathering(2, 3);
  const last = people[2] as Person;
  const again = await Promise.all(Array.from({ length: 10 }, () => last.get(joinEvent, of(event))));
  for (const { event: seen } of again)
    expect(seen).toMatchObject({ user_joined: false, user_waiting: true, participants_count: 2, waiting_count: 1 });
  const { question } = await host.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
  const answer = { question_id: question.id, text_response: 'Because' };
  const saved = await last.call(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
  expect([saved.code, (await last.call(getEventCalendar, of(event))).code]).toEqual([403, 403]);
});

test('a person who waits moves up in order when somebody leaves, and leaves the list when they wish', async () => {
  const { event, people } = await gathering(2, 5);
  expect(await standing(event, people)).toEqual(['in in waits waits waits', 2, 3]);
  const left = await people[2]?.get(leaveEvent, of(event));
  expect(left?.event).toMatchObject({ user_joined: false, user_waiting: false, waiting_count: 2 });
  await people[0].get(leaveEvent, of(event));
  expect(await standing(event, people)).toEqual(['out in out in waits', 2, 1]);
  // Back at the end of the list.
  await people[0].get(joinEvent, of(event));
  await people[1]?.get(leaveEvent, of(event));
  expect(await standing(event, people)).toEqual(['waits out out in in', 2, 1]);
});

test('a person who waits moves up when somebody erases their account; an erased account waits no more', async () => {
  const { event, people } = await gathering(2, 5);
  await erase(people[2] as Person);
  expect((await host.get(getEvent, of(event))).event).toMatchObject({ participants_count: 2, waiting_count: 2 });
  await erase(people[0]);
  const rest = [people[1], people[3], people[4]] as Person[];
  expect(await standing(event, rest)).toEqual(['in in waits', 2, 1]);
});

test('a person who waits moves up when the capacity grows or is taken away; a smaller one sends nobody away', async () => {
  const { event, people } = await gathering(2, 6);
  await change(event, { capacity: 3 });
  expect(await standing(event, people)).toEqual(['in in in waits waits waits', 3, 3]);
  await change(event, { capacity: 2 });
  await people[0].get(leaveEvent, of(event));
  expect(await standing(event, people)).toEqual(['out in in waits waits waits', 2, 3]);
  await change(event, { capacity: null });
  expect(await standing(event, people)).toEqual(['out in in in in in', 5, 0]);
});

test('thirty leave, and thirty others come, at once: no place is given twice, none stays free, nobody is lost', async () => {
  const { event, people } = await gathering(30, 30);
  const waiting = await many(20);
  for (const person of waiting) await person.get(joinEvent, of(event));
  const late = await many(30);
  await Promise.all([
    ...people.map((person) => person.get(leaveEvent, of(event))),
    ...late.map((person) => person.get(joinEvent, of(event))),
  ]);
  const [marks, joined, waits] = await standing(event, [...waiting, ...late]);
  expect([joined, waits]).toEqual([30, 20]);
  // People who waited get places before later ones.
  expect(String(marks).split(' ').slice(0, 20)).toEqual(waiting.map(() => 'in'));
  expect(String(marks)).not.toContain('out');
});

test('two who take part in each other’s events erase their accounts at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [ann, bob] = (await many(2)) as [Person, Person];
    const [hers, his] = [await world.createEvent(ann), await world.createEvent(bob)];
    await Promise.all([ann.get(joinEvent, of(his)), bob.get(joinEvent, of(hers))]);
    await Promise.all([erase(ann), erase(bob)]);
    expect((await host.get(getEvent, of(hers))).event).toMatchObject({ closed: true, participants_count: 0 });
  }
});

test('a person who waits for an event whose host is gone waits no more', async () => {
  const owner = await world.arrive();
  const event = await world.createEvent(owner);
  await owner.get(updateEvent, { ...of(event), body: { event: { capacity: 2 } } });
  const people = await many(3);
  for (const person of people) await person.get(joinEvent, of(event));
  await erase(owner);
  expect(await standing(event, people)).toEqual(['in in out', 2, 0]);
});

describe('a process that dies after somebody left, before it comes to those who wait,', () => {
  /** Their leaving is stored; nothing after it is. */
  async function leaveAndDie(event: Event, { token, ...person }: Person) {
    const { database } = world.ctx;
    const dying = await openWorld({ beside: world, expectErrors: true });
    const { transaction } = database.db;
    let lives = true;
    database.db.transaction = (work, config) => {
      if (!lives) return Promise.reject(new Error('the process died'));
      lives = false;
      return transaction.call(database.db, work as never, config) as never;
    };
    try {
      expect((await new Person(dying.app, token, person).call(leaveEvent, of(event))).code).toBe(500);
    } finally {
      database.db.transaction = transaction;
      await dying.close();
    }
  }

  test('costs nobody their turn: who comes next stands behind, and the place is given', async () => {
    const { event, people } = await gathering(2, 3);
    await leaveAndDie(event, people[0]);
    const late = await world.arrive();
    expect(await standing(event, [...people, late])).toEqual(['out in waits out', 1, 1]);
    await late.get(joinEvent, of(event));
    expect(await standing(event, [...people, late])).toEqual(['out in in waits', 2, 1]);
  });

  test('leaves a job behind, by which a worker gives the place', async () => {
    const { event, people } = await gathering(2, 3);
    await leaveAndDie(event, people[0]);
    const worker = await openWorld({ beside: world, worker: true });
    await vi.waitFor(async () => expect(await standing(event, people)).toEqual(['out in in', 2, 0]), {
      timeout: patience,
    });
    await worker.close();
  });
});

test('a wait counts among the events of one person, and is in their export', async () => {
  const full = await Promise.all([gathering(2, 2), gathering(2, 2), gathering(2, 2), gathering(2, 2)]);
  const person = await world.arrive();
  const answers = [];
  for (const { event } of full) answers.push(await person.call(joinEvent, of(event)));
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 422]);
  const { export: all } = await person.get(exportAccount, {});
  expect(all.waiting_for).toEqual(
    full.slice(0, 3).map(({ event: { id, name } }) => ({ id, name, since: expect.stringMatching(/Z$/) })),
  );
  expect(all.joined_events).toEqual([]);
});

test('each change of who takes part is counted, a wait is not', async () => {
  const { event, people } = await gathering(2, 3);
  const before = await revisionOf(event);
  await people[2]?.get(joinEvent, of(event));
  await people[0].get(joinEvent, of(event));
  expect(await revisionOf(event)).toBe(before);
  // One leaves, one moves up.
  await people[0].get(leaveEvent, of(event));
  expect(await revisionOf(event)).toBe(before + 2);
  await erase(people[1] as Person);
  expect(await revisionOf(event)).toBe(before + 3);
});

test('at the door somebody joins at once where there is a place, also from the list, and is refused where there is none', async () => {
  const { event, people } = await gathering(2, 4);
  const { db } = world.ctx.database;
  const join = ({ id }: Person) => db.transaction((tx) => joinNow(tx, event.id, id, world.ctx));
  const [, , third, fourth] = people as unknown as [Person, Person, Person, Person];
  await expect(join(third)).rejects.toMatchObject({ code: 'event_full' });
  await db.update(events).set({ capacity: 3 }).where(eq(events.id, event.id));
  // The place is that of who waits longest.
  await expect(join(fourth)).rejects.toMatchObject({ code: 'event_full' });
  await join(third);
  await join(third);
  expect(await standing(event, people)).toEqual(['in in in waits', 3, 1]);
});
