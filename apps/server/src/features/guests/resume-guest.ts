import { createHmac } from 'node:crypto';
import type { Ctx, Keys } from '../../context.ts';
import { users } from '../../db/schema/accounts.ts';
import { cards } from '../../db/schema/cards.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { openSession } from '../identity/session.ts';

/** Time in which a repeated call counts as a retry. */
const within = sql`interval '10 minutes'`;

/**
 * The account id derived from a caller's own id at an event, as a UUID of version 8 (RFC 9562). No table stores the
 * caller's id, and nobody can compute it from the account's.
 */
export function guestIdOf({ links }: Pick<Keys, 'links'>, eventId: string, clientId: string): string {
  const bytes = createHmac('sha256', links).update(`guest ${eventId} ${clientId.toLowerCase()}`).digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Signs in a guest whose first answer was lost. Undefined if the account is older, claimed, erased or signed out. */
export function resumeGuest({ database, bounds }: Ctx, guestId: string, name: string) {
  return database.db.transaction(async (tx) => {
    const [guest] = await tx
      .select()
      .from(users)
      .where(
        and(
          eq(users.id, guestId),
          isNull(users.erasedAt),
          eq(users.guestSeenAt, users.createdAt),
          sql`${users.createdAt} > now() - ${within}`,
        ),
      )
      .for('update');
    if (!guest) return undefined;
    await tx.update(cards).set({ name }).where(eq(cards.userId, guestId));
    return { guest, token: await openSession(tx, guestId, bounds) };
  });
}
