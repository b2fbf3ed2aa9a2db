import { joinEvent } from '@serendip/contract/events';
import { listMyMatches, runMatches } from '@serendip/contract/matching';
import { answerMeeting, getOutcomes } from '@serendip/contract/meetings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completedRun, of } from '../../../test/matching.ts';
import { storedEvening } from '../../../test/stored-evening.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { readSnapshot } from '../engine/snapshot.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ worker: true });
});
afterAll(() => world.close());

const say = (person: Person, event: { id: string }, other: Person, met: boolean, glad?: boolean) =>
  person.get(answerMeeting, {
    params: { event_id: event.id, user_id: other.id },
    body: { meeting: { met, glad } },
  });
/** Ids of who met, as a run of the event reads it. */
const metAt = async (event: { id: string }, mix = true) =>
  (await readSnapshot(world.ctx.database.db, event.id, undefined, { mix })).met?.map((two) => two.join(' ')).toSorted();
const pairs = (...twos: [Person, Person][]) => twos.map(([a, b]) => [a.id, b.id].toSorted().join(' ')).toSorted();

describe('a person who met', () => {
  test('is who says so, one being enough, and who shared a room in a round that began unless both say no', async () => {
    const host = await world.arrive();
    const event = await world.createEvent(host);
    const [ann, bob, cleo, dan] = (await world.crowd(event, 4)) as [Person, Person, Person, Person];
    await storedRun(world, event, [{ of: [ann, bob] }, { of: [cleo, dan] }]);
    expect(await metAt(event)).toEqual([]);
    await storedEvening(world, event, {
      state: 'round',
      round: 1,
      here: [ann, bob, cleo],
      seating: [
        [
          [ann, cleo],
          [bob, dan],
        ],
        [
          [bob, cleo],
          [ann, dan],
        ],
      ],
    });
    // Dan never came, and round 2 has not begun.
    expect(await metAt(event)).toEqual(pairs([ann, cleo]));
    await say(ann, event, cleo, false);
    await say(ann, event, bob, true);
    expect(await metAt(event)).toEqual(pairs([ann, cleo], [ann, bob]));
    await say(cleo, event, ann, false);
    await say(bob, event, ann, false);
    expect(await metAt(event)).toEqual(pairs([ann, bob]));
  });

  test('counts at the host’s other events while people are to be mixed, at no other host’s, and is read of participants alone', async () => {
    const [host, other] = [await world.arrive(), await world.arrive()];
    const [first, second, foreign] = [
      await world.createEvent(host),
      await world.createEvent(host),
      await world.createEvent(other),
    ];
    const [ann, bob, cleo] = (await world.crowd(first, 3)) as [Person, Person, Person];
    for (const person of [ann, bob]) for (const event of [second, foreign]) await person.get(joinEvent, of(event));
    await storedRun(world, first, [{ of: [ann, bob] }, { of: [bob, cleo] }]);
    await say(ann, first, bob, true);
    await say(bob, first, cleo, true);
    expect([await metAt(first), await metAt(first, false)].map((met) => met?.length)).toEqual([2, 2]);
    expect([await metAt(second), await metAt(second, false), await metAt(foreign)]).toEqual([
      pairs([ann, bob]),
      [],
      [],
    ]);
  });

  test('is not listed again by a later run as long as there are others; the option is kept with the run', async () => {
    const host = await world.arrive();
    const event = await world.createEvent(host);
    const [ann, bob] = (await world.crowd(event, 6)) as [Person, Person];
    const options = { matches_per_person: 1, room_size: 2 };
    const run = await completedRun(host, event, options);
    expect(run.mix).toBe(true);
    const { matches } = await ann.get(listMyMatches, of(event));
    const partner = matches[0]?.user.id ?? bob.id;
    await ann.get(answerMeeting, {
      params: { event_id: event.id, user_id: partner },
      body: { meeting: { met: true } },
    });
    expect((await completedRun(host, event, { ...options, mix: false })).mix).toBe(false);
    const again = await ann.get(listMyMatches, of(event));
    expect(again.matches.map(({ user }) => user.id)).not.toContain(partner);
    expect((await host.call(runMatches, { ...of(event), body: { mix: 'no' as never } })).errors).toEqual([
      'Mix must be true or false',
    ]);
  });
});

describe('what became of a run', () => {
  test('is told to the host as sums of its own answers, once five people have answered', async () => {
    const host = await world.arrive();
    const event = await world.createEvent(host);
    expect((await host.call(getOutcomes, of(event))).code).toBe(422);
    const people = await world.crowd(event, 10);
    const couples = Array.from({ length: 5 }, (_, n) => [people[2 * n], people[2 * n + 1]] as [Person, Person]);
    const run = await storedRun(
      world,
      event,
      couples.map((of, n) => ({ of, percentage: 90 - 10 * n })),
    );
    for (const [one, other] of couples.slice(0, 4)) await say(one, event, other, true, true);
    const read = async (query = {}) => (await host.get(getOutcomes, { ...of(event), query })).outcomes;
    expect(await read()).toEqual({ match_run_id: run.id, matches: 5, sums: null, bins: [] });
    const [[one, other]] = couples as [[Person, Person]];
    await say(other, event, one, true);
    expect((await read()).sums).toEqual({ met: 0, likely: 0, glad: 0 });
    for (const [first, second] of couples) {
      await say(first, event, second, true, true);
      await say(second, event, first, true, true);
    }
    const told = {
      sums: { met: 5, likely: 0, glad: 5 },
      bins: [{ from: 0, to: 100, promised: 70, matches: 5, met: 5, likely: 0 }],
    };
    expect(await read()).toMatchObject(told);

    // A run with the same pairs tells nothing of answers that were given before it.
    const later = await storedRun(
      world,
      event,
      couples.map((of) => ({ of })),
    );
    expect(await read()).toEqual({ match_run_id: later.id, matches: 5, sums: null, bins: [] });
    expect(await read({ match_run_id: run.id })).toMatchObject(told);
  });
});
