import { users } from '../../db/schema/accounts.ts';
import { and, eq, isNotNull } from '../../db/sql.ts';

/** Somebody is a guest who has neither claimed the account nor deleted it. */
export const isGuest = (userId: string) => and(eq(users.id, userId), isNotNull(users.guestSeenAt));
