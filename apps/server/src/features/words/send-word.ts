import type { WordTo } from '@serendip/contract/words';
import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { wordWrittenJob } from '../../queue/jobs.ts';
import { bumpLiveRevision } from '../event-facts/bump-live-revision.ts';
import { askForMails } from '../invitations/ask-for-mails.ts';
import { audienceOf, toInvited } from './audience.ts';

/** How many people a word would reach. */
export async function countOf(tx: Db, eventId: string, to: WordTo, author: string): Promise<number> {
  const people =
    to === 'invited'
      ? sql`select 1 from invitations i where i.event_id = ${eventId} and ${toInvited}`
      : audienceOf(eventId, to, author);
  const [reached] = await rowsOf<{ count: number }>(tx, sql`select count(*)::int as count from (${people}) a`);
  return reached?.count ?? 0;
}

interface Meant {
  eventId: string;
  to: Exclude<WordTo, 'invited'>;
  author: string;
}

/** Stores the people of a word, and asks for their news. Returns how many they are. */
export async function sendToJoined(tx: Db, { queue }: Ctx, { eventId, to, author }: Meant, wordId: string) {
  // Accounts that are being erased are skipped, since their rows would hold up both transactions.
  const [reached] = await rowsOf<{ people: number }>(
    tx,
    sql`with held as (select u.id from users u where u.id in (${audienceOf(eventId, to, author)}) and u.erased_at is null
          order by u.id for key share skip locked),
        sent as (insert into word_recipients (word_id, user_id) select ${wordId}::uuid, id from held returning 1)
      select count(*)::int as people from sent`,
  );
  await bumpLiveRevision(tx, eventId);
  await queue.enqueue(tx, wordWrittenJob, { word_id: wordId }, { priority: 0, group: eventId });
  return reached?.people ?? 0;
}

/** Makes a word the one of each invited person. It leaves like a reminder, so people who want no mails get none. Returns how many they are. */
export async function sendToInvited(tx: Db, ctx: Ctx, eventId: string, wordId: string): Promise<number> {
  const sent = await rowsOf(
    tx,
    sql`update invitations i set word_id = ${wordId}, worded_at = now(),
        mail_due_at = coalesce(i.mail_due_at, now()), mail_asked_at = coalesce(i.mail_asked_at, now()),
        mail_counted = i.mail_counted and i.mail_due_at is not null
      where i.event_id = ${eventId} and ${toInvited} returning i.id`,
  );
  await askForMails(tx, ctx);
  return sent.length;
}
