import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { hashPassword } from './password.ts';

let world: World;
/** A further process of the same installation, on the same database. */
let second: World;
/** The same without a proxy that is trusted. */
let direct: World;
beforeAll(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
  second = await openWorld({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' }, beside: world });
  direct = await openWorld({ env: { RATE_LIMIT: 'on' }, beside: world });
});
afterAll(async () => {
  for (const one of [second, direct, world]) await one.close();
});

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

/** A fifth of the recommended cost: enough to keep others waiting, and 500 of them take a second or two. */
const small = { memory: 8_192, passes: 1 };

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

  test('may go on when the time is over', async () => {
    const { email } = await world.arrive();
    const here = newAddress();
    await forgetAll();
    await signInAs(email, 'guess', here);
    await setPoints('signInFromHere', 10);
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
    await setPoints('signInAnywhere', 99);
    expect((await signInAs(email, 'guess', newAddress())).code).toBe(401);
    expect((await signInAs(email, right, newAddress())).code).toBe(429);
  });

  test('is not helped by trying one password on account after account: the address has a limit of its own', async () => {
    const victims = await Promise.all(Array.from({ length: 3 }, () => world.arrive()));
    const [here, there] = [newAddress(), newAddress()];
    await forgetAll();
    expect((await signInAs(victims[0]?.email ?? '', 'guess', here)).code).toBe(401);
    await setPoints('signInByAddress', 499);
    expect((await signInAs(victims[1]?.email ?? '', 'guess', here, second)).code).toBe(401);
    const refused = await signInAs(victims[2]?.email ?? '', 'guess', here);
    expect(refused.code).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(9 * 60);
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(10 * 60);
    // Elsewhere the owners get in, and what was refused was not counted against them.
    for (const { email } of victims) expect((await signInAs(email, right, there)).code).toBe(200);
    const accounts = await rowsOf<{ points: number }>(
      world.ctx.database.db,
      sql`select points from throttles where key like 'signInAnywhere:%' order by points`,
    );
    expect(accounts.map(({ points }) => points)).toEqual([0, 1, 1]);
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
  test('signs up and in unhindered: successes are not counted', async () => {
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
    const counted = await rowsOf<{ points: number }>(
      world.ctx.database.db,
      sql`select points from throttles where key like 'signIn%'`,
    );
    // One counter for the venue, two for each account, from here and from anywhere, and nothing left on any.
    expect(counted.map(({ points }) => points)).toEqual(Array.from({ length: 49 }, () => 0));
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

  test('signs in at once, more than the address may guess wrong: who is refused gets in a moment later', async () => {
    const venue = newAddress();
    const guests = await Promise.all(Array.from({ length: 8 }, () => world.arrive()));
    await forgetAll();
    await signInAs('nobody@example.org', 'guess', venue);
    await setPoints('signInByAddress', 498);
    // While these are hashed nobody's password is judged.
    const before = Array.from({ length: 100 }, () => hashPassword('x', 'other', small));
    const answers = await Promise.all(guests.map(({ email }) => signInAs(email, right, venue)));
    await Promise.all(before);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 429]));
    for (const { email } of guests) expect((await signInAs(email, right, venue)).code).toBe(200);
    const [counted] = await rowsOf<{ points: number }>(
      world.ctx.database.db,
      sql`select points from throttles where key like 'signInByAddress:%'`,
    );
    expect(counted?.points).toBe(498);
  });
});

describe('more passwords to hash than can be waited for', () => {
  test('are refused as not ready and counted as no guesses; those who wait already are served', async () => {
    const here = newAddress();
    await forgetAll();
    const waiting = Array.from({ length: 502 }, () => hashPassword('x', 'other', small));
    const sent = Array.from({ length: 30 }, (_, n) => signInAs(`nobody-${n}@example.org`, 'guess', here));
    const answers = await Promise.all(sent);
    const refused = answers.filter(({ code }) => code === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { message, retryAfter } of refused)
      expect([message, retryAfter]).toEqual(['The service is not ready. Please try again in a moment.', '5']);
    const judged = answers.filter(({ code }) => code === 401).length;
    expect(refused.length + judged).toBe(30);
    const [counted] = await rowsOf<{ points: number }>(
      world.ctx.database.db,
      sql`select points from throttles where key like 'signInByAddress:%'`,
    );
    expect(counted?.points).toBe(judged);
    expect(await Promise.all(waiting)).toHaveLength(502);
    expect((await signInAs((await world.arrive()).email, right, here)).code).toBe(200);
  });
});

describe('a crowd that signs up without end', () => {
  const signUps = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        post(
          '/users',
          { email: `${randomUUID()}@example.org`, password: right, password_confirmation: right },
          newAddress(),
        ),
      ),
    );

  test('is refused beyond what can be waited for, and nobody waits behind it who signs in', async () => {
    const { email } = await world.arrive();
    let waiting = 0;
    const crowd = Array.from({ length: 502 }, async () => {
      waiting += 1;
      await hashPassword('x', 'signUp', small);
      waiting -= 1;
    });
    expect((await signInAs(email, right, newAddress())).code).toBe(200);
    // The crowd's passwords had all come before.
    expect(waiting).toBeGreaterThan(300);
    const late = await signUps(20);
    expect(late.map(({ code }) => code)).toContain(503);
    await Promise.all(crowd);
    expect(new Set((await signUps(3)).map(({ code }) => code))).toEqual(new Set([200]));
  });
});

describe('asking for reset links', () => {
  const askedMails = async () =>
    (await rowsOf(world.ctx.database.db, sql`select 1 from jobs.job where name = 'password-reset-mail'`)).length;

  test('twenty times gives twenty equal answers and five mails, from wherever', async () => {
    for (const email of [(await world.arrive()).email, 'nobody-at-all@example.org']) {
      const before = await askedMails();
      const answers = await times(20, () => post('/users/password', { email }, newAddress()));
      expect(new Set(answers.map(({ code, message }) => `${code} ${message}`)).size).toBe(1);
      expect(answers[0]?.code).toBe(200);
      expect((await askedMails()) - before).toBe(5);
    }
  });

  test('for many mailboxes from one address ends', async () => {
    const here = newAddress();
    await post('/users/password', { email: 'first@example.org' }, here);
    await setPoints('resetFromHere', 100);
    const before = await askedMails();
    const refused = await post('/users/password', { email: 'second@example.org' }, here);
    expect(refused.code).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(await askedMails()).toBe(before);
    expect((await post('/users/password', { email: 'third@example.org' }, newAddress())).code).toBe(200);
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

describe('the time of a refused sign-in', () => {
  test('does not tell whether the e-mail is known', async () => {
    const open = await openWorld({ beside: world });
    // Hashed at the full cost, as everybody outside the tests is.
    const { email } = await open.signUp();
    const took = async (address: string) => {
      const start = performance.now();
      await signInAs(address, 'wrong horse', '10.0.0.1', open);
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      known.push(await took(email));
      unknown.push(await took(`nobody-${n}@example.org`));
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
    // Without the hash for nobody the ratio would be far above ten; a busy machine does not move medians that far.
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
    await open.close();
  });
});
