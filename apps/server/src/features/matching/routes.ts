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
import { presentMatchRun, presentMyMatch, resultPresenter } from './present.ts';
import { matchesFor, pairsOf, polledRun, roomsOf, runOf, runsOf } from './queries.ts';
import { startMatchRunHandler } from './start-match-run.ts';

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
  bind(listMatchRuns, async ({ event }, { database }) => ({
    match_runs: (await runsOf(database.db, event)).map(presentMatchRun),
  })),
  bind(getMatches, async ({ event, query }, { config, database: { db } }) => {
    const run = await completedRun(db, event, query.match_run_id);
    const pairs = await pairsOf(db, event, run.id);
    return {
      summary: { total_matches: pairs.length },
      match_run: presentMatchRun(run),
      matches: resultPresenter(config).byCategory(pairs),
    };
  }),
  bind(getRoomAssignments, async ({ event, query }, { config, database: { db } }) => {
    const run = await completedRun(db, event, query.match_run_id);
    const rooms = (await roomsOf(db, event, run.id)).map(resultPresenter(config).room);
    const seated = rooms.reduce((sum, room) => sum + room.participants.length, 0);
    return { summary: { total_rooms: rooms.length, total_participants: seated }, rooms };
  }),
  bind(listMyMatches, async ({ caller, event }, { database }) => ({
    matches: (await matchesFor(database.db, event, caller.id)).map((row) => presentMyMatch(row, caller.id)),
  })),
];
