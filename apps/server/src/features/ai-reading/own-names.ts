import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

/** The card's name and the alias of each participant, so that they can be cut from texts for a model. */
export async function ownNames(db: Db, eventId: string, only?: string[]): Promise<Map<string, string[]>> {
  const rows = await rowsOf<{ id: string; alias: string | null; name: string | null }>(
    db,
    sql`select u.id, u.alias, c.name from memberships m join users u on u.id = m.user_id
      left join cards c on c.user_id = u.id
      where m.event_id = ${eventId} ${only ? sql`and u.id = any(${sql.param(only)}::uuid[])` : sql``}`,
  );
  return new Map(rows.map(({ id, alias, name }) => [id, [name, alias].filter((one) => one !== null)]));
}
