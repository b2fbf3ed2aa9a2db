import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  codesOf,
  countStatements,
  forgetAll,
  newAddress,
  right,
  setPoints,
  signInAs,
  times,
} from '../../../../test/throttling.ts';
import { openWorld, type World } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on', LIMIT_ATTEMPTS_PER_ADDRESS: '3', LIMIT_SIGN_INS_PER_ACCOUNT: '3' },
  });
});
afterAll(() => world.close());
afterEach(() => vi.useRealTimers());

/** Eight attempts at an account and one at another, from one address over its bound whose line does not move by itself. */
async function fillLine(password: string) {
  const here = newAddress();
  const [own, owner] = [await world.arrive(), await world.arrive()];
  await forgetAll(world);
  await signInAs(world, own.email, 'guess', here);
  await setPoints(world, 'wrong_passwords_per_address', 500);
  await world.ctx.database.db.execute(sql`delete from throttles where key like 'wrong_passwords_per_device:%'`);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const codes: number[] = [];
  const isFull = Promise.withResolvers<void>();
  const flood = Array.from({ length: 8 }, async () => {
    const answer = await signInAs(world, own.email, password, here);
    codes.push(answer.code);
    if (codes.filter((code) => code === 429).length === 5) isFull.resolve();
    return answer;
  });
  const first = signInAs(world, owner.email, right, here);
  await isFull.promise;
  return { flood, first, codes };
}

test('beyond an address’s bound attempts wait in a small line; a full one refuses the newest of the account with most in it', async () => {
  const { flood, first } = await fillLine('guess');
  await vi.advanceTimersByTimeAsync(300);
  expect((await first).code).toBe(200);
  // One goes at once, three wait, and the owner takes the place of one.
  expect(codesOf(await Promise.all(flood))).toEqual({ 401: 3, 429: 5 });
});

test('an address over its bound is judged in turns: the first try for an account before the later ones for another', async () => {
  const { flood, first, codes } = await fillLine(right);
  // The next in line goes.
  await vi.advanceTimersByTimeAsync(100);
  expect((await first).code).toBe(200);
  expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(codesOf(await Promise.all(flood))).toEqual({ 200: 3, 429: 5 });
});

test('parallel guesses at an account from one address do not pass the ten that may be wrong', async () => {
  const { email } = await world.arrive();
  const here = newAddress();
  const codes = codesOf(await Promise.all(Array.from({ length: 15 }, () => signInAs(world, email, 'guess', here))));
  // A try that is being counted counts twice for a moment, so one of ten may be refused.
  expect(codes[401]).toBeLessThanOrEqual(10);
  expect((codes[401] ?? 0) + (codes[429] ?? 0)).toBe(15);
  await times(10 - (codes[401] ?? 0), () => signInAs(world, email, 'guess', here));
  expect((await signInAs(world, email, 'guess', here)).code).toBe(429);
  const again = await countStatements(world, async () => {
    await signInAs(world, email, right, here);
    await times(20, () => signInAs(world, email, right, here));
  });
  // Once it is known that they are used up, nobody asks again.
  expect(again).toBeLessThanOrEqual(1);
});

test('an account has so many right sign-ins an hour, and other people’s wrong ones use up none of them', async () => {
  const { email } = await world.arrive();
  await times(5, () => signInAs(world, email, 'guess', newAddress()));
  expect((await times(3, () => signInAs(world, email, right, newAddress()))).map(({ code }) => code)).toEqual([
    200, 200, 200,
  ]);
  const refused = await signInAs(world, email, right, newAddress());
  expect(refused.code).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(59 * 60);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60 * 60);
  expect((await signInAs(world, (await world.arrive()).email, right, newAddress())).code).toBe(200);
});
