import { randomUUID } from 'node:crypto';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Hashing, watchHashing } from '../../../../test/watched-hashing.ts';
import { openWorld, type World } from '../../../../test/world.ts';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { hashPassword } from '../password.ts';

let world: World;
/** A further process of the same installation, on the same database. */
let second: World;
/** The same without a proxy that is trusted. */
let direct: World;
let hashing: Hashing;
beforeAll(async () => {
  hashing = watchHashing();
  world = await openWorld({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
  second = await openWorld({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' }, beside: world });
  direct = await openWorld({ env: { RATE_LIMIT: 'on' }, beside: world });
});
afterAll(async () => {
  for (const one of [second, direct, world]) await one.close();
  hashing.end();
});
afterEach(() => hashing.release());

let lastAddress = 0;
/** An address nobody has come from yet. */
const newAddress = () => {
  lastAddress += 1;
  return `10.1.${lastAddress >> 8}.${lastAddress & 255}`;
};

async function post(path: string, user: object, from: string, to = world) {
  const answer = await to.nobody.send('POST', path, { user }, { 'x-forwarded-for': from });
  return { ...answer, retryAfter: answer.headers['retry-after'] };
}
const signInAs = (email: string, password: string, from: string, to = world) =>
  post('/users/sign_in', { email, password }, from, to);
const right = 'correct horse';

/** Sign-ins from this many addresses, which all have a turn before later callers. */
const fill = (count: number, lane: 'signUp' | 'other') =>
  Array.from({ length: count }, (_, n) =>
    hashPassword('x', { from: `filler-${n}`, pair: '', first: true, bounds: world.ctx.bounds }, lane),
  );
const guessAs = (n: number, from: string, to = world) => signInAs(`nobody-${n}@example.org`, 'guess', from, to);
const codesOf = (answers: { code: number }[]) => {
  const codes = answers.map(({ code }) => code);
  return Object.fromEntries([...new Set(codes)].sort().map((code) => [code, codes.filter((c) => c === code).length]));
};
const pointsOf = async (rule: string) =>
  (
    await rowsOf<{ points: number }>(
      world.ctx.database.db,
      sql`select points from throttles where key like ${`${rule}:%`} order by points`,
    )
  ).map(({ points }) => points);
/** How many statements are sent meanwhile. */
async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const { $client: client } = world.ctx.database.db as unknown as { $client: { query(...given: unknown[]): unknown } };
  const query = client.query;
  let count = 0;
  client.query = (...given) => {
    count += String((given[0] as { text?: string }).text ?? given[0]).includes('jobs.') ? 0 : 1;
    return query.apply(client, given);
  };
  await act();
  client.query = query;
  return count;
}

/** Lets hashes go on one at a time until it is enough, and between them requests as far as they get without one. */
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

async function times<T>(count: number, act: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < count; n += 1) results.push(await act(n));
  return results;
}
const setPoints = (rule: string, points: number) =>
  world.ctx.database.db.execute(sql`update throttles set points = ${points} where key like ${`${rule}:%`}`);
const forgetAll = () => world.ctx.database.db.execute(sql`delete from throttles`);

describe('guessing a password', () => {
  test('ends after ten wrong ones from an address, even with the right one, in every process; elsewhere the owner gets in', async () => {
    const { email } = await world.arrive();
    const here = newAddress();
    expect((await times(10, (n) => signInAs(email, `guess ${n}`, here))).map(({ code }) => code)).toEqual(
      Array.from({ length: 10 }, () => 401),
    );
    for (const process of [world, second]) {
      const refused = await signInAs(email.toUpperCase(), right, here, process);
      expect([refused.code, refused.message]).toEqual([429, 'Too many requests. Please wait a moment and try again.']);
      expect(Number(refused.retryAfter)).toBeGreaterThan(14 * 60);
      expect(Number(refused.retryAfter)).toBeLessThanOrEqual(15 * 60);
    }
    expect((await signInAs(email, right, newAddress())).code).toBe(200);
    // Another account from that address is not hindered.
    expect((await signInAs((await world.arrive()).email, right, here)).code).toBe(200);
  });

  test('leaves the owner a first try on another device at the same address, until thirty in all were wrong there', async () => {
    const { email } = await world.arrive();
    const here = newAddress();
    const on = (browser: string, password: string) =>
      world.nobody.send(
        'POST',
        '/users/sign_in',
        { user: { email, password } },
        { 'x-forwarded-for': here, 'user-agent': browser },
      );
    await forgetAll();
    expect(codesOf(await times(12, () => on('a guesser', 'guess')))).toEqual({ 401: 10, 429: 2 });
    expect((await on('the owner', right)).code).toBe(200);
    await forgetAll();
    expect(codesOf(await times(31, (n) => on(`browser ${n}`, 'guess')))).toEqual({ 401: 30, 429: 1 });
    expect((await on('the owner', right)).code).toBe(429);
  });

  test('may go on when the time is over', async () => {
    const { email } = await world.arrive();
    const here = newAddress();
    await forgetAll();
    await signInAs(email, 'guess', here);
    await setPoints('wrong_passwords_per_device', 10);
    expect((await signInAs(email, right, here)).code).toBe(429);
    await world.ctx.database.db.execute(sql`update throttles set expire = now() - interval '1 second'`);
    expect((await signInAs(email, right, here, second)).code).toBe(200);
  });

  test('an unknown e-mail is throttled the same, which tells nothing', async () => {
    const here = newAddress();
    const answers = await times(11, () => signInAs('nobody@example.org', 'guess', here));
    expect(answers.map(({ code }) => code)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  test('is not helped by changing the address for every try: the account has a limit of its own', async () => {
    const { email } = await world.arrive();
    await forgetAll();
    await signInAs(email, 'guess', newAddress());
    await setPoints('wrong_passwords_per_account', 99);
    expect((await signInAs(email, 'guess', newAddress())).code).toBe(401);
    expect((await signInAs(email, right, newAddress())).code).toBe(429);
  });

  test('from one address on account after account goes on slower, and no right password is refused', async () => {
    const victims = await Promise.all(Array.from({ length: 4 }, () => world.arrive()));
    const [here, there] = [newAddress(), newAddress()];
    await forgetAll();
    expect((await signInAs(victims[0]?.email ?? '', 'guess', here)).code).toBe(401);
    await setPoints('wrong_passwords_per_address', 500);
    const begun = performance.now();
    const [wrong, invented, right_] = await Promise.all([
      signInAs(victims[1]?.email ?? '', 'guess', here, second),
      signInAs('invented@example.org', 'guess', here),
      signInAs(victims[2]?.email ?? '', right, here).then((answer) => ({ ...answer, took: performance.now() - begun })),
    ]);
    expect([wrong.code, invented.code, right_.code]).toEqual([401, 401, 200]);
    // Wrong ones are answered a second late.
    expect(performance.now() - begun).toBeGreaterThan(990);
    expect(right_.took).toBeLessThan(900);
    expect(world.ctx.bounds.refusals().get('wrong_passwords_per_address')).toBeGreaterThan(0);
    expect((await signInAs(victims[3]?.email ?? '', right, there)).code).toBe(200);
  });

  test('from one address over its bound costs a hash only where there is an account: invented e-mails take no turn', async () => {
    const here = newAddress();
    const { email } = await world.arrive();
    await forgetAll();
    await signInAs('nobody@example.org', 'guess', here);
    await setPoints('wrong_passwords_per_address', 500);
    const hashed = hashing.asked.length;
    const flood = Promise.all(Array.from({ length: 40 }, (_, n) => guessAs(n, here)));
    expect((await signInAs(email, right, here)).code).toBe(200);
    expect(codesOf(await flood)).toEqual({ 401: 40 });
    expect(hashing.asked.length - hashed).toBe(1);
  });

  test('from one address over its bound is judged in turns: the first try of an account before the later ones of another', async () => {
    const here = newAddress();
    const [own, owner] = [await world.arrive(), await world.arrive()];
    await forgetAll();
    await signInAs(own.email, 'guess', here);
    await setPoints('wrong_passwords_per_address', 500);
    const order: string[] = [];
    const flood = Array.from({ length: 8 }, () =>
      signInAs(own.email, right, here).then(({ code }) => order.push(`own ${code}`)),
    );
    const first = signInAs(owner.email, right, here).then(({ code }) => order.push(`owner ${code}`));
    await Promise.all([...flood, first]);
    expect(order.indexOf('owner 200')).toBeLessThan(3);
    expect(order.filter((one) => one === 'own 200')).toHaveLength(8);
  });

  test('is not helped by claiming other addresses where no proxy is trusted', async () => {
    const { email } = await world.arrive();
    const answers = await times(11, () => signInAs(email, 'guess', newAddress(), direct));
    expect(answers.map(({ code }) => code)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  test('is not helped by the many addresses of one IPv6 network', async () => {
    const { email } = await world.arrive();
    const spellings = ['2001:db8::', '2001:db8:0:0:', '2001:0db8:0000:0000:'];
    const address = (n: number) => {
      const start = spellings[n % 3] ?? '';
      return start.endsWith('::') ? `${start}${(n + 1).toString(16)}` : `${start}0:0:0:${(n + 1).toString(16)}`;
    };
    const answers = await times(11, (n) => signInAs(email, 'guess', address(n)));
    expect(answers.map(({ code }) => code)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await signInAs(email, right, '2001:db8:0:1::1')).code).toBe(200);
  });

  test('counts an IPv4 address as itself when it comes in IPv6 clothes', async () => {
    const { email } = await world.arrive();
    await times(10, () => signInAs(email, 'guess', '::ffff:10.7.7.7'));
    expect((await signInAs(email, right, '10.7.7.7')).code).toBe(429);
    expect((await signInAs(email, right, '::ffff:10.7.7.8')).code).toBe(200);
  });

  test('on the way to an erasure counts too', async () => {
    const person = await world.arrive();
    const erase = (password: string) =>
      person.send('DELETE', '/users', { user: { password } }, { 'x-forwarded-for': '10.9.9.9' });
    expect((await times(10, () => erase('guess'))).map(({ code }) => code)).toEqual(
      Array.from({ length: 10 }, () => 403),
    );
    expect((await erase(right)).code).toBe(429);
  });
});

describe('a venue full of people behind one address', () => {
  test('signs up and in unhindered: right passwords count for the account alone', async () => {
    const venue = newAddress();
    await forgetAll();
    const emails = Array.from({ length: 24 }, () => `${randomUUID()}@example.org`);
    const signUps = await Promise.all(
      emails.map((email) => post('/users', { email, password: right, password_confirmation: right }, venue)),
    );
    const signIns = await Promise.all(emails.map((email) => signInAs(email, right, venue)));
    expect(new Set([...signUps, ...signIns].map(({ code }) => code))).toEqual(new Set([200]));
    const [email = ''] = emails;
    expect(new Set((await times(12, () => signInAs(email, right, venue))).map(({ code }) => code))).toEqual(
      new Set([200]),
    );
    expect(await pointsOf('wrong_passwords_%')).toEqual([]);
    expect(await pointsOf('sign_ins_per_account')).toEqual([...Array.from({ length: 23 }, () => 1), 13]);
  });

  test('reads that an e-mail is taken as often as it signs up with one', async () => {
    const { email } = await world.arrive();
    const venue = newAddress();
    const user = { email, password: right, password_confirmation: right };
    const answers = await times(70, () => post('/users', user, venue));
    expect(new Set(answers.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set(['422 Email has already been taken']),
    );
  });

  test('signs in at once, more than the address may guess wrong: all get in', async () => {
    const venue = newAddress();
    const guests = await Promise.all(Array.from({ length: 8 }, () => world.arrive()));
    await forgetAll();
    await signInAs('nobody@example.org', 'guess', venue);
    await setPoints('wrong_passwords_per_address', 498);
    const answers = await Promise.all(guests.map(({ email }) => signInAs(email, right, venue)));
    expect(codesOf(answers)).toEqual({ 200: 8 });
    expect(await pointsOf('wrong_passwords_per_address')).toEqual([498]);
  });
});

describe('passwords are hashed in turns', () => {
  test('of addresses: who comes from elsewhere is answered before a crowd that came first', async () => {
    const crowd = newAddress();
    const { email } = await world.arrive();
    const order: string[] = [];
    const note = (who: string) => (answer: { code: number }) => {
      order.push(who);
      return answer;
    };
    hashing.hold();
    const guesses = Array.from({ length: 59 }, (_, n) => guessAs(n, crowd).then(note('crowd')));
    const elsewhere = signInAs(email, right, newAddress()).then(note('elsewhere'));
    await releaseUntil(() => order.includes('elsewhere'));
    hashing.release();
    expect([codesOf(await Promise.all(guesses)), (await elsewhere).code]).toEqual([{ 401: 59 }, 200]);
    expect(order.indexOf('elsewhere')).toBeLessThan(30);
  });

  test('of sign-ins and sign-ups: nobody waits behind a crowd that signs up', async () => {
    const { email } = await world.arrive();
    hashing.hold();
    let waiting = 0;
    const crowd = fill(59, 'signUp').map(async (hash) => {
      waiting += 1;
      await hash;
      waiting -= 1;
    });
    let code: number | undefined;
    void signInAs(email, right, newAddress()).then((answer) => {
      code = answer.code;
    });
    await releaseUntil(() => code !== undefined);
    expect([code, waiting > 30]).toEqual([200, true]);
    hashing.release();
    await Promise.all(crowd);
  });

  test('and where they are more than can be waited for, who has most of them is refused, and nobody else', async () => {
    const busy = await openWorld({ env: { TRUST_PROXY: 'on', LIMIT_HASHING_SECONDS: '1' }, beside: world });
    const [crowd, elsewhere] = [newAddress(), newAddress()];
    // From these the process learns that one takes so long that 120, the fewest that may wait, fill its second.
    hashing.slowDown(40);
    await Promise.all(Array.from({ length: 40 }, (_, n) => guessAs(n, crowd, busy)));
    const [owner, beside, ...others] = await Promise.all(Array.from({ length: 7 }, () => world.arrive()));
    hashing.hold();
    const asker = { from: crowd, pair: String(owner?.email), first: false, bounds: busy.ctx.bounds };
    const flood = Array.from({ length: 250 }, () =>
      hashPassword('x', asker).then(
        () => 'hashed',
        ({ code }: { code: string }) => code,
      ),
    );
    const signIns = [
      ...others.map(({ email }) => signInAs(email, right, elsewhere, busy)),
      signInAs(String(beside?.email), right, crowd, busy),
    ];
    // Two are hashed and 120 wait, among them six others.
    await vi.waitFor(() => expect(busy.ctx.bounds.refusals().get('hashing_seconds')).toBe(134), { timeout: patience });
    const late = await guessAs(1, elsewhere, busy);
    hashing.release();
    const answers = await Promise.all(flood);
    expect([late.code, late.message, late.retryAfter]).toEqual([401, 'Invalid email or password', undefined]);
    expect([answers.filter((answer) => answer === 'hashed').length, new Set(answers)]).toEqual([
      116,
      new Set(['hashed', 'not_ready']),
    ]);
    expect(codesOf(await Promise.all(signIns))).toEqual({ 200: 6 });
    await busy.close();
  });
});

describe('attempts under way', () => {
  let few: World;
  beforeAll(async () => {
    few = await openWorld({
      env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on', LIMIT_ATTEMPTS_PER_ADDRESS: '3', LIMIT_SIGN_INS_PER_ACCOUNT: '3' },
      beside: world,
    });
  });
  afterAll(() => few.close());

  test('wait in a small line beyond the bound of an address; a full one refuses the newest of whoever has most in it', async () => {
    const here = newAddress();
    const [own, owner] = [await few.arrive(), await few.arrive()];
    await forgetAll();
    await signInAs(own.email, 'guess', here, few);
    await setPoints('wrong_passwords_per_address', 500);
    await few.ctx.database.db.execute(sql`delete from throttles where key like 'wrong_passwords_per_device:%'`);
    const flood = Array.from({ length: 8 }, () => signInAs(own.email, 'guess', here, few));
    expect((await signInAs(owner.email, right, here, few)).code).toBe(200);
    // One goes at once, three wait, and the owner takes the place of one.
    expect(codesOf(await Promise.all(flood))).toEqual({ 401: 3, 429: 5 });
  });

  test('of one account from one address do not pass the ten that may be wrong, however many go at once', async () => {
    const { email } = await few.arrive();
    const here = newAddress();
    expect(codesOf(await Promise.all(Array.from({ length: 15 }, () => signInAs(email, 'guess', here, few))))).toEqual({
      401: 10,
      429: 5,
    });
    const again = await statementsOf(async () => {
      await signInAs(email, right, here, few);
      await times(20, () => signInAs(email, right, here, few));
    });
    // Once it is known that they are used up, nobody asks again.
    expect(again).toBeLessThanOrEqual(1);
  });

  test('that are right are so many an hour for an account; wrong ones of others take nothing of them', async () => {
    const { email } = await few.arrive();
    await times(5, () => signInAs(email, 'guess', newAddress(), few));
    expect((await times(3, () => signInAs(email, right, newAddress(), few))).map(({ code }) => code)).toEqual([
      200, 200, 200,
    ]);
    const refused = await signInAs(email, right, newAddress(), few);
    expect(refused.code).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(59 * 60);
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(60 * 60);
    expect((await signInAs((await few.arrive()).email, right, newAddress(), few)).code).toBe(200);
  });
});

describe('somebody who has signed in before', () => {
  test('gets in from that address whatever others guess, for this account elsewhere or for other accounts here', async () => {
    const home = newAddress();
    const email = `${randomUUID()}@example.org`;
    await post('/users', { email, password: right, password_confirmation: right }, home);
    await signInAs(email, 'guess', newAddress());
    await setPoints('wrong_passwords_per_account', 100);
    expect((await signInAs(email, right, newAddress())).code).toBe(429);
    expect((await signInAs(email, right, home)).code).toBe(200);
    // Own slips there count as before.
    expect(codesOf(await times(11, () => signInAs(email, 'guess', home)))).toEqual({ 401: 10, 429: 1 });
  });

  test('gets in on that device whatever was guessed from the same address; a number that is only claimed opens nothing', async () => {
    const venue = newAddress();
    const { email } = await world.arrive();
    const on = (password: string, cookie: string, from: string) =>
      world.nobody.send(
        'POST',
        '/users/sign_in',
        { user: { email, password } },
        { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) },
      );
    const signedIn = await on(right, '', newAddress());
    const [cookie = '', ...attributes] = String(signedIn.headers['set-cookie']).split('; ');
    expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Strict', 'Max-Age=2592000', 'Secure']);
    expect(codesOf(await times(11, () => on('guess', '', venue)))).toEqual({ 401: 10, 429: 1 });
    await setPoints('wrong_passwords_per_account', 100);
    expect((await on(right, 'serendip_device=AAAAAAAAAAAAAAAAAAAAAA', venue)).code).toBe(429);
    expect((await on(right, cookie, venue)).code).toBe(200);
    expect(codesOf(await times(11, () => on('guess', cookie, venue)))).toEqual({ 401: 10, 429: 1 });
    expect((await on(right, cookie, newAddress())).code).toBe(429);
    // The cookie signs nobody in.
    expect((await world.nobody.send('GET', '/events', undefined, { cookie })).code).toBe(401);
  });

  test('is forgotten there with the account', async () => {
    const person = await world.arrive();
    await forgetAll();
    await signInAs(person.email, right, newAddress());
    expect(await pointsOf('signed_in_from')).toHaveLength(2);
    await person.send('DELETE', '/users', { user: { password: right } });
    expect(await pointsOf('signed_in_from')).toEqual([]);
  });
});

describe('asking for reset links', () => {
  const askedMails = async () =>
    (await rowsOf(world.ctx.database.db, sql`select 1 from jobs.job where name = 'password-reset-mail'`)).length;
  const mailsFor = async (act: () => Promise<unknown>) => {
    const before = await askedMails();
    await act();
    return (await askedMails()) - before;
  };

  test('gives equal answers and five mails an hour for a device, ten for a network, and fifteen for all strange ones; the owner has five of their own', async () => {
    const home = newAddress();
    for (const person of [await world.arrive(), undefined]) {
      const email = person?.email ?? 'nobody-at-all@example.org';
      const ask = (from: string) => () => post('/users/password', { email }, from);
      if (person) await signInAs(email, right, home);
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

  test('for many mailboxes from one address goes on slower: whoever has an account there gets a mail', async () => {
    const here = newAddress();
    const { email } = await world.arrive();
    await post('/users/password', { email: 'first@example.org' }, here);
    await setPoints('reset_requests_per_address', 100);
    const begun = performance.now();
    let codes: number[] = [];
    const mails = await mailsFor(async () => {
      const addresses = [email, 'second@example.org', 'third@example.org'];
      codes = (await Promise.all(addresses.map((to) => post('/users/password', { email: to }, here)))).map(
        ({ code }) => code,
      );
    });
    expect([codes, mails]).toEqual([[200, 200, 200], 1]);
    expect(performance.now() - begun).toBeGreaterThan(990);
  });
});

describe('RATE_LIMIT=off', () => {
  test('counts nothing', async () => {
    const open = await openWorld({ beside: world });
    const { email } = await open.arrive();
    const here = newAddress();
    const answers = await times(11, () => signInAs(email, 'guess', here, open));
    expect(answers.at(-1)?.code).toBe(401);
    await open.close();
  });
});

describe('the work of a refused sign-in', () => {
  test('does not tell whether the e-mail is known: one hash of the same cost, and as many statements', async () => {
    // Hashed at the full cost, as everybody outside the tests is.
    const { email } = await world.signUp();
    const workFor = async (address: string) => {
      const hashed = hashing.asked.length;
      const statements = await statementsOf(() => signInAs(address, 'wrong horse', newAddress()));
      return { statements, hashed: hashing.asked.slice(hashed) };
    };
    const known = await workFor(email);
    expect(known.hashed).toEqual([{ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }]);
    expect(await workFor('nobody-here@example.org')).toEqual(known);
  });
});
