import type { liveSessions } from '../../db/schema/evening.ts';

export type LiveSession = typeof liveSessions.$inferSelect;
export type Change = Partial<Omit<LiveSession, 'id' | 'eventId' | 'version'>>;

export const minute = 60_000;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute);

/** Ends the evening: no code, and nobody waits for seats. */
export const ended = (session: LiveSession, at: Date): Change => ({
  state: 'ended',
  endsAt: null,
  pausedLeft: null,
  code: null,
  endedAt: at,
  seatedRevision: session.peopleRevision,
});

/** The state after a round or break that ends now. */
export function following(session: LiveSession, at: Date): Change {
  const { state, round, rounds, minutes, breakMinutes } = session;
  if (state === 'round' && round >= rounds) return ended(session, at);
  if (state === 'round' && breakMinutes > 0)
    return { state: 'break', endsAt: later(at, breakMinutes), pausedLeft: null };
  return { state: 'round', round: round + 1, endsAt: later(at, minutes), pausedLeft: null };
}

interface DueStep {
  change: Change;
  /** The time it was due. */
  at: Date;
}

/** The due steps of the clock, each counted from the planned end of the one before. */
export function dueSteps(session: LiveSession, now: Date): DueStep[] {
  const steps: DueStep[] = [];
  for (let standing = session; standing.automatic && standing.endsAt !== null && standing.endsAt <= now; ) {
    const change = following(standing, standing.endsAt);
    steps.push({ change, at: standing.endsAt });
    standing = { ...standing, ...change };
  }
  return steps;
}
