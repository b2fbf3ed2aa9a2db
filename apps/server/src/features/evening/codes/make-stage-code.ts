import type { makeStageCode } from '@serendip/contract/codes';
import { limits } from '@serendip/contract/limits';
import { stageCodes } from '../../../db/schema/evening.ts';
import { sql } from '../../../db/sql.ts';
import { Refusal } from '../../../errors.ts';
import { hashToken } from '../../../http/authorise.ts';
import type { Handler } from '../../../http/bind.ts';
import { newCode, stageLength } from '../../event-facts/code.ts';

/** Makes a code that opens the stage on another device. The one before stops working. */
export const makeStageCodeHandler: Handler<typeof makeStageCode> = async ({ caller, event }, { database: { db } }) => {
  if (event.isClosed) throw new Refusal('event_closed');
  const code = newCode(stageLength);
  const made = {
    codeHash: hashToken(code),
    madeBy: caller.id,
    expiresAt: sql`now() + make_interval(mins => ${limits.stage_code_minutes}::int)`,
  };
  const [row] = await db
    .insert(stageCodes)
    .values({ eventId: event.id, ...made })
    .onConflictDoUpdate({ target: stageCodes.eventId, set: made })
    .returning({ expiresAt: stageCodes.expiresAt });
  if (!row) throw new Error('the insert of a stage code returned nothing');
  return { stage_code: { code, expires_at: row.expiresAt.toISOString() } };
};
