import type { liveSessions } from '../../db/schema/evening.ts';

export type LiveSession = typeof liveSessions.$inferSelect;
export type Change = Partial<Omit<LiveSession, 'id' | 'eventId' | 'version'>>;

export const minute = 60_000;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute);

/** The evening is over: its code is dead, and nobody waits for seats. */
export const ended = (session: LiveSession, at: Date): Change => ({
  state: 'ended',
  endsAt: null,
  pausedLeft: null,
  code: null,
  endedAt: at,
  seatedRevision: session.peopleRevision,
});

/** What comes after a round or a break that ends at this moment. */
export function following(session: LiveSession, at: Date): Change {
  const { state, round, rounds, minutes, breakMinutes } = session;
  if (state === 'round' && round >= rounds) return ended(session, at);
  if (state === 'round' && breakMinutes > 0)
    return { state: 'break', endsAt: later(at, breakMinutes), pausedLeft: null };
  return { state: 'round', round: round + 1, endsAt: later(at, minutes), pausedLeft: null };
}

interface DueStep {
  change: Change;
  /** When it was due. */
  at: Date;
}

/** The steps that the clock has to take by now, each from the end that the one before it had. */
export function dueSteps(session: LiveSession, now: Date): DueStep[] {
  const steps: DueStep[] = [];
  for (let standing = session; standing.automatic && standing.endsAt !== null && standing.endsAt <= now; ) {
    const change = following(standing, standing.endsAt);
    steps.push({ change, at: standing.endsAt });
    standing = { ...standing, ...change };
  }
  return steps;
}
