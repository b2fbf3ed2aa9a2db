import { partAfter, partsUntil } from '@serendip/contract/evening-course';
import type { liveSessions } from '../../db/schema/evening.ts';

export type LiveSession = typeof liveSessions.$inferSelect;
export type Change = Partial<Omit<LiveSession, 'id' | 'eventId' | 'version'>>;

/** Ends the evening: no code, and nobody waits for seats. */
export const ended = (session: LiveSession, at: Date): Change => ({
  state: 'ended',
  endsAt: null,
  pausedLeft: null,
  code: null,
  endedAt: at,
  seatedRevision: session.peopleRevision,
});

/** The change to a part of the evening, such as the next round. */
const changeTo = (session: LiveSession, { state, round, endsAt }: ReturnType<typeof partAfter>, at: Date): Change =>
  state === 'ended' ? ended(session, at) : { state, round, beganAt: at, endsAt: new Date(endsAt), pausedLeft: null };

/** The part that is on, as if it ended at this moment. */
const partOf = ({ state, round }: LiveSession, at: Date) => ({
  state: state === 'break' ? ('break' as const) : ('round' as const),
  round,
  endsAt: at.getTime(),
});

/** The change after a round or a break that ends at this moment. */
export const following = (session: LiveSession, at: Date): Change =>
  changeTo(session, partAfter(partOf(session, at), session), at);

interface DueStep {
  change: Change;
  /** The time it was due. */
  at: Date;
}

/** The due steps of the clock, each counted from the planned end of the one before. */
export function dueSteps(session: LiveSession, now: Date): DueStep[] {
  const { automatic, endsAt } = session;
  if (!automatic || endsAt === null) return [];
  const first = partOf(session, endsAt);
  let at = endsAt;
  return partsUntil(now.getTime(), first, session).map((part) => {
    const step = { change: changeTo(session, part, at), at };
    at = new Date(part.endsAt ?? at);
    return step;
  });
}
