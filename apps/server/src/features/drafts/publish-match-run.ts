import type { publishMatchRun } from '@serendip/contract/drafts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { inEvening } from '../evening/in-evening.ts';
import { presentRun } from '../matching/present-runs.ts';
import { runOf } from '../matching/queries.ts';
import { publishRun } from '../publishing/publish-run.ts';
import { readerOf } from '../rules/rule-reader.ts';

/** Shows a completed run to guests. 409 during an evening that seats people by another run. */
export const publishMatchRunHandler: Handler<typeof publishMatchRun> = async (
  { caller, params, event, request },
  ctx,
) => {
  await inEvening(ctx, event.id, async (tx, { isClosed, session }) => {
    if (isClosed) throw new Refusal('event_closed');
    const isOn = session !== undefined && session.state !== 'ended';
    if (isOn && session.matchRunId !== null && session.matchRunId !== params.run_id)
      throw new Refusal('evening_on_other_matches');
    await publishRun(tx, ctx, event.id, params.run_id);
  });
  const run = await runOf(ctx.database.db, event, params.run_id);
  if (!run) throw new Refusal('match_run_not_found');
  return { match_run: await presentRun(ctx.database.db, event.id, readerOf(caller, request), run) };
};
