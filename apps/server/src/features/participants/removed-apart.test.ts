import { getCard, saveMyCard } from '@serendip/contract/cards';
import { joinEvent } from '@serendip/contract/events';
import { listConversations, listMessages, sendMessage } from '@serendip/contract/messages';
import { letParticipantIn, removeParticipant } from '@serendip/contract/participants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { of, personAt } from '../../../test/matching.ts';
import { storedEvening } from '../../../test/stored-evening.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

const to = (person: { id: string }) => ({ params: { user_id: person.id } });
const write = (from: Person, recipient: Person) =>
  from.call(sendMessage, { ...to(recipient), body: { message: { content: 'Hello' } } });
const read = (person: Person, other: Person) => person.get(listMessages, { ...to(other), query: {} });
const refused = [403, 'You can only message people you were matched with'];

/** Two people of an event, with cards, who have written to each other. */
async function twoAt(how: 'match' | 'round') {
  const event = await world.createEvent(host);
  const [ann, bob] = (await world.crowd(event, 2)) as [Person, Person];
  for (const person of [ann, bob])
    await person.get(saveMyCard, { body: { card: { name: `Card of ${person.alias}`, sight: 'matches' } } });
  if (how === 'match') await storedRun(world, event, [{ of: [ann, bob] }]);
  else await storedEvening(world, event, { state: 'round', round: 1, here: [ann, bob], seating: [[[ann, bob]]] });
  for (const answer of [await write(ann, bob), await write(bob, ann)]) expect(answer.code).toBe(200);
  return { event, ann, bob };
}

describe.each(['match', 'round'] as const)('two who know each other by a %s, after one is removed', (how) => {
  test('neither writes, reads the card or sees the reason; the messages stay, and letting in undoes it', async () => {
    const { event, ann, bob } = await twoAt(how);
    await host.get(removeParticipant, personAt(event, ann));
    for (const [from, recipient] of [
      [ann, bob],
      [bob, ann],
    ] as const) {
      const answer = await write(from, recipient);
      expect([answer.code, answer.message]).toEqual(refused);
      expect((await from.call(getCard, to(recipient))).code).toBe(403);
      const thread = await read(from, recipient);
      expect(thread).toMatchObject({ parted: true, match: null, met: null, total: 2, user: { card: null } });
      const { conversations } = await from.get(listConversations, { query: {} });
      expect(conversations).toMatchObject([{ match: null, met: null, user: { card: null } }]);
    }
    await host.get(letParticipantIn, personAt(event, ann));
    await ann.get(joinEvent, of(event));
    if (how === 'match') {
      expect((await write(ann, bob)).code).toBe(200);
      expect((await read(ann, bob)).parted).toBe(false);
    }
  });
});

test('people whom another event connects go on writing, and so do the others of the event', async () => {
  const { event, ann, bob } = await twoAt('match');
  const [cleo] = (await world.crowd(event, 1)) as [Person];
  await storedRun(world, event, [{ of: [bob, cleo] }]);
  const other = await world.createEvent(host);
  for (const person of [ann, bob]) await person.get(joinEvent, of(other));
  await storedRun(world, other, [{ of: [ann, bob] }]);
  await host.get(removeParticipant, personAt(event, ann));
  expect([(await write(ann, bob)).code, (await write(bob, ann)).code, (await write(bob, cleo)).code]).toEqual([
    200, 200, 200,
  ]);
  const thread = await read(bob, ann);
  expect(thread).toMatchObject({ parted: false, match: { event: { id: other.id } } });
  expect((await bob.get(getCard, to(ann))).card).toMatchObject({ name: `Card of ${ann.alias}` });
});
