import assert from 'node:assert/strict';
import { must } from './caller.ts';
import { createEvent, type Guest, signUp } from './party.ts';
import { until } from './scenario.ts';
import type { Storage } from './storage.ts';

/** Rounds and breaks of these evenings are as long as each other: so many milliseconds. */
export const length = 60_000;

export interface Standing {
  version: number;
  state: string;
  round: number;
  /** Milliseconds until the round or break ends, and when that is. */
  endsIn: number;
  endsAt: number;
}

/** How the only evening of the database stands. */
export async function standing(storage: Storage): Promise<Standing> {
  const [row] = await storage.rows(`select version, state, round, extract(epoch from ends_at)::float8 * 1000 as at,
    extract(epoch from ends_at - clock_timestamp())::float8 * 1000 as left from live_sessions`);
  return {
    version: Number(row?.version),
    state: String(row?.state),
    round: Number(row?.round),
    endsIn: Number(row?.left),
    endsAt: Number(row?.at),
  };
}

/** The end of what is under way comes so many milliseconds from now; before, if the number is negative. */
export const letEnd = (storage: Storage, milliseconds: number) =>
  storage.rows(`update live_sessions set ends_at = clock_timestamp() + make_interval(secs => $1::float8)`, [
    milliseconds / 1_000,
  ]);

/** Throws unless an evening has gone so many steps of rounds and breaks in turn. */
export function assertSteps(before: Standing, now: Standing): void {
  const steps = now.version - before.version;
  const changes = before.state === 'round' ? Math.floor(steps / 2) : Math.ceil(steps / 2);
  assert.equal(now.round, before.round + changes);
  assert.equal(now.state, (before.state === 'round') === (steps % 2 === 0) ? 'round' : 'break');
}

/** Throws unless the evening stands where its plan says, so many steps after where it was. Returns how late it got there. */
export async function arrives(storage: Storage, before: Standing, seconds: number): Promise<number> {
  const { seen } = await until('the evening to move on', seconds, async () => {
    const now = await standing(storage);
    return now.version > before.version && now.endsIn > 0 ? now : null;
  });
  // However late it was seen: from the end that each step had.
  assert.ok(
    Math.abs(seen.endsAt - before.endsAt - (seen.version - before.version) * length) < 5,
    'the clock lost time',
  );
  assertSteps(before, seen);
  return length - seen.endsIn;
}

/** An evening in round 1 of 12 that goes on by itself. */
export async function startEvening(storage: Storage, url: string): Promise<{ host: Guest; eventId: string }> {
  const host = await signUp(url);
  const eventId = await createEvent(url, host, 'An evening');
  await storage.rows(
    `insert into match_runs (event_id, status, room_size, matches_per_person, rounds, total_participants, completed_at, published_at)
      values ($1, 'completed', 2, 5, 12, 2, now(), now())`,
    [eventId],
  );
  const act = (live: object) =>
    must(url, { method: 'POST', path: `/events/${eventId}/live`, token: host.token, body: { live } });
  await act({ action: 'open_doors', version: 0 });
  await act({ action: 'start', version: 1, minutes: 1, break_minutes: 1 });
  return { host, eventId };
}
