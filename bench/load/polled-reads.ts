import { compareInTurns } from './in-turns.ts';
import type { Target } from './target.ts';
import type { Call } from './throughput.ts';

/** The reads that open screens repeat. */
const reads: Record<string, Call> = {
  'unread count': ({ users }, turn) => ({ who: turn % users, path: '/conversations/unread_count' }),
  thread: ({ users, userIdOf, partnerOf }, turn) => ({
    who: turn % users,
    path: `/conversations/${userIdOf(partnerOf(turn % users))}/messages`,
  }),
  'match status': ({ events, eventIdOf }, turn) => ({
    who: turn % events,
    path: `/events/${eventIdOf(turn % events)}/match_status`,
  }),
};

/** Each polled read beside a bare Fastify route with one equivalent query. */
export const comparePolledReads = (target: Target): Promise<void> =>
  compareInTurns(target, reads, 'polled read | Serendip, requests/s | bare route, requests/s', target.bare);
