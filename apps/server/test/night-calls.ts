import { getLiveRooms, type Live, setPresence } from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { expect } from 'vitest';
import { act } from './evening.ts';
import { of } from './matching.ts';
import { type Seating, storedRun } from './stored-run.ts';
import type { Person, World } from './world.ts';

/** Every two of so many once, by the circle method: for each round its pairs. */
export function roundRobin(people: Person[]): Seating {
  const [fixed, ...others] = people as [Person, ...Person[]];
  return others.map((_, round) => {
    const turned = [fixed, ...others.slice(round), ...others.slice(0, round)];
    return turned.slice(0, people.length / 2).map((one, at) => [one, turned.at(-1 - at) as Person]);
  });
}

interface Night {
  event: Event;
  people: Person[];
  run: { id: string };
  live: Live;
}

/** The calls of a host whose evening seats people. `given` is asked at each call. */
export function nightCalls(given: () => { world: World; host: Person }) {
  const say = (event: Event, person: Person, here: boolean) =>
    given().host.get(setPresence, { ...of(event), body: { presence: { user_id: person.id, here } } });
  /** Rooms of a round of the evening, each the aliases in it. */
  async function roomsOf(event: Event, round: number): Promise<Map<number, string[]>> {
    const { rooms } = await given().host.get(getLiveRooms, { ...of(event), query: { round: String(round) } });
    return new Map(rooms.map(({ room_number, people }) => [room_number, people.map(({ id }) => id)]));
  }

  /** In each of these rounds exactly these people sit, once each, and none of them alone. */
  async function expectSeated(event: Event, people: Person[], rounds: number[]): Promise<void> {
    for (const round of rounds) {
      const rooms = [...(await roomsOf(event, round)).values()];
      expect(rooms.flat().toSorted()).toEqual(people.map(({ id }) => id).toSorted());
      if (people.length > 1) expect(Math.min(...rooms.map(({ length }) => length))).toBeGreaterThan(1);
    }
  }

  /** Round 1 has begun, and so many of the run have come: the first ones. */
  async function aNight(
    size: number,
    come = size,
    seating: (people: Person[]) => Seating = roundRobin,
  ): Promise<Night> {
    const event = await given().world.createEvent(given().host);
    const people = await given().world.crowd(event, size);
    const run = await storedRun(given().world, event, [], seating(people));
    await act(given().host, event, 'open_doors');
    for (const person of people.slice(0, come)) await say(event, person, true);
    return { event, people, run, live: await act(given().host, event, 'start', { automatic: false }) };
  }

  return { aNight, expectSeated, roomsOf, say };
}
