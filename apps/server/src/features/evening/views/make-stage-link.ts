import { randomBytes } from 'node:crypto';
import type { makeStageLink } from '@serendip/contract/evening';
import { stageLinks } from '../../../db/schema/evening.ts';
import { sql } from '../../../db/sql.ts';
import { Refusal } from '../../../errors.ts';
import { hashToken } from '../../../http/authorise.ts';
import type { Handler } from '../../../http/bind.ts';

/** Makes a new secret address of the stage. The old one stops working. */
export const makeStageLinkHandler: Handler<typeof makeStageLink> = async (
  { caller, event },
  { config, database: { db } },
) => {
  if (event.isClosed) throw new Refusal('event_closed');
  const secret = randomBytes(32).toString('base64url');
  const secretHash = hashToken(secret);
  await db
    .insert(stageLinks)
    .values({ eventId: event.id, secretHash, madeBy: caller.id })
    .onConflictDoUpdate({ target: stageLinks.eventId, set: { secretHash, madeBy: caller.id, createdAt: sql`now()` } });
  return { stage_link: { address: `${config.publicUrl}/stage/${secret}`, secret } };
};
