import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { eventId, idOr, wireId } from './ids.ts';
import { matchRun } from './matching.ts';
import { pageFields, pageQuery } from './page.ts';

const params = z.object({ event_id: eventId, run_id: idOr('match_run_not_found') });
const tag = 'Matching';

export const publishMatchRun = defineEndpoint({
  id: 'publishMatchRun',
  method: 'POST',
  path: '/events/:event_id/match_runs/:run_id/publish',
  tag,
  summary: 'Publish a match run',
  description: 'Guests see this run from then on; people whose list changes are told. An older run is brought back.',
  access: 'host',
  scope: 'run',
  params,
  data: z.object({ match_run: matchRun }),
  message: 'published',
  failures: ['match_run_not_found', 'no_matches_yet', 'evening_on_other_matches'],
});

export const getMatchRunChanges = defineEndpoint({
  id: 'getMatchRunChanges',
  method: 'GET',
  path: '/events/:event_id/match_runs/:run_id/changes',
  tag,
  summary: 'Compare a match run with the published one',
  description: 'The changes that publishing it would bring. `kept`, `added` and `removed` count pairs.',
  access: 'host',
  scope: 'run',
  params,
  query: z.object(pageQuery),
  data: z.object({
    /** How many lists change, and how many stay as they are. */
    people: z.int(),
    people_unchanged: z.int(),
    kept: z.int(),
    added: z.int(),
    removed: z.int(),
    /** The lists that change. */
    persons: z.array(z.object({ id: wireId, added: z.array(wireId), removed: z.array(wireId) })),
    ...pageFields,
  }),
  message: 'ok',
  failures: ['match_run_not_found', 'no_matches_yet'],
});

export const deleteMatchRun = defineEndpoint({
  id: 'deleteMatchRun',
  method: 'DELETE',
  path: '/events/:event_id/match_runs/:run_id',
  tag,
  summary: 'Delete a match run',
  description: 'One that guests do not see now and no evening used. Permission to write that came from it stays.',
  access: 'host',
  params,
  data: z.object({}),
  message: 'runDeleted',
  failures: ['match_run_not_found', 'run_in_use'],
});
