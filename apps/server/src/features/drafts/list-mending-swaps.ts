import type { listMendingSwaps } from '@serendip/contract/draft-edits';
import { swapsThatMend } from '@serendip/matching/rules/swaps-that-mend';
import type { Handler } from '../../http/bind.ts';
import { completedRun } from '../matching/completed-run.ts';
import { namesOf } from '../rules/names-in.ts';
import { readRules } from '../rules/rules-of-run.ts';
import { planOf } from '../rules/stored-plan.ts';
import { readDraft } from './draft.ts';

/** For each rule that does not hold in a draft, swaps that repair one place of it. None for a published run. */
export const listMendingSwapsHandler: Handler<typeof listMendingSwaps> = async (
  { event, params, request },
  { database: { db } },
) => {
  const run = await completedRun(db, event, params.run_id);
  const asked = run.published_at ? null : await readRules(db, event.id);
  if (!asked) return { swaps: [] };
  const draft = await readDraft(db, event.id, run);
  const pins = new Set(draft.seats.flatMap((seat) => (seat.pinned ? [`${seat.round} ${seat.user_id}`] : [])));
  const swaps = swapsThatMend(asked.rules, planOf(draft), (round, id) => pins.has(`${round} ${id}`));
  const names = await namesOf(
    db,
    event.id,
    request.language,
    swaps.flatMap(({ user_id, other_id }) => [user_id, other_id]),
  );
  const nameOf = (id: string): string => names.people([id]);
  return {
    swaps: swaps.map((swap) => ({ ...swap, user_name: nameOf(swap.user_id), other_name: nameOf(swap.other_id) })),
  };
};
