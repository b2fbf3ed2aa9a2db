import { fileURLToPath } from 'node:url';
import { compareInTurns } from './in-turns.ts';
import type { Target } from './target.ts';
import type { Call } from './throughput.ts';

/** Calls that people make when they come to an event. None of them uses a database function. */
const calls: Record<string, Call> = {
  'event page': ({ users, events, eventIdOf }, turn) => ({
    who: turn % users,
    path: `/events/${eventIdOf((turn % users) % events)}`,
  }),
  'joined events': ({ users }, turn) => ({ who: turn % users, path: '/events/joined' }),
  questions: ({ users, events, eventIdOf }, turn) => ({
    who: turn % users,
    path: `/events/${eventIdOf((turn % users) % events)}/questions`,
  }),
  answer: ({ users, events, eventIdOf, questionIdOf }, turn) => ({
    who: turn % users,
    method: 'POST',
    path: `/events/${eventIdOf((turn % users) % events)}/user_preferences`,
    body: {
      event_user_preference: { question_id: questionIdOf((turn % users) % events), text_response: `Bees and ${turn}` },
    },
  }),
};

const without = fileURLToPath(new URL('without-kept-statements.ts', import.meta.url));

/** The embedded database that keeps its statements beside one that reads and plans each whenever it runs. */
export const compareKeptStatements = (target: Target): Promise<void> =>
  compareInTurns(target, calls, 'call | statements kept, requests/s | read each time, requests/s', () =>
    target.serendip({ RATE_LIMIT: 'off', NODE_OPTIONS: `--import ${without}` }),
  );
