import { patience } from '@serendip/test-kit/patience';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { codesOf, newAddress, right, signInAs } from '../../../../test/throttling.ts';
import { type Hashing, watchHashing } from '../../../../test/watched-hashing.ts';
import { openWorld, type World } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { hashPassword } from '../password.ts';
import type { Lane } from './hashing-turns.ts';

let world: World;
let hashing: Hashing;
beforeAll(async () => {
  hashing = watchHashing();
  world = await openWorld({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on', LIMIT_HASHING_SECONDS: '1' } });
});
afterAll(async () => {
  await world.close();
  hashing.end();
});
afterEach(() => hashing.release());

/** Hashes for this many addresses, which all have a turn before later callers. */
const fill = (count: number, lane: Lane) =>
  Array.from({ length: count }, (_, n) =>
    hashPassword('x', { from: `filler-${n}`, pair: '', first: true, bounds: world.ctx.bounds }, lane),
  );
const guessAs = (n: number, from: string) => signInAs(world, `nobody-${n}@example.org`, 'guess', from);

/** Releases one hash after the other until it is enough. In between, requests go on as far as they get without one. */
async function releaseUntil(isEnough: () => boolean): Promise<void> {
  await vi.waitFor(
    async () => {
      await world.ctx.database.db.execute(sql`select 1`);
      if (!isEnough()) hashing.releaseOne();
      expect(isEnough()).toBe(true);
    },
    { interval: 5, timeout: patience },
  );
}

test('addresses take turns: a sign-in from elsewhere is answered before a crowd that came first', async () => {
  const crowd = newAddress();
  const { email } = await world.arrive();
  const order: string[] = [];
  const note = (who: string) => (answer: { code: number }) => {
    order.push(who);
    return answer;
  };
  hashing.hold();
  const guesses = Array.from({ length: 59 }, (_, n) => guessAs(n, crowd).then(note('crowd')));
  const elsewhere = signInAs(world, email, right, newAddress()).then(note('elsewhere'));
  await releaseUntil(() => order.includes('elsewhere'));
  hashing.release();
  expect([codesOf(await Promise.all(guesses)), (await elsewhere).code]).toEqual([{ 401: 59 }, 200]);
  expect(order.indexOf('elsewhere')).toBeLessThan(30);
});

test('sign-ins and sign-ups take turns: a sign-in does not wait behind a crowd that signs up', async () => {
  const { email } = await world.arrive();
  hashing.hold();
  let waiting = 0;
  const crowd = fill(59, 'signUp').map(async (hash) => {
    waiting += 1;
    await hash;
    waiting -= 1;
  });
  let code: number | undefined;
  void signInAs(world, email, right, newAddress()).then((answer) => {
    code = answer.code;
  });
  await releaseUntil(() => code !== undefined);
  expect([code, waiting > 30]).toEqual([200, true]);
  hashing.release();
  await Promise.all(crowd);
});

test('when more hashes wait than fit, only the address with most of them is refused', async () => {
  const [crowd, elsewhere] = [newAddress(), newAddress()];
  // From these the process learns that one takes so long that 120, the fewest that may wait, fill its second.
  hashing.slowDown(40);
  await Promise.all(Array.from({ length: 40 }, (_, n) => guessAs(n, crowd)));
  const [owner, beside, ...others] = await Promise.all(Array.from({ length: 7 }, () => world.arrive()));
  hashing.hold();
  const asker = { from: crowd, pair: String(owner?.email), first: false, bounds: world.ctx.bounds };
  const flood = Array.from({ length: 250 }, () =>
    hashPassword('x', asker).then(
      () => 'hashed',
      ({ code }: { code: string }) => code,
    ),
  );
  const signIns = [
    ...others.map(({ email }) => signInAs(world, email, right, elsewhere)),
    signInAs(world, String(beside?.email), right, crowd),
  ];
  // Two are hashed and 120 wait, among them six others.
  await vi.waitFor(() => expect(world.ctx.bounds.refusals().get('hashing_seconds')).toBe(134), { timeout: patience });
  const late = await guessAs(1, elsewhere);
  hashing.release();
  const answers = await Promise.all(flood);
  expect([late.code, late.message, late.headers['retry-after']]).toEqual([401, 'Invalid email or password', undefined]);
  expect([answers.filter((answer) => answer === 'hashed').length, new Set(answers)]).toEqual([
    116,
    new Set(['hashed', 'not_ready']),
  ]);
  expect(codesOf(await Promise.all(signIns))).toEqual({ 200: 6 });
});
