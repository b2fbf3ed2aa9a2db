import type { RequestOf } from '@serendip/contract/endpoint';
import { getMatchStatus, type MatchRun, runMatches } from '@serendip/contract/matching';
import { patience } from '@serendip/test-kit/patience';
import { expect, vi } from 'vitest';
import type { Person } from './world.ts';

export const of = (event: { id: string }) => ({ params: { event_id: event.id } });
/** A person at an event. */
export const personAt = (event: { id: string }, person: { id: string }) => ({
  params: { event_id: event.id, user_id: person.id },
});

type RunOptions = NonNullable<RequestOf<typeof runMatches>['body']>;

/** Starts a run as its host and waits until it has ended, the way a screen would. */
async function endedRun(host: Person, event: { id: string }, options: RunOptions = {}): Promise<MatchRun> {
  const { match_run: started } = await host.get(runMatches, { ...of(event), body: options });
  return vi.waitFor(
    async () => {
      const { match_run: run } = await host.get(getMatchStatus, of(event));
      expect(run.id).toBe(started.id);
      expect(['completed', 'failed']).toContain(run.status);
      return run;
    },
    { timeout: patience, interval: 100 },
  );
}

export async function completedRun(host: Person, event: { id: string }, options: RunOptions = {}): Promise<MatchRun> {
  const run = await endedRun(host, event, options);
  expect([run.error_message, run.status]).toEqual([null, 'completed']);
  return run;
}
