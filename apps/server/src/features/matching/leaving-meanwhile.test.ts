import { setTimeout as wait } from 'node:timers/promises';
import { deleteAccount } from '@serendip/contract/accounts';
import { joinEvent, leaveEvent } from '@serendip/contract/events';
import { getMatches, getMatchStatus, getRoomAssignments, listMyMatches, runMatches } from '@serendip/contract/matching';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { engines, executeAround } from '../../../test/engines.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { memberships } from '../../db/schema/events.ts';
import { blocks } from '../../db/schema/safety.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { executeMatchRun } from './execute-match-run.ts';
import { whoLeft } from './who-left.ts';

let api: World;
let host: Person;
beforeAll(async () => {
  api = await openWorld();
  host = await api.arrive();
});
afterAll(() => api.close());

const never = new AbortController().signal;
const db = () => api.ctx.database.db;
const tooFew = {
  status: 'failed',
  error_message: 'People left before the matching began: it needs at least 3 participants.',
  total_matches_generated: 0,
};

async function queuedRun(size: number, body = {}) {
  const event = await api.createEvent(host);
  const people = await api.crowd(event, size);
  const { match_run: run } = await host.get(runMatches, { ...of(event), body });
  return { event, people, run };
}
const statusOf = async (event: { id: string }) => (await host.get(getMatchStatus, of(event))).match_run;
const execute = (run: { id: string }) => executeMatchRun(api.ctx, run.id, never, engines);
const executeWith = (run: { id: string }, meanwhile: () => Promise<void>) => executeAround(api.ctx, run, meanwhile);
const erase = (person: Person) => person.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
const rowsLeft = async (runId: string) =>
  Promise.all(
    ['match_pairs', 'match_rooms', 'room_seats'].map(
      async (table) => (await rowsOf(db(), sql`select 1 from ${sql.identifier(table)} where run_id = ${runId}`)).length,
    ),
  );

/** Checks that host and guests see exactly these people, none of whom sits alone or has no match. */
async function expectResultOf(event: { id: string }, present: Person[]) {
  expect(await statusOf(event)).toMatchObject({ status: 'completed', total_participants: present.length });
  const ids = present.map(({ id }) => id).toSorted();
  const { rooms, summary } = await host.get(getRoomAssignments, of(event));
  expect(rooms.flatMap(({ participants }) => participants.map(({ id }) => id)).toSorted()).toEqual(ids);
  expect(summary.total_participants).toBe(present.length);
  for (const { participants } of rooms) expect(participants.length).toBeGreaterThan(1);
  const { matches } = await host.get(getMatches, of(event));
  const named = Object.values(matches).flatMap((pairs) =>
    pairs.flatMap((pair) => [pair.user.id, pair.matched_user.id]),
  );
  expect([...new Set(named)].toSorted()).toEqual(ids);
  for (const person of present) {
    const { matches } = await person.get(listMyMatches, of(event));
    expect(matches.length).toBeGreaterThan(0);
    for (const { user } of matches) expect(ids).toContain(user.id);
  }
}

/** Has one participant leave whenever seats of this run have been written, in the order of their ids. */
async function oneLeavesAtEachStoring(event: { id: string }, runId: string, body: () => Promise<void>) {
  await db().execute(
    sql.raw(`create function leave_now() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from room_seats where run_id = '${runId}') then
          delete from memberships where event_id = '${event.id}' and user_id =
            (select user_id from memberships where event_id = '${event.id}' order by user_id limit 1);
        end if;
        return null;
      end $$`),
  );
  await db().execute(
    sql`create trigger leaves after insert on room_seats for each statement execute function leave_now()`,
  );
  try {
    await body();
  } finally {
    await db().execute(sql`drop function leave_now cascade`);
  }
}

describe('a person who leaves while a run is under way', () => {
  test.each([2, 3])('is in no match and in no room of %i, and nobody is left alone by it', async (room_size) => {
    const { event, people, run } = await queuedRun(6, { room_size, matches_per_person: 1 });
    await executeWith(run, async () => {
      for (const person of people.slice(0, 2)) await person.get(leaveEvent, of(event));
      expect((await statusOf(event)).status).toBe('processing');
    });
    await expectResultOf(event, people.slice(2));
  });

  test('by erasing the account is nowhere in it, not even without a face', async () => {
    const { event, people, run } = await queuedRun(4);
    await executeWith(run, async () => {
      await erase(people[0] as Person);
      expect((await statusOf(event)).status).toBe('processing');
    });
    await expectResultOf(event, people.slice(1));
    expect(JSON.stringify(await host.get(getRoomAssignments, of(event)))).not.toContain('Deleted user');
  });

  test('stays, and blocks somebody, is matched and seated with somebody else', async () => {
    const { event, people, run } = await queuedRun(4, { room_size: 2 });
    const [ada, ...others] = people as [Person, ...Person[]];
    await executeWith(run, async () => {
      const values = others.slice(0, 2).map(({ id }) => ({ userId: ada.id, otherId: id }));
      await db().insert(blocks).values(values);
    });
    await expectResultOf(event, people);
    const { matches } = await ada.get(listMyMatches, of(event));
    expect(matches.map(({ user }) => user.id)).toEqual([others[2]?.id]);
    const { rooms } = await host.get(getRoomAssignments, of(event));
    const hers = rooms.find(({ participants }) => participants.some(({ id }) => id === ada.id));
    expect(hers?.participants.map(({ id }) => id).toSorted()).toEqual([ada.id, others[2]?.id].toSorted());
  });

  test('and is back before it ends is in it', async () => {
    const { event, people, run } = await queuedRun(3);
    await executeWith(run, async () => {
      await people[0]?.get(leaveEvent, of(event));
      await people[0]?.get(joinEvent, of(event));
    });
    await expectResultOf(event, people);
  });

  test.each<[string, number, number]>([
    ['everybody', 4, 4],
    ['all but two', 3, 1],
  ])('leaves no result if that is %s: the run fails with a reason', async (_, size, leaving) => {
    const { event, people, run } = await queuedRun(size);
    await executeWith(run, async () => {
      for (const person of people.slice(0, leaving)) await person.get(leaveEvent, of(event));
    });
    expect(await statusOf(event)).toMatchObject(tooFew);
    expect(await rowsLeft(run.id)).toEqual([0, 0, 0]);
    expect(await host.call(getMatches, of(event))).toMatchObject({ code: 422, message: 'No matches yet' });
  });

  test('at the moment its rooms have been written is in none of them', async () => {
    const { event, people, run } = await queuedRun(5);
    await oneLeavesAtEachStoring(event, run.id, async () => {
      // Five, four, three, and then too few.
      await execute(run);
    });
    expect(await statusOf(event)).toMatchObject(tooFew);
    expect(await rowsLeft(run.id)).toEqual([0, 0, 0]);
    const { match_run: next } = await (async () => {
      for (const person of people) await person.get(joinEvent, of(event));
      return host.get(runMatches, of(event));
    })();
    await execute(next);
    await expectResultOf(event, people);
  });

  test('again and again keeps a run busy ten times, then it is left for later, without a trace', async () => {
    const { event, people, run } = await queuedRun(16);
    await oneLeavesAtEachStoring(event, run.id, async () => {
      await expect(execute(run)).rejects.toThrow('people kept leaving');
    });
    expect((await statusOf(event)).status).toBe('processing');
    expect(await rowsLeft(run.id)).toEqual([0, 0, 0]);
    await execute(run);
    await expectResultOf(event, people.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(11));
  });
});

// The embedded database does one thing at a time: leaving is over before the run's next statement.
describe.skipIf('dump' in inject('databaseSource'))('where several things happen at once', () => {
  const blocked = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const waiting = (count: number) =>
    vi.waitFor(async () => expect(await rowsOf(db(), blocked)).toHaveLength(count), { timeout: patience });

  /** While something else goes on: a transaction that says nothing for long is ended by the server. */
  async function keptOpen(tx: Db, meanwhile: Promise<void>) {
    let isOver = false;
    const over = meanwhile.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await tx.execute(sql`select 1`);
      await Promise.race([over, wait(500)]);
    }
    await over;
  }

  test('a person who is leaving at the moment a run ends is not in it, and it does not wait for them', async () => {
    const { event, people, run } = await queuedRun(4);
    const [gone, ...others] = people as [Person, ...Person[]];
    await db().transaction(async (tx) => {
      await tx.delete(memberships).where(and(eq(memberships.eventId, event.id), eq(memberships.userId, gone.id)));
      await keptOpen(tx, execute(run));
      await expectResultOf(event, others);
    });
    await expectResultOf(event, others);
  });

  /** What a run has written when it looks who is still there. */
  async function seatedRun(size: number) {
    const { event, people, run } = await queuedRun(size);
    await db().execute(sql`insert into match_rooms (run_id, room_number, category, percentage)
      values (${run.id}, 1, 'mutual_connections', 1)`);
    await db().execute(sql`insert into room_seats (run_id, user_id, room_number, seat)
      select ${run.id}, user_id, 1, row_number() over () from memberships where event_id = ${event.id}`);
    return { event, people: people as [Person, ...Person[]], run };
  }

  test('a person who is erasing the account at the moment a run looks counts as gone, and it does not wait for them', async () => {
    const { event, people, run } = await seatedRun(4);
    const [gone] = people;
    const erasing = await db().transaction(async (tx) => {
      // Stops the erasure when its memberships are gone.
      await tx.select().from(sessions).where(eq(sessions.userId, gone.id)).for('update');
      const erasing = erase(gone);
      await waiting(1);
      expect(await whoLeft(tx, run.id, event.id)).toEqual(new Set([gone.id]));
      return { done: erasing };
    });
    await erasing.done;
    expect(await db().transaction((tx) => whoLeft(tx, run.id, event.id))).toEqual(new Set([gone.id]));
  });

  test('a person who leaves after a run has looked waits until its result is seen', async () => {
    const { event, people, run } = await seatedRun(3);
    let isGone = false;
    const leaving = await db().transaction(async (tx) => {
      expect(await whoLeft(tx, run.id, event.id)).toEqual(new Set());
      const leaving = people[0]?.get(leaveEvent, of(event)).then(() => {
        isGone = true;
      });
      await waiting(1);
      expect(isGone).toBe(false);
      return { done: leaving };
    });
    await leaving.done;
    expect(await db().transaction((tx) => whoLeft(tx, run.id, event.id))).toEqual(new Set([people[0]?.id]));
  });
});
