import { limits } from '@serendip/contract/limits';
import {
  cancelMatchRun,
  getMatches,
  getMatchStatus,
  getRoomAssignments,
  listMatchRuns,
  listMyMatches,
  runMatches,
} from '@serendip/contract/matching';
import { getOutcomes } from '@serendip/contract/meetings';
import { Refusal } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { pageOf } from '../../http/page.ts';
import { hasBegun } from '../meetings/has-begun.ts';
import { cancelMatchRunHandler } from './cancel-match-run.ts';
import { completedRun } from './completed-run.ts';
import { getOutcomesHandler } from './get-outcomes.ts';
import { presentMatchRun, presentMyMatch, presentMyRoom, resultPresenter } from './present.ts';
import { matchesFor, pairsOf, polledRun, roomsOf, runsOf, sizeOfRun } from './queries.ts';
import { startMatchRunHandler } from './start-match-run.ts';

/** Bytes on the wire: ids, an alias and field names, beside the longest e-mail and name of a run. */
const largestPerson = (texts: number) => 150 + texts;
/** A one-way pair is listed twice. */
const largestPair = (texts: number) => 2 * (110 + 2 * largestPerson(texts));
/** One more than the largest size, for a leftover person, and one who was alone. */
const largestRoom = (texts: number) => 110 + (limits.room_size_max + 2) * largestPerson(texts);
const largestRun = 2_000;

export const matchingRoutes = [
  bind(runMatches, startMatchRunHandler),
  bind(getMatchStatus, async ({ event }, { database }) => {
    const run = await polledRun(database, event);
    if (!run) throw new Refusal('no_match_run_yet');
    return { match_run: presentMatchRun(run) };
  }),
  bind(cancelMatchRun, cancelMatchRunHandler),
  bind(listMatchRuns, async ({ event, query }, { database }) => {
    const { offset, ...page } = pageOf(query, largestRun);
    const rows = await runsOf(database.db, event, { ...page, offset });
    return { match_runs: rows.map(presentMatchRun), ...page, total: rows[0]?.total ?? 0 };
  }),
  bind(getMatches, async ({ event, query }, { config, database: { db } }) => {
    const run = await completedRun(db, event, query.match_run_id);
    const size = await sizeOfRun(db, event, run.id);
    const { offset, ...page } = pageOf(query, largestPair(size.texts));
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
    const { round = 1 } = query;
    if (round < 1 || round > run.rounds) throw new Refusal('no_such_round');
    const size = await sizeOfRun(db, event, run.id, round);
    const { offset, ...page } = pageOf(query, largestRoom(size.texts));
    const rooms = (await roomsOf(db, event, run.id, round, { ...page, offset })).map(resultPresenter(config).room);
    const summary = { total_rooms: size.rooms, total_participants: size.seated };
    return { ...page, total: size.rooms, summary, rounds: run.rounds, round, rooms };
  }),
  bind(listMyMatches, async ({ caller, event }, { database, now }) => {
    const { matches, rooms, beginning } = await matchesFor(database.db, event, caller.id);
    const meetingsOpen = hasBegun(beginning, now());
    return {
      matches: matches.map((row) => presentMyMatch(row, caller.id)),
      rooms: rooms.map((row) => presentMyRoom(row, caller.id, meetingsOpen)),
      meetings_open: meetingsOpen,
    };
  }),
  bind(getOutcomes, getOutcomesHandler),
];
