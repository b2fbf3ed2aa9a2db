import type { takeBackGuestList } from '@serendip/contract/guest-lists';
import { limits } from '@serendip/contract/limits';
import { guestLists } from '../../db/schema/invitations.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { endInvitations } from './end-invitations.ts';
import { isUntouched } from './is-untouched.ts';

/** Withdraws a list's invitations that nobody has acted on. Safe to repeat. */
export const takeBackGuestListHandler: Handler<typeof takeBackGuestList> = ({ event, params }, { database: { db } }) =>
  db.transaction(async (tx) => {
    const isOld = sql<boolean>`${guestLists.createdAt} < now() - make_interval(hours => ${limits.guest_list_hours}::int)`;
    const [list] = await tx
      .select({ isOld })
      .from(guestLists)
      .where(and(eq(guestLists.id, params.list_id), eq(guestLists.eventId, event.id)));
    if (!list) throw new Refusal('guest_list_not_found');
    if (list.isOld) throw new Refusal('guest_list_old');
    return { withdrawn: await endInvitations(tx, sql`i.list_id = ${params.list_id} and ${isUntouched}`, 'withdrawn') };
  });
