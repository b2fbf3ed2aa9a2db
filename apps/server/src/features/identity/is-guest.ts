import { users } from '../../db/schema/accounts.ts';
import { and, eq, isNotNull } from '../../db/sql.ts';

/** Whether an account is a guest's: neither claimed nor erased. */
export const isGuest = (userId: string) => and(eq(users.id, userId), isNotNull(users.guestSeenAt));
