import type { setPresence } from '@serendip/contract/evening';
import { say } from '@serendip/texts/sentence';
import { memberships } from '../../../db/schema/events.ts';
import { and, eq } from '../../../db/sql.ts';
import { invalid, Refusal } from '../../../errors.ts';
import type { Handler } from '../../../http/bind.ts';
import { inEvening } from '../in-evening.ts';
import { tryReseat } from '../seating/try-reseat.ts';
import { openLive } from '../views/live.ts';
import { lockPerson } from './lock-person.ts';
import { cameJustNow, setHere } from './set-here.ts';

/** Hosts and door helpers can set it for everyone; people can only say that they go themselves. */
export const setPresenceHandler: Handler<typeof setPresence> = async ({ body, caller, event, request }, ctx) => {
  const { user_id: userId, here } = body.presence;
  if (!event.isHost && !event.isDoor && (here || userId !== caller.id)) throw new Refusal('not_host');
  const sessionId = await inEvening(
    ctx,
    event.id,
    async (tx, { session }) => {
      const isThem = and(eq(memberships.eventId, event.id), eq(memberships.userId, userId));
      if ((await tx.$count(memberships, isThem)) === 0) throw new Refusal('user_not_found');
      if (!session || session.state === 'ended') throw invalid(say('doors_not_open'));
      // A host undoes a tap on the wrong name, so the person is expected again. A person who goes says so themselves.
      const isUndone =
        userId !== caller.id && !here && (session.state === 'doors' || (await cameJustNow(tx, session, userId)));
      await setHere(tx, ctx, session, userId, here ? 'here' : isUndone ? 'expected' : 'gone');
      return session.id;
    },
    { before: (tx) => lockPerson(tx, userId) },
  );
  if (sessionId) await tryReseat(ctx, sessionId);
  return { live: await openLive(ctx, event, caller.id, request.language) };
};
