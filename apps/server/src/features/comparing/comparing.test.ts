import { compareMatchRuns } from '@serendip/contract/comparing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { type Pairing, storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
let event: { id: string };
let people: Person[];
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
  event = await world.createEvent(host);
  people = await world.crowd(event as never, 6);
});
afterAll(() => world.close());

/** A completed run of three pairs with these percentages: people 0 and 1, 2 and 3, 4 and 5. */
async function runOf(percentages: [number, number, number], rooms = [[people.slice(0, 3), people.slice(3)]]) {
  const run = await storedRun(
    world,
    event,
    percentages.map((percentage, at): Pairing => {
      const [one, two] = people.slice(2 * at, 2 * at + 2) as [Person, Person];
      return { of: [one, two], percentage, category: at === 0 ? 'mutual_connections' : 'can_help' };
    }),
    rooms,
  );
  await world.ctx.database.db.execute(sql`update match_runs set number = (
    select count(*) from match_runs where event_id = ${event.id}) where id = ${run.id}`);
  return run;
}
const compare = async (a: { id: string }, b: { id: string }) =>
  (await host.get(compareMatchRuns, { ...of(event), query: { a: a.id, b: b.id } })).comparison;

test('two completed runs stand side by side, and a sentence says which is better and for whom it is not', async () => {
  const seated = people.slice(0, 3);
  const a = await runOf([40, 44, 81], [[seated], [seated]]);
  const b = await runOf([60, 45, 54]);
  await world.ctx.database.db.execute(
    sql`update match_rooms set percentage = 19 where run_id = ${b.id} and room_number = 1`,
  );
  const compared = await compare(a, b);
  const [ana, ben] = people.slice(4).map(({ alias }) => alias);
  expect(compared).toEqual({
    a: {
      match_run_id: a.id,
      number: 1,
      ...{ people: 6, strong: 2, mean_best: 55, worst_best: 40, mutual_share: 33.3, rules: null },
      ...{ repeats: 3, weak_rooms: 0, empty_lists: 0, bands: [0, 4, 0, 2] },
    },
    b: {
      match_run_id: b.id,
      number: 2,
      ...{ people: 6, strong: 6, mean_best: 53, worst_best: 45, mutual_share: 33.3, rules: null },
      ...{ repeats: 0, weak_rooms: 1, empty_lists: 0, bands: [0, 0, 6, 0] },
    },
    changes: [2, 0, 0, 2, 2],
    sentence: expect.any(String),
  });
  const loses = [`${ana} (81 to 54 %)`, `${ben} (81 to 54 %)`].toSorted();
  const [, first, second] =
    /^Run 2 gives 6 instead of 2 people a strong match; 2 people do worse, most of all (.*) and (.*)\.$/.exec(
      compared.sentence,
    ) as unknown as [string, string, string];
  expect([first, second].toSorted()).toEqual(loses);
  expect((await compare(b, a)).sentence).toBe(compared.sentence);
});

test('nobody is named who loses ten points or less, and runs that are alike are said to be', async () => {
  const a = await runOf([60, 50, 50]);
  const b = await runOf([50, 50, 44]);
  expect((await compare(b, a)).sentence).toBe('Run 3 gives 6 instead of 4 people a strong match; nobody does worse.');
  const c = await runOf([40, 60, 60]);
  expect((await compare(a, c)).sentence).toMatch(
    /^Run 3 gives 6 instead of 4 people a strong match; 4 people do worse, none by more than 10 points\.$/,
  );
  const d = await runOf([60, 50, 50]);
  expect((await compare(a, d)).sentence).toBe('Both runs give 6 people a strong match; nobody does worse.');
  const path = `/events/${event.id}/match_runs/compare?a=${a.id}&b=${c.id}`;
  const inSpanish = await host.send('GET', path, undefined, { 'accept-language': 'es' });
  expect((inSpanish.data.comparison as { sentence: string }).sentence).toMatch(
    /^El cálculo 3 da un match que encaja muy bien a más personas: 6 en lugar de 4; 4 personas salen perdiendo, 10 puntos como máximo\.$/,
  );
  await world.ctx.database.db.execute(sql`update match_pairs set told_for_a = null, told_for_b = null where run_id = ${d.id}
    and percentage = 60`);
  expect((await compare(a, d)).b.empty_lists).toBe(2);
});

test('of more people who lose much, the three who lose most are named', async () => {
  const a = await runOf([81, 80, 45]);
  const b = await runOf([54, 60, 99]);
  const { sentence } = await compare(a, b);
  const [, most = '', third] = /; 4 people do worse, most of all (.*) and (\S+ \(80 to 60 %\))\.$/.exec(sentence) ?? [];
  expect(most.split(', ').toSorted()).toEqual(
    people
      .slice(0, 2)
      .map(({ alias }) => `${alias} (81 to 54 %)`)
      .toSorted(),
  );
  expect(people.slice(2, 4).map(({ alias }) => `${alias} (80 to 60 %)`)).toContain(third);
});

test('a run of another event, an unknown one and one without results are refused', async () => {
  const a = await runOf([60, 50, 50]);
  const elsewhere = await world.createEvent(host);
  const ask = async (at: { id: string }, b: string) =>
    (await host.call(compareMatchRuns, { ...of(at), query: { a: a.id, b } })).code;
  expect(await ask(elsewhere, a.id)).toBe(404);
  expect(await ask(event, 'x')).toBe(404);
  await world.ctx.database.db.execute(sql`update match_runs set status = 'failed' where id = ${a.id}`);
  expect(await ask(event, a.id)).toBe(422);
});
