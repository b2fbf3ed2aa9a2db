import type { listGuestLists } from '@serendip/contract/guest-lists';
import { limits } from '@serendip/contract/limits';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { timeOf } from '../../db/time.ts';
import type { Handler } from '../../http/bind.ts';
import { pageOf } from '../../http/page.ts';
import { isUntouched } from './is-untouched.ts';

/** Bytes of one list. */
const largestList = 200;

/** Lists that can still be taken back: young enough, and with somebody who has not acted. */
export const listGuestListsHandler: Handler<typeof listGuestLists> = async ({ event, query }, { database: { db } }) => {
  const { offset, ...page } = pageOf(query, largestList);
  const lists = await rowsOf<{ id: string; created_at: string | Date; people: number; total: number }>(
    db,
    sql`select l.id, l.created_at, count(*)::int as people, (count(*) over ())::int as total
      from guest_lists l join invitations i on i.list_id = l.id and ${isUntouched}
      where l.event_id = ${event.id} and l.created_at > now() - make_interval(hours => ${limits.guest_list_hours}::int)
      group by l.id order by l.created_at desc, l.id limit ${page.per_page} offset ${offset}`,
  );
  return {
    guest_lists: lists.map(({ id, created_at, people }) => ({ id, created_at: timeOf(created_at), people })),
    ...page,
    total: lists[0]?.total ?? 0,
  };
};
