import { liveSeats, liveSessions, presences } from '../src/db/schema/evening.ts';
import type { Seating } from './stored-run.ts';
import type { Person, World } from './world.ts';

interface Evening {
  run?: { id: string };
  state?: 'doors' | 'round' | 'break' | 'ended';
  round?: number;
  here?: Person[];
  seating?: Seating;
}

/** An evening in the middle of its life, as a row: what a host's phone would take an hour for. */
export async function storedEvening(
  world: World,
  event: { id: string },
  { run, state = 'doors', round = 0, here = [], seating = [] }: Evening,
): Promise<{ id: string }> {
  return world.ctx.database.db.transaction(async (tx) => {
    const [session] = await tx
      .insert(liveSessions)
      .values({
        eventId: event.id,
        version: 1,
        state,
        round,
        rounds: seating.length,
        matchRunId: run?.id ?? null,
        byPresence: here.length > 0,
      })
      .returning({ id: liveSessions.id });
    if (!session) throw new Error('the evening was not stored');
    if (here.length > 0)
      await tx.insert(presences).values(here.map(({ id }) => ({ sessionId: session.id, userId: id, here: true })));
    const seats = seating.flatMap((rooms, at) =>
      rooms.flatMap((people, number) =>
        people.map(({ id }) => ({ sessionId: session.id, round: at + 1, userId: id, roomNumber: number + 1 })),
      ),
    );
    if (seats.length > 0) await tx.insert(liveSeats).values(seats);
    return session;
  });
}
