import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { and, eq, isNotNull } from '../../db/sql.ts';

export const isConfirmed = async (db: Db, userId: string): Promise<boolean> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)))
  ).length > 0;
