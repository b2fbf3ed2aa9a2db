import { endpoints } from '@serendip/contract/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Row, table } from './authorization-table.ts';
import { actors, erasedPerson, makeCast } from './cast.ts';
import { fingerprint } from './fingerprint.ts';
import { openWorld, type Person, type World } from './world.ts';

let world: World;
let erased: Person;
beforeAll(async () => {
  world = await openWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  erased = await erasedPerson(world);
});
afterAll(() => world.close());

const endpointOf = ({ call }: Row) => {
  const endpoint = endpoints.find(({ id }) => id === call);
  if (!endpoint) throw new Error(`there is no call ${call}`);
  return endpoint;
};

test('every call of the contract is in the table', () => {
  expect([...new Set(table.map(({ call }) => call))].toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
});

test.each(table.map((row) => [row.when ? `${row.call} ${row.when}` : row.call, row] as const))(
  '%s is answered to each actor as the table says, and a refusal changes and tells nothing',
  async (_title, row) => {
    const cast = await makeCast(world, erased);
    const codes = row.codes.split(' ').map(Number);
    const wanted = [...codes, row.cohost === undefined ? codes[actors.indexOf('host')] : row.cohost];
    const answers = new Map<string, number>();
    const ask = async (wantsRefusal: boolean) => {
      for (const [index, actor] of actors.entries()) {
        if (wanted[index] === null || Number(wanted[index]) >= 400 !== wantsRefusal) continue;
        const caller = cast.people[actor];
        const answer = await caller.call(endpointOf(row), (row.send?.(cast, caller) ?? {}) as never);
        answers.set(actor, answer.code);
        if (wantsRefusal) expect(answer.data).toEqual({});
        if (wantsRefusal) expect(answer.message).not.toMatch(/@|guest-/);
      }
    };
    const before = await fingerprint(world.ctx.database.db);
    await ask(true);
    expect(await fingerprint(world.ctx.database.db)).toBe(before);
    await ask(false);
    expect(Object.fromEntries(actors.map((actor) => [actor, answers.get(actor) ?? null]))).toEqual(
      Object.fromEntries(actors.map((actor, index) => [actor, wanted[index]])),
    );
  },
);
