import { limits } from '@serendip/contract/limits';
import {
  getMatches,
  getMatchStatus,
  getRoomAssignments,
  listMatchRuns,
  listMyMatches,
  runMatches,
} from '@serendip/contract/matching';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { HostedEvent } from '../../http/authorise.ts';
import { bind } from '../../http/bind.ts';
import { pageOf } from '../../http/page.ts';
import { presentMatchRun, presentMyMatch, resultPresenter } from './present.ts';
import { matchesFor, pairsOf, polledRun, roomsOf, runOf, runsOf, sizeOfRun } from './queries.ts';
import { startMatchRunHandler } from './start-match-run.ts';

/** Bytes, as they travel: ids, an alias, and names of fields beside the longest e-mail of a run. */
const largestPerson = (email: number) => 150 + email;
/** A pair that goes one way stands in two lists. */
const largestPair = (email: number) => 2 * (110 + 2 * largestPerson(email));
/** One person more than the largest size, where one is left over, and one who was alone. */
const largestRoom = (email: number) => 110 + (limits.room_size_max + 2) * largestPerson(email);
const largestRun = 2_000;

/** The run whose results are asked for. 404 for a run the event does not have, 422 for one without results. */
async function completedRun(db: Db, event: HostedEvent, runId: string | undefined) {
  const run = await runOf(db, event, runId);
  if (!run && runId) throw new Refusal('match_run_not_found');
  if (run?.status !== 'completed') throw new Refusal('no_matches_yet');
  return run;
}

export const matchingRoutes = [
  bind(runMatches, startMatchRunHandler),
  bind(getMatchStatus, async ({ event }, { database }) => {
    const run = await polledRun(database, event);
    if (!run) throw new Refusal('no_match_run_yet');
    return { match_run: presentMatchRun(run) };
  }),
  bind(listMatchRuns, async ({ event, query }, { database }) => {
    const { offset, ...page } = pageOf(query, largestRun);
    const rows = await runsOf(database.db, event, { ...page, offset });
    return { match_runs: rows.map(presentMatchRun), ...page, total: rows[0]?.total ?? 0 };
  }),
  bind(getMatches, async ({ event, query }, { config, database: { db } }) => {
    const run = await completedRun(db, event, query.match_run_id);
    const size = await sizeOfRun(db, event, run.id);
    const { offset, ...page } = pageOf(query, largestPair(size.email));
    const pairs = await pairsOf(db, event, run.id, { ...page, offset });
    return {
      ...page,
      total: size.pairs,
      summary: { total_matches: size.pairs },
      match_run: presentMatchRun(run),
      matches: resultPresenter(config).byCategory(pairs),
    };
  }),
  bind(getRoomAssignments, async ({ event, query }, { config, database: { db } }) => {
    const run = await completedRun(db, event, query.match_run_id);
    const size = await sizeOfRun(db, event, run.id);
    const { offset, ...page } = pageOf(query, largestRoom(size.email));
    const rooms = (await roomsOf(db, event, run.id, { ...page, offset })).map(resultPresenter(config).room);
    const summary = { total_rooms: size.rooms, total_participants: size.seated };
    return { ...page, total: size.rooms, summary, rooms };
  }),
  bind(listMyMatches, async ({ caller, event }, { database }) => ({
    matches: (await matchesFor(database.db, event, caller.id)).map((row) => presentMyMatch(row, caller.id)),
  })),
];
