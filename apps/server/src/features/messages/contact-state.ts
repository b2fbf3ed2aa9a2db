import type { ContactState } from '@serendip/contract/contacts';
import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';

/** The contact offers of two people as the first sees them; null if there is none. */
export const contactOf = (me: string, other: SQL): SQL => sql`contact_of(${me}::uuid, ${other})`;

export const presentContact = (state: ContactState | null): ContactState =>
  state ?? { offered: null, they_offered: false, theirs: null };

/** Never throws: the caller can always see their own offer. */
export async function readContact(tx: Db, me: string, other: string): Promise<ContactState> {
  const [row] = await rowsOf<{ contact: ContactState | null }>(
    tx,
    sql`select ${contactOf(me, sql`${other}::uuid`)} as contact`,
  );
  return presentContact(row?.contact ?? null);
}
