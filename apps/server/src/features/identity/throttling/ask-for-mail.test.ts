import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress, post, right, setPoints, signInAs, times } from '../../../../test/throttling.ts';
import { openWorld, type World } from '../../../../test/world.ts';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
});
afterAll(() => world.close());

const askedMails = async () =>
  (await rowsOf(world.ctx.database.db, sql`select 1 from jobs.job where name = 'password-reset-mail'`)).length;
const mailsFor = async (act: () => Promise<unknown>) => {
  const before = await askedMails();
  await act();
  return (await askedMails()) - before;
};

test('asking for reset links gives equal answers and five mails an hour for a device, ten for a network, and fifteen for all strange ones; the owner has five of their own', async () => {
  const home = newAddress();
  for (const person of [await world.arrive(), undefined]) {
    const email = person?.email ?? 'nobody-at-all@example.org';
    const ask = (from: string) => () => post(world, '/users/password', { email }, from);
    if (person) await signInAs(world, email, right, home);
    const here = newAddress();
    let answers: Awaited<ReturnType<typeof post>>[] = [];
    const ofOne = await mailsFor(async () => {
      answers = await times(7, ask(here));
    });
    const headers = (n: number) => ({ 'x-forwarded-for': here, 'user-agent': `browser ${n}` });
    const ofNetwork = await mailsFor(() =>
      times(7, (n) => world.nobody.send('POST', '/users/password', { user: { email } }, headers(n))),
    );
    const ofMany = await mailsFor(() => times(20, () => ask(newAddress())()));
    expect([ofOne, ofNetwork, ofMany]).toEqual([5, 5, 5]);
    expect(new Set(answers.map(({ code, message }) => `${code} ${message}`)).size).toBe(1);
    expect(answers[0]?.code).toBe(200);
    expect(await mailsFor(ask(home))).toBe(person ? 1 : 0);
  }
});

test('an address that asks for reset links to many mailboxes is answered late, and each account still gets its mail', async () => {
  const here = newAddress();
  const { email } = await world.arrive();
  await post(world, '/users/password', { email: 'first@example.org' }, here);
  await setPoints(world, 'reset_requests_per_address', 100);
  const begun = performance.now();
  let codes: number[] = [];
  const mails = await mailsFor(async () => {
    const addresses = [email, 'second@example.org', 'third@example.org'];
    codes = (await Promise.all(addresses.map((to) => post(world, '/users/password', { email: to }, here)))).map(
      ({ code }) => code,
    );
  });
  expect([codes, mails]).toEqual([[200, 200, 200], 1]);
  expect(performance.now() - begun).toBeGreaterThan(990);
});
