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
import { reasonReader } from '../reasons/reader.ts';
import { readerOf } from '../rules/rule-reader.ts';
import { cancelMatchRunHandler } from './cancel-match-run.ts';
import { completedRun } from './completed-run.ts';
import { followUpUntil } from './follow-up.ts';
import { getOutcomesHandler } from './get-outcomes.ts';
import { getRoomAssignmentsHandler } from './get-room-assignments.ts';
import { largestPerson } from './largest-person.ts';
import { presentMyMatch, presentMyRoom, resultPresenter } from './present.ts';
import { presentRun, presentRuns } from './present-runs.ts';
import { matchesFor, pairsOf, polledRun, ruleBytesOf, runsOf, sizeOfRun } from './queries.ts';
import { startMatchRunHandler } from './start-match-run.ts';

/** A one-way pair is listed twice. */
const largestPair = (texts: number) => 2 * (110 + 2 * largestPerson(texts));
const largestRun = 2_000;

export const matchingRoutes = [
  bind(runMatches, startMatchRunHandler),
  bind(getMatchStatus, async ({ caller, event, request }, { database }) => {
    const run = await polledRun(database, event);
    if (!run) throw new Refusal('no_match_run_yet');
    return { match_run: await presentRun(database.db, event.id, readerOf(caller, request), run) };
  }),
  bind(cancelMatchRun, cancelMatchRunHandler),
  bind(listMatchRuns, async ({ caller, event, query, request }, { database }) => {
    // A rule stands there by its sentence and in words, with names for ids.
    const ofRules = 3 * (await ruleBytesOf(database.db, event));
    const { offset, ...page } = pageOf(query, largestRun + ofRules);
    const rows = await runsOf(database.db, event, { ...page, offset });
    return {
      match_runs: await presentRuns(database.db, event.id, readerOf(caller, request), rows),
      ...page,
      total: rows[0]?.total ?? 0,
    };
  }),
  bind(getMatches, async ({ caller, event, query, request }, { config, database: { db } }) => {
    const run = await completedRun(db, event, query.match_run_id);
    const size = await sizeOfRun(db, event, run.id);
    const { offset, ...page } = pageOf(query, largestPair(size.texts));
    const pairs = await pairsOf(db, event, run.id, { ...page, offset });
    return {
      ...page,
      total: size.pairs,
      summary: { total_matches: size.pairs },
      match_run: await presentRun(db, event.id, readerOf(caller, request), run),
      matches: resultPresenter(config).byCategory(pairs),
    };
  }),
  bind(getRoomAssignments, getRoomAssignmentsHandler),
  bind(listMyMatches, async ({ caller, event, request }, ctx) => {
    const { database, now } = ctx;
    const reader = reasonReader(ctx, request.language);
    const { matches, rooms, beginning, end } = await matchesFor(database.db, event, caller.id);
    const meetingsOpen = hasBegun(beginning, now());
    return {
      matches: matches.map((row) => presentMyMatch(row, caller.id, reader)),
      rooms: rooms.map((row) => presentMyRoom(row, caller.id, meetingsOpen, reader)),
      meetings_open: meetingsOpen,
      follow_up_until: followUpUntil(end, now()),
    };
  }),
  bind(getOutcomes, getOutcomesHandler),
];
