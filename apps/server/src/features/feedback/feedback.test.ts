import { joinEvent, leaveEvent } from '@serendip/contract/events';
import { getFeedback, giveFeedback, withdrawFeedback } from '@serendip/contract/feedback';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let host: Person;
let guest: Person;
let event: { id: string };
beforeAll(async () => {
  world = await openWorld();
  [host, guest] = [await world.arrive(), await world.arrive()];
  event = await world.createEvent(host);
  await guest.get(joinEvent, of(event));
});
afterAll(() => world.close());

const give = (person: Person, feedback_type: 'positive' | 'negative') =>
  person.call(giveFeedback, { ...of(event), body: { feedback: { feedback_type } } });
const read = async (person: Person) => (await person.get(getFeedback, of(event))).feedback;

describe('feedback', () => {
  test('is null, then what was said last, then null again; taking back none is fine', async () => {
    expect(await read(guest)).toBeNull();
    expect((await give(guest, 'positive')).data.feedback).toEqual({ feedback_type: 'positive' });
    expect((await give(guest, 'negative')).code).toBe(200);
    expect(await read(guest)).toEqual({ feedback_type: 'negative' });
    for (let times = 0; times < 2; times += 1) await guest.get(withdrawFeedback, of(event));
    expect(await read(guest)).toBeNull();
  });

  test('is one’s own: nobody reads another’s', async () => {
    await give(guest, 'positive');
    const other = await world.arrive();
    await other.get(joinEvent, of(event));
    expect([await read(other), await read(host)]).toEqual([null, null]);
    await other.get(withdrawFeedback, of(event));
    expect(await read(guest)).toEqual({ feedback_type: 'positive' });
  });

  test('needs having joined: whoever did not, or left, gives none and reads null', async () => {
    const leaver = await world.arrive();
    await leaver.get(joinEvent, of(event));
    await give(leaver, 'negative');
    await leaver.get(leaveEvent, of(event));
    for (const person of [leaver, host, await world.arrive()]) {
      const refused = await give(person, 'positive');
      expect([refused.code, refused.message]).toEqual([403, 'Join the event first']);
      expect((await person.call(withdrawFeedback, of(event))).code).toBe(403);
      expect(await read(person)).toBeNull();
    }
    await leaver.get(joinEvent, of(event));
    expect(await read(leaver)).toEqual({ feedback_type: 'negative' });
    expect((await give(world.nobody, 'positive')).code).toBe(401);
    expect((await world.nobody.call(getFeedback, of(event))).code).toBe(401);
  });

  test.each(['positive ', 'POSITIVE', '', 'neutral', 1, true, null, ['positive'], undefined])(
    '%j is no feedback',
    async (feedback_type) => {
      const before = await read(guest);
      const answer = await guest.send('POST', `/events/${event.id}/feedback`, { feedback: { feedback_type } });
      expect([answer.code, answer.errors]).toEqual([422, ['Feedback type must be positive or negative']]);
      expect(await read(guest)).toEqual(before);
    },
  );

  test('of an unknown event is 404', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await guest.send(method, '/events/d069241b-842b-4315-90d4-5ff46c3ea9e4/feedback');
      expect([answer.code, answer.message]).toEqual([404, 'Event not found']);
    }
  });
});
