import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { stageLinks } from '../../../db/schema/evening.ts';
import { sql } from '../../../db/sql.ts';
import { hashToken } from '../../../http/authorise.ts';

/** Screens at one event; the oldest link makes room for the newest. */
const mostLinks = 10;

/** Adds a secret address of an event's stage, and returns the secret. */
export async function addStageLink(tx: Db, eventId: string, madeBy: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await tx.insert(stageLinks).values({ eventId, secretHash: hashToken(secret), madeBy });
  await tx.execute(sql`delete from stage_links where secret_hash in (select secret_hash from stage_links
    where event_id = ${eventId} order by created_at desc, secret_hash offset ${mostLinks})`);
  return secret;
}
