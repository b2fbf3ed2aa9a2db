import { actOnLive, getLive, type Live, type LiveAction } from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { matchRuns, roomSeats } from '../src/db/schema/matching.ts';
import { sql } from '../src/db/sql.ts';
import { of } from './matching.ts';
import type { Person, World } from './world.ts';

type Settings = { match_run_id?: string; minutes?: number; break_minutes?: number; automatic?: boolean };

/** A completed run as a worker leaves it: for each round its rooms, each a list of people. */
export async function plannedRun(world: World, event: { id: string }, rounds: Person[][][]): Promise<{ id: string }> {
  const people = new Set(rounds.flat(2).map(({ id }) => id));
  return world.ctx.database.db.transaction(async (tx) => {
    const [run] = await tx
      .insert(matchRuns)
      .values({
        eventId: event.id,
        status: 'completed',
        roomSize: 2,
        matchesPerPerson: 5,
        rounds: rounds.length,
        totalParticipants: people.size,
        progressPercentage: 100,
        startedAt: sql`now()`,
        completedAt: sql`now()`,
        publishedAt: sql`now()`,
      })
      .returning({ id: matchRuns.id });
    if (!run) throw new Error('the run was not stored');
    const seats = rounds.flatMap((rooms, round) =>
      rooms.flatMap((room, at) =>
        room.map(({ id }, seat) => ({ runId: run.id, userId: id, round: round + 1, roomNumber: at + 1, seat })),
      ),
    );
    await tx.insert(roomSeats).values(seats);
    return run;
  });
}

/** The event's evening as this person sees it. */
export async function liveOf(person: Person, event: { id: string }): Promise<Live> {
  const { live } = await person.get(getLive, of(event));
  if (!live) throw new Error('the doors have not been opened');
  return live;
}

export const ask = (host: Person, event: Event, action: LiveAction, version: number, settings: Settings = {}) =>
  host.call(actOnLive, { ...of(event), body: { live: { action, version, ...settings } } });

/** Acts on the evening as it is now; it has to be allowed. */
export async function act(host: Person, event: Event, action: LiveAction, settings: Settings = {}): Promise<Live> {
  const { live } = await host.get(getLive, of(event));
  const body = { live: { action, version: live?.version ?? 0, ...settings } };
  return (await host.get(actOnLive, { ...of(event), body })).live;
}

/** Lets time pass for this event's evening: what is left, and what has come to its end, is so much nearer. */
export const pass = (world: World, event: { id: string }, seconds: number) =>
  world.ctx.database.db.execute(sql`with told as (
      update events set live_revision = live_revision + 1 where id = ${event.id})
    update live_sessions set ends_at = ends_at - make_interval(secs => ${seconds})
    where event_id = ${event.id} and state <> 'ended'`);
