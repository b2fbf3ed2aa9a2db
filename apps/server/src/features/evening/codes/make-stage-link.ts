import type { makeStageLink } from '@serendip/contract/evening';
import { stageLinks } from '../../../db/schema/evening.ts';
import { events } from '../../../db/schema/events.ts';
import { eq } from '../../../db/sql.ts';
import { Refusal } from '../../../errors.ts';
import type { Handler } from '../../../http/bind.ts';
import { addStageLink } from './add-stage-link.ts';

/** Makes a new secret address of the stage. The old ones stop working. */
export const makeStageLinkHandler: Handler<typeof makeStageLink> = async (
  { caller, event },
  { config, database: { db } },
) => {
  if (event.isClosed) throw new Refusal('event_closed');
  const secret = await db.transaction(async (tx) => {
    // Of two that are made at once the later one stays.
    await tx.select({ id: events.id }).from(events).where(eq(events.id, event.id)).for('no key update');
    await tx.delete(stageLinks).where(eq(stageLinks.eventId, event.id));
    return addStageLink(tx, event.id, caller.id);
  });
  return { stage_link: { address: `${config.publicUrl}/stage/${secret}`, secret } };
};
