import type { checkIn } from '@serendip/contract/evening';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { inEvening } from '../evening/in-evening.ts';
import { setHere } from '../evening/presence/set-here.ts';
import { tryReseat } from '../evening/seating/try-reseat.ts';
import { openLive } from '../evening/views/live.ts';
import { readCode } from '../event-facts/code.ts';
import { joinNow } from '../events/join-now.ts';
import { presentEvent } from '../events/present.ts';
import { eventById } from '../events/queries.ts';
import { refuseRemovedDevice } from '../events/removed-device.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { spend } from '../identity/throttling/spend.ts';

/** Checks in a person by the evening's code, and joins them first if needed, or lets them ask at the door. */
export const checkInHandler: Handler<typeof checkIn> = async ({ body, caller, event, request }, ctx) => {
  if (event.isClosed) throw new Refusal('event_closed');
  const code = readCode(body.check_in.code);
  const entered = await inEvening(
    ctx,
    event.id,
    async (tx, { isClosed, session }) => {
      if (isClosed) throw new Refusal('event_closed');
      // Returned, not thrown, so that the clock's steps are committed.
      if (!session?.code || session.code !== code) return undefined;
      await refuseRemovedDevice(tx, request, event.id, caller.id);
      const isIn = await joinNow(tx, event.id, caller.id, ctx);
      if (isIn) await setHere(tx, ctx, session, caller.id, 'here');
      return { isIn, sessionId: session.id };
    },
    { before: (tx) => lockAccount(tx, caller.id, 'alone') },
  );
  if (!entered) {
    // Counted once it is judged: a right code is let in after any number of wrong ones.
    await spend(ctx, 'wrong_check_in_codes', [caller.id]);
    throw new Refusal('bad_check_in_code');
  }
  if (entered.isIn) await tryReseat(ctx, entered.sessionId);
  return {
    event: presentEvent(await eventById(ctx.database.db, caller.id, event.id), ctx),
    live: entered.isIn ? await openLive(ctx, { ...event, isJoined: true }, caller.id, request.language) : null,
  };
};
