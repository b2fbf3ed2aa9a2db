import type { Ctx } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { trustedInviters } from '../../../db/schema/invitations.ts';
import { eq } from '../../../db/sql.ts';

const few = 'invitations_a_day_at_first';
const many = 'invitations_a_day';

/** Which bound holds for a host's invitations of a day. */
const allowanceOf = async (db: Db, userId: string): Promise<typeof few | typeof many> =>
  (await db.$count(trustedInviters, eq(trustedInviters.userId, userId))) > 0 ? many : few;

/** How many of a host's invitations leave a day. */
export async function aDayFor(db: Db, { bounds }: Pick<Ctx, 'bounds'>, userId: string): Promise<number> {
  return Math.min(bounds.most(await allowanceOf(db, userId)), bounds.most(many));
}
