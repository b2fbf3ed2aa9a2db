import type { actOnLive } from '@serendip/contract/evening';
import { Refusal } from '../../../errors.ts';
import type { Handler } from '../../../http/bind.ts';
import { inEvening, moveOn } from '../in-evening.ts';
import { countSeats } from '../seating/count-seats.ts';
import { tryReseat } from '../seating/try-reseat.ts';
import { liveOf, openLive } from '../views/live.ts';
import { changeBy } from './changes.ts';
import { openDoors } from './open-doors.ts';
import { lockSeated, runToSeat, startRounds } from './start-rounds.ts';

/** Performs the host's action if the evening is at the expected version. Otherwise 409 with the current state. */
export const actOnLiveHandler: Handler<typeof actOnLive> = async ({ body, caller, event, request }, ctx) => {
  const { action, version, match_run_id: runId, one_by_one: oneByOne, ...asked } = body.live;
  let run: Awaited<ReturnType<typeof runToSeat>>;
  const moved = await inEvening(
    ctx,
    event.id,
    async (tx, evening) => {
      const { isClosed, session, now } = evening;
      if (isClosed) throw new Refusal('event_closed');
      // Returned, not thrown, so that the clock's steps are committed.
      if (version !== (session?.version ?? 0)) return undefined;
      if (action === 'open_doors') return openDoors(tx, evening);
      if (action === 'start') return startRounds(tx, ctx, evening, run, { asked, runId });
      const change = changeBy({ action, oneByOne }, session, now);
      return session && moveOn(tx, ctx, session, change);
    },
    {
      async before(tx) {
        if (action !== 'start') return;
        run = await runToSeat(tx, event.id, runId);
        if (run) await lockSeated(tx, run.id);
      },
    },
  );
  if (!moved) {
    const live = await liveOf(ctx, event, caller.id, request.language);
    throw new Refusal('evening_moved_on', [], undefined, { live });
  }
  ctx.eveningSteps.tell({ to: moved.pausedLeft === null ? moved.state : 'paused', by: 'host' });
  if (action === 'start') await countSeats(ctx);
  if (action === 'start' || action === 'add_round') await tryReseat(ctx, moved.id);
  return { live: await openLive(ctx, event, caller.id, request.language) };
};
