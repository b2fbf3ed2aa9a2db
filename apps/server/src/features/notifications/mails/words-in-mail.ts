import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Claimed } from '../claim.ts';

export interface HostsWord {
  id: string;
  heading: string;
  text: string;
}

/** The hosts' words at an event that a person has had no mail with, oldest first. */
export const unmailedWords = (db: Db, { user_id, event_id }: Pick<Claimed, 'user_id' | 'event_id'>) =>
  rowsOf<HostsWord>(
    db,
    sql`select w.id, w.heading, w.text from word_recipients r join words w on w.id = r.word_id
      where r.user_id = ${user_id} and w.event_id = ${event_id} and r.mailed_at is null order by w.seq`,
  );

/** Their mail was accepted. */
export const noteMailed = (db: Db, { user_id }: Pick<Claimed, 'user_id'>, words: HostsWord[]) =>
  db.execute(sql`update word_recipients set mailed_at = now() where user_id = ${user_id}
    and word_id in (select value::uuid from json_array_elements_text(${JSON.stringify(words.map(({ id }) => id))}::json))`);
