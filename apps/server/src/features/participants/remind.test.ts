import { saveEventAnswer } from '@serendip/contract/answers';
import { joinEvent, updateEvent } from '@serendip/contract/events';
import { joinAsGuest } from '@serendip/contract/guests';
import { remindParticipants } from '@serendip/contract/participants';
import { createEventQuestion } from '@serendip/contract/questions';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ worker: true });
});
afterAll(() => world.close());

test('one mail goes to each who has not answered all, once a day however often hosts press; guests are counted', async () => {
  const host = await world.arrive();
  const event = await world.createEvent(host);
  await host.get(updateEvent, { ...of(event), body: { event: { guest_join: true } } });
  const nothing = await host.get(remindParticipants, of(event));
  expect(nothing).toEqual({ reminded: 0, without_email: 0, reminded_lately: 0 });
  const ids: string[] = [];
  for (const text of ['Why?', 'What?'])
    ids.push((await host.get(createEventQuestion, { ...of(event), body: { question: { text } } })).question.id);
  const [ann, bob, cleo] = (await world.crowd(event, 3)) as [Person, Person, Person];
  for (const [person, question_id] of [
    [ann, ids[0]],
    [ann, ids[1]],
    [bob, ids[0]],
  ] as const) {
    const answer = { question_id: String(question_id), text_response: 'Because' };
    await person.get(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
  }
  await world.nobody.get(joinAsGuest, { ...of(event), body: { guest: { name: 'Gus' } } });
  const sent = await Promise.all(Array.from({ length: 4 }, () => host.get(remindParticipants, of(event))));
  expect(sent.map(({ reminded }) => reminded).toSorted()).toEqual([0, 0, 0, 2]);
  expect(sent.every(({ without_email }) => without_email === 1)).toBe(true);
  const { db } = world.ctx.database;
  // Whatever the hour is: what waits for the morning goes now.
  await db.execute(sql`update deliveries set due_at = now()`);
  const reminders = () => world.mails.filter(({ subject }) => subject.endsWith('a few questions wait for you'));
  const told = await db.execute(sql`select user_id from notifications where kind = 'answers_missing'`);
  expect((told as unknown as { rows: { user_id: string }[] }).rows.map(({ user_id }) => user_id).toSorted()).toEqual(
    [bob.id, cleo.id].toSorted(),
  );
  await vi.waitFor(() => expect(reminders()).toHaveLength(2), { timeout: patience, interval: 50 });
  expect(
    reminders()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([bob.email, cleo.email].toSorted());
  await cleo.get(joinEvent, of(event));
  expect(await host.get(remindParticipants, of(event))).toEqual({ reminded: 0, without_email: 1, reminded_lately: 2 });
  await db.execute(sql`update notifications set created_at = created_at - interval '25 hours'`);
  expect((await host.get(remindParticipants, of(event))).reminded).toBe(2);
});
