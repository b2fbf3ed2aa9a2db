import type { ContactState } from '@serendip/contract/contacts';
import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';

/** How two people stand with their contacts, as the first of them sees it; null when neither offers anything. */
export const contactOf = (me: string, other: SQL): SQL => sql`contact_of(${me}::uuid, ${other})`;

export const presentContact = (state: ContactState | null): ContactState =>
  state ?? { offered: null, they_offered: false, theirs: null };

/** Throws nothing: whoever the other is, the caller's own offer is theirs to see. */
export async function readContact(tx: Db, me: string, other: string): Promise<ContactState> {
  const [row] = await rowsOf<{ contact: ContactState | null }>(
    tx,
    sql`select ${contactOf(me, sql`${other}::uuid`)} as contact`,
  );
  return presentContact(row?.contact ?? null);
}
