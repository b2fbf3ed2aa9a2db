import { limits } from '@serendip/contract/limits';
import type { listWords, Word, WordAudience } from '@serendip/contract/words';
import { type Db, rowsOf } from '../../db/database.ts';
import { mutedWords } from '../../db/schema/words.ts';
import { and, eq, type SQL, sql } from '../../db/sql.ts';
import { timeOf } from '../../db/time.ts';
import type { Handler } from '../../http/bind.ts';
import { pageOf } from '../../http/page.ts';
import { aliasOf } from '../identity/present.ts';

interface Row {
  id: string;
  heading: string;
  text: string;
  created_at: string | Date;
  author_id: string;
  author_alias: string | null;
  audience: WordAudience;
  label: { id: string; name: string } | null;
  people: number;
  on_stage: boolean;
}

/** Bytes of the largest one, with every letter escaped. */
const largestWord = 1_000 + 6 * (limits.word_heading_max + limits.word_text_max);

const select = (rows: SQL) => sql`select w.id, w.heading, w.text, w.created_at, w.author_id, u.alias as author_alias,
    w.audience, w.people, w.on_stage, case when l.id is not null then json_build_object('id', l.id, 'name', l.name) end as label
  from words w join users u on u.id = w.author_id left join event_labels l on l.id = w.label_id ${rows}`;

const present = (row: Row, isHost: boolean): Word => ({
  id: row.id,
  heading: row.heading,
  text: row.text,
  created_at: timeOf(row.created_at),
  from: { id: row.author_id, alias: aliasOf(row.author_alias) },
  ...(isHost && { to: row.audience, label: row.label, people: row.people, on_stage: row.on_stage }),
});

/** One word, for a host. */
export async function wordOf(tx: Db, eventId: string, wordId: string): Promise<Word> {
  const [row] = await rowsOf<Row>(tx, select(sql`where w.event_id = ${eventId} and w.id = ${wordId}`));
  if (!row) throw new Error('a word vanished while its event was locked');
  return present(row, true);
}

export const listWordsHandler: Handler<typeof listWords> = async ({ caller, event, query }, { database: { db } }) => {
  const { offset, ...page } = pageOf(query, largestWord);
  const theirs = event.isHost
    ? sql`w.event_id = ${event.id}`
    : sql`w.event_id = ${event.id} and exists (
        select 1 from word_recipients r where r.word_id = w.id and r.user_id = ${caller.id})`;
  const rows = await rowsOf<Row>(
    db,
    select(sql`where ${theirs} order by w.seq desc limit ${page.per_page} offset ${offset}`),
  );
  const [all] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from words w where ${theirs}`);
  const isMuted = and(eq(mutedWords.eventId, event.id), eq(mutedWords.userId, caller.id));
  return {
    words: rows.map((row) => present(row, event.isHost)),
    muted: (await db.$count(mutedWords, isMuted)) > 0,
    ...page,
    total: all?.total ?? 0,
  };
};
