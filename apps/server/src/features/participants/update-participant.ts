import type { updateParticipant } from '@serendip/contract/participants';
import { memberships } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { bumpLiveRevision } from '../event-facts/bump-live-revision.ts';

/** Decides whether the stage and paper call a participant by the alias. The stage follows at once. */
export const updateParticipantHandler: Handler<typeof updateParticipant> = async (
  { body, event, params },
  { database: { db } },
) =>
  db.transaction(async (tx) => {
    // The event first, as everywhere.
    await bumpLiveRevision(tx, event.id);
    const [changed] = await tx
      .update(memberships)
      .set({ showAlias: body.participant.show_alias })
      .where(and(eq(memberships.eventId, event.id), eq(memberships.userId, params.user_id)))
      .returning({ id: memberships.userId });
    if (!changed) throw new Refusal('user_not_found');
    return {};
  });
