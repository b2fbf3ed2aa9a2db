import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import type { Mail } from '../../adapters/mailer.ts';
import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { deliverMails } from './mails/deliver.ts';
import { notify } from './notify.ts';

let world: World;
let people: Person[];
/** The accepted mails of the mail server, from all processes. */
const taken: Mail[] = [];
beforeAll(async () => {
  world = await openWorld({ env: { MAIL_RATE: '1000' } });
  people = await Promise.all(Array.from({ length: 40 }, () => world.arrive()));
});
afterAll(() => world.close());

let causes = 0;
async function tellAll(): Promise<void> {
  taken.length = 0;
  causes += 1;
  const event = await world.createEvent(people[0] as Person);
  await world.ctx.database.db.transaction((tx) =>
    notify(tx, world.ctx, {
      kind: 'matches_ready',
      users: people.map(({ id }) => id),
      cause: `${causes}`,
      event: event.id,
    }),
  );
}
const waiting = async () =>
  (await rowsOf<{ n: number }>(world.ctx.database.db, sql`select count(*)::int as n from deliveries`))[0]?.n;

/** A worker process of its own, with what its mail server does to each mail. */
const worker = (send: (mail: Mail) => Promise<void>, database = world.ctx.database): Ctx => ({
  ...world.ctx,
  database,
  mailer: { send },
});
const work = (ctx: Ctx) => deliverMails(ctx, new AbortController().signal);
const take = async (mail: Mail) => void taken.push(mail);
const addressesOf = (mails: Mail[]) => mails.map(({ to }) => to).toSorted();
const everybody = () => people.map(({ email }) => email).toSorted();

test('two workers at once bring each person’s mail once, also to a server that stalls', async () => {
  await tellAll();
  let stalled: (() => void)[] = [];
  const slowly = async (mail: Mail) => {
    await new Promise<void>((resolve) => stalled.push(resolve));
    await take(mail);
  };
  const both = Promise.all([work(worker(slowly)), work(worker(slowly))]);
  let ended = false;
  void both.then(() => {
    ended = true;
  });
  while (!ended) {
    const now = stalled;
    stalled = [];
    for (const go of now) go();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(addressesOf(taken)).toEqual(everybody());
  expect(await waiting()).toBe(0);
});

test('a mail that its server takes for ever holds up no other', async () => {
  await tellAll();
  let letGo: () => void = () => undefined;
  let isFirst = true;
  const handing = work(
    worker(async (mail) => {
      if (isFirst) {
        isFirst = false;
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      }
      await take(mail);
    }),
  );
  await expect.poll(() => taken.length).toBe(people.length - 1);
  letGo();
  await handing;
  expect(addressesOf(taken)).toEqual(everybody());
  expect(await waiting()).toBe(0);
});

test('anything that a server refuses for the moment is brought later, and a server that is away is not asked for each mail', async () => {
  await tellAll();
  let asked = 0;
  await work(
    worker(async () => {
      asked += 1;
      throw new Error('away');
    }),
  );
  expect(asked).toBeLessThan(25);
  expect(await waiting()).toBe(people.length);
  await work(worker(take));
  expect(taken.length).toBe(people.length - asked);
  await world.ctx.database.db.execute(sql`update deliveries set due_at = now()`);
  await work(worker(take));
  expect(addressesOf(taken)).toEqual(everybody());
});

test('a killed worker’s mails are brought by another; the one it had just handed over comes with the same id', async () => {
  await tellAll();
  let dead = false;
  const died = () => {
    throw new Error('killed');
  };
  const { database } = world.ctx;
  /** Writes nothing once the process is gone. */
  const db = new Proxy(database.db, {
    get: (of, name) => (dead ? died : (of[name as keyof typeof of] as (...given: never[]) => unknown).bind(of)),
  });
  const first = work(
    worker(
      async (mail) => {
        if (dead) return died();
        await take(mail);
        // The mail server has it, and the process dies before it can write that down.
        if (taken.length === 5) dead = true;
      },
      { ...database, db },
    ),
  );
  await expect(first).rejects.toThrow('killed');
  await work(worker(take));
  // As long as its claims may be held by somebody, nobody takes them over.
  const before = taken.length;
  expect(before).toBeLessThan(people.length + 1);
  await database.db.execute(sql`update deliveries set claimed_at = claimed_at - interval '21 seconds', due_at = now()`);
  await work(worker(take));
  const ids = taken.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(people.length);
  expect(new Set(addressesOf(taken))).toEqual(new Set(everybody()));
  expect(taken.length).toBeLessThanOrEqual(people.length + 10);
  expect(await waiting()).toBe(0);
});

test('an older attempt that comes back writes nothing', async () => {
  await tellAll();
  const held: (() => void)[] = [];
  let isHeld = true;
  const paused = work(
    worker(async (mail) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      await take(mail);
    }),
  );
  while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await world.ctx.database.db.execute(sql`update deliveries set attempt = attempt + 1, claimed_at = now(),
    due_at = now() + interval '1 hour'`);
  isHeld = false;
  for (const go of held) go();
  await paused;
  expect(await waiting()).toBe(people.length);
});

test('news that comes while the last mail of its kind is being sent waits its hour like any other', async () => {
  const [host] = people as [Person];
  const event = await world.createEvent(host);
  const { db } = world.ctx.database;
  const reported = (cause: string) =>
    db.transaction((tx) => notify(tx, world.ctx, { kind: 'report', users: [host.id], cause, event: event.id }));
  taken.length = 0;
  await db.execute(sql`delete from deliveries`);
  await reported('first');
  await work(
    worker(async (mail) => {
      await take(mail);
      if (taken.length === 1) await reported('second');
    }),
  );
  expect([addressesOf(taken), await waiting()]).toEqual([[host.email], 1]);
  await db.execute(sql`update deliveries set due_at = due_at - interval '1 hour'`);
  await work(worker(take));
  expect([addressesOf(taken), await waiting()]).toEqual([[host.email, host.email], 0]);
});
