import type { DraftEdit, editMatchRun } from '@serendip/contract/draft-edits';
import type { Db } from '../../db/database.ts';
import { matchRunEdits } from '../../db/schema/drafts.ts';
import { matchRuns } from '../../db/schema/matching.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { HostedEvent } from '../../http/authorise.ts';
import type { Handler } from '../../http/bind.ts';
import { lockPeople } from '../evening/seating/write-seats.ts';
import { resultPresenter } from '../matching/present.ts';
import { presentRun } from '../matching/present-runs.ts';
import { roomsOf, runOf } from '../matching/queries.ts';
import { askForEditedReasons } from '../publishing/ask-for-edited-reasons.ts';
import { rulesChangedBy } from '../rules/changed-rules.ts';
import { type RuleReader, readerOf } from '../rules/rule-reader.ts';
import { type Change, lossesOf, meansOf, outcomeOf, repeatsIn } from './consequences.ts';
import { type Draft, readDraft } from './draft.ts';
import { pairChangeOf, writePair } from './pair-edits.ts';
import { moved, pinnedAs, swapped } from './seat-edits.ts';
import { editsOf, keepEdit, newestEdit, presentEdit, roomsBefore } from './stored-edits.ts';
import { changeBack, writePairBack } from './undo-edit.ts';
import { writePlan } from './write-plan.ts';

/** Seconds, so that one job explains several pairs that a host adds, and the next ones find nothing to do. */
const SOON = 3;

/** In the answer to a host whose version is old: enough to say what happened meanwhile. */
const newestShown = 20;

async function presentState(tx: Db, event: HostedEvent, runId: string, reader: RuleReader) {
  const run = await runOf(tx, event, runId);
  if (!run) throw new Refusal('match_run_not_found');
  const edits = await editsOf(tx, runId, { per_page: newestShown, offset: 0 });
  return {
    match_run: await presentRun(tx, event.id, reader, run),
    version: run.version,
    edits: edits.map(presentEdit),
  };
}

/** The draft's row, locked. Two hosts change it one after the other, and the second one's version is old. */
async function lockDraft(tx: Db, event: HostedEvent, runId: string, version: number, reader: RuleReader) {
  const [run] = await tx
    .select({
      id: matchRuns.id,
      status: matchRuns.status,
      rounds: matchRuns.rounds,
      version: matchRuns.version,
      publishedAt: matchRuns.publishedAt,
    })
    .from(matchRuns)
    .where(and(eq(matchRuns.id, runId), eq(matchRuns.eventId, event.id), isNull(matchRuns.deletedAt)))
    .for('update');
  if (!run) throw new Refusal('match_run_not_found');
  if (run.status !== 'completed') throw new Refusal('no_matches_yet');
  if (run.publishedAt) throw new Refusal('only_drafts_change');
  if (run.version !== version)
    throw new Refusal('draft_changed', [], undefined, await presentState(tx, event, runId, reader));
  return run;
}

function changeBy(draft: Draft, edit: Exclude<DraftEdit, { kind: 'undo' }>): Change {
  switch (edit.kind) {
    case 'swap':
      return { seats: swapped(draft, edit), pair: null };
    case 'move':
      return { seats: moved(draft, edit), pair: null };
    case 'pin':
    case 'unpin':
      return { seats: pinnedAs(draft, edit, edit.kind === 'pin'), pair: null };
    default:
      return { seats: [], pair: pairChangeOf(draft, edit, edit.kind === 'add_pair') };
  }
}

/** Writes an edit, and returns what it means. Undoing deletes the newest edit. */
async function apply(tx: Db, draft: Draft, edit: DraftEdit, by: string) {
  if (edit.kind === 'undo') {
    const newest = await newestEdit(tx, draft.runId);
    if (!newest) throw new Refusal('nothing_to_undo');
    const change = changeBack(draft, newest);
    const outcome = outcomeOf(draft, change);
    if (newest.rooms_before.length > 0) outcome.rooms = roomsBefore(newest);
    await writePlan(tx, draft.runId, change.seats, outcome.rooms);
    if (change.pair) await writePairBack(tx, draft, newest, change.pair);
    await tx.delete(matchRunEdits).where(eq(matchRunEdits.id, newest.id));
    return { change, outcome };
  }
  const change = changeBy(draft, edit);
  const outcome = outcomeOf(draft, change);
  if (change.seats.length === 0 && !change.pair) return { change, outcome };
  await keepEdit(tx, draft, edit, by, change, outcome);
  await writePlan(tx, draft.runId, change.seats, outcome.rooms);
  if (change.pair) await writePair(tx, draft.runId, change.pair);
  return { change, outcome };
}

/** Changes a draft by hand. The answer is computed from what the run stored, without the engine. */
export const editMatchRunHandler: Handler<typeof editMatchRun> = async (
  { body, caller, event, params, request },
  ctx,
) =>
  ctx.database.db.transaction(async (tx) => {
    // Before the run, as everywhere. An erasure that waits for this deletes the edit as well.
    const named = ['user_id', 'other_id'].flatMap((field) => {
      const id = (body.edit as Record<string, unknown>)[field];
      return typeof id === 'string' ? [id] : [];
    });
    const reader = readerOf(caller, request);
    await lockPeople(tx, [caller.id, ...named]);
    const locked = await lockDraft(tx, event, params.run_id, body.version, reader);
    const draft = await readDraft(tx, event.id, locked);
    const { change, outcome } = await apply(tx, draft, body.edit, caller.id);
    const isChanged = body.edit.kind === 'undo' || change.seats.length > 0 || change.pair !== null;
    const judged = isChanged
      ? await rulesChangedBy(tx, event.id, {
          before: draft,
          after: outcome,
          heed: body.heed_rules,
          reader,
        })
      : { changed: [], outcomes: null };
    if (isChanged)
      await tx
        .update(matchRuns)
        .set({
          version: sql`${matchRuns.version} + 1`,
          totalMatchesGenerated: outcome.pairs.length,
          ...(judged.outcomes ? { rules: judged.outcomes } : {}),
        })
        .where(eq(matchRuns.id, locked.id));
    if (change.pair?.listed) await askForEditedReasons(ctx, tx, locked.id, SOON);
    const run = await runOf(tx, event, locked.id);
    if (!run) throw new Error('a locked run vanished');
    const round = change.seats[0]?.round ?? 1;
    const numbers = new Set([...outcome.rooms, ...change.seats].map(({ room_number }) => room_number));
    const rooms = numbers.size === 0 ? [] : await roomsOf(tx, event, locked.id, round, { only: [...numbers] });
    return {
      match_run: await presentRun(tx, event.id, reader, run, { areJudged: judged.outcomes !== null }),
      version: run.version,
      rooms: rooms.map((row) => ({ ...resultPresenter(ctx.config).room(row), round })),
      pairs: change.pair ? [change.pair] : [],
      rules: judged.changed,
      repeats: repeatsIn(outcome.seats),
      repeats_before: repeatsIn(draft.seats),
      mean_percentage: meansOf(draft, change, outcome),
      loses: lossesOf(draft, change, outcome),
    };
  });
