import type { unblockPerson } from '@serendip/contract/safety';
import { blocks } from '../../db/schema/safety.ts';
import { and, eq } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';

/** Repaired rounds stay as they are. */
export const unblockPersonHandler: Handler<typeof unblockPerson> = async ({ caller, params }, { database: { db } }) => {
  await db.delete(blocks).where(and(eq(blocks.userId, caller.id), eq(blocks.otherId, params.user_id)));
  return {};
};
