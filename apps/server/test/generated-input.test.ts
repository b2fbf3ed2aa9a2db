import { endpoints } from '@serendip/contract/api';
import type { Endpoint } from '@serendip/contract/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cast, erasedPerson, makeCast } from './cast.ts';
import { fingerprint } from './fingerprint.ts';
import { bodiesFor, pathValues, queriesFor } from './hostile-values.ts';
import { openWorld, type Person, type World } from './world.ts';

/** Inputs per call. `GENERATED_INPUTS=1000` searches longer, `GENERATED_SEED` elsewhere. */
const runs = Number(process.env.GENERATED_INPUTS ?? 8);
const seed = Number(process.env.GENERATED_SEED ?? 20_261_121);

let world: World;
let cast: Cast;
let erased: Person;
beforeAll(async () => {
  world = await openWorld();
  erased = await erasedPerson(world);
  cast = await makeCast(world, erased);
});
afterAll(() => world.close());

const knownIds = () => [
  cast.event.id,
  cast.otherEvent.id,
  cast.question.id,
  cast.run.id,
  cast.target.id,
  cast.people.matched.id,
  cast.eventAnswerOf(cast.people.matched),
  cast.profileAnswerOf(cast.people.matched),
  'what-you-do',
];

/** Those who would end their own part in the test are somebody else each time. */
const callersOf = async ({ id }: Endpoint): Promise<Person[]> =>
  // A host would delete what all the others are about.
  id === 'deleteEvent'
    ? [cast.people.matched]
    : ['signOut', 'deleteAccount', 'leaveEvent'].includes(id)
      ? [await world.arrive()]
      : [cast.people.host, cast.people.matched];

const allowed = [200, 202, 400, 401, 403, 404, 405, 409, 413, 415, 422];

async function isTakenWell(endpoint: Endpoint, caller: Person, url: string, body: string | undefined) {
  const { db } = world.ctx.database;
  const before = await fingerprint(db);
  // `send` itself fails on anything outside the envelope.
  const { code, errors, data } = await caller.send(endpoint.method, url, body);
  expect(allowed).toContain(code);
  if (code < 400) return;
  expect(await fingerprint(db)).toBe(before);
  expect(data).toEqual({});
  if (code === 422)
    expect(errors?.every((sentence) => /^[A-Z].* .*[\w)/.]$/.test(sentence) && sentence.length < 200)).toBe(true);
  else expect(errors).toBeUndefined();
}

test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s takes whatever is sent: never a 5xx, never outside the envelope, and what is refused changes nothing',
  async (_id, endpoint) => {
    const known = knownIds();
    const parameters = [...endpoint.path.matchAll(/:\w+/g)].map(([name]) => name);
    const inputs = fc.record({
      path: fc
        .tuple(...parameters.map(() => pathValues(known)))
        .map((values) =>
          parameters.reduce((path, name, index) => path.replace(name, values[index] ?? ''), endpoint.path as string),
        ),
      query: queriesFor(endpoint, known),
      body: endpoint.method === 'GET' ? fc.constant(undefined) : bodiesFor(endpoint, known),
      which: fc.nat(),
    });
    // The rights are checked before the input: with the event that is the callers' own, the input is reached.
    const aimed = fc.record({
      path: fc.constant(
        endpoint.path
          .replace(':event_id', cast.event.id)
          .replace(':user_id', cast.target.id)
          .replace(/:\w+/, cast.question.id),
      ),
      query: queriesFor(endpoint, known),
      body: endpoint.method === 'GET' ? fc.constant(undefined) : bodiesFor(endpoint, known),
      which: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(inputs, aimed), async ({ path, query, body, which }) => {
        const callers = await callersOf(endpoint);
        await isTakenWell(endpoint, callers[which % callers.length] ?? world.nobody, `${path}${query}`, body);
      }),
      { numRuns: runs, seed },
    );
  },
  30_000 + runs * 500,
);
