import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { eventId, idOr, wireId } from './ids.ts';

/** People whose best match is strong: this percentage and more. */
export const strongFrom = 45;
/** A room is weak below this percentage. */
export const weakBelow = 20;
/** Where groups of people by their best match begin; each ends where the next begins. */
export const bandsFrom = [0, 20, strongFrom, 70] as const;
/** People who lose more points than this are named. */
export const muchPoints = 10;

const bands = z.array(z.int());
const measures = z
  .object({
    match_run_id: wireId,
    number: z.int(),
    /** People with a match, and those whose best match is strong. */
    people: z.int(),
    strong: z.int(),
    /** Percentages of people's best matches. */
    mean_best: z.number().nullable(),
    worst_best: z.int().nullable(),
    /** Of all pairs, in percent. */
    mutual_share: z.number().nullable(),
    /** Null where the run had no rules. */
    rules: z.object({ kept: z.int(), of: z.int() }).nullable(),
    /** Meetings beyond the first of the same two people in a room. */
    repeats: z.int(),
    /** Rooms below 20 %, in all rounds. */
    weak_rooms: z.int(),
    /** People whose matches name nothing that one needs and the other offers. Null in runs from before that was kept. */
    empty_lists: z.int().nullable(),
    /** How many people's best match is from 0, 20, 45 and 70 % on. */
    bands,
  })
  .meta({ id: 'RunMeasures' });
export type RunMeasures = z.output<typeof measures>;

const comparison = z.object({
  a: measures,
  b: measures,
  /** Of people in both runs, from `a` to `b`: their best match loses more than 10 points, loses, stays, gains, gains more than 10. */
  changes: z.array(z.int()),
  /** Which is better, and for whom. */
  sentence: z.string(),
});
export type RunComparison = z.output<typeof comparison>;

const run = idOr('match_run_not_found');

export const compareMatchRuns = defineEndpoint({
  id: 'compareMatchRuns',
  method: 'GET',
  path: '/events/:event_id/match_runs/compare',
  tag: 'Matching',
  summary: 'Compare two match runs',
  description: 'Two completed runs side by side, and a sentence: which is better for whom.',
  access: 'host',
  scope: 'run',
  params: z.object({ event_id: eventId }),
  query: z.object({ a: run, b: run }),
  data: z.object({ comparison }),
  message: 'ok',
  failures: ['match_run_not_found', 'no_matches_yet'],
});
