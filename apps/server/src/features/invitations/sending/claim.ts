import { mailboxOf } from '@serendip/contract/email-address';
import type { Language } from '@serendip/texts/languages';
import type { Ctx } from '../../../context.ts';
import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { invitedTakesPart, invitedWaits } from '../../event-facts/invited.ts';
import { hasFullShare } from '../../identity/full-account.ts';
import { addressKey } from '../address-key.ts';

/** Seconds without a renewal after which a claim expires. */
const lease = 20;

export interface DueMail {
  id: string;
  attempt: number;
  address_hash: string;
  email: string | null;
  name: string | null;
  reminders: number;
  /** A word goes before a reminder, and stands for it: both lead to the same answer. */
  kind: 'invitation' | 'word' | 'reminder';
  word: { heading: string; text: string } | null;
  counted: boolean;
  age_seconds: number;
  host_id: string | null;
  host_email: string | null;
  owner_id: string;
  /** The host may send invitations, and the person has not answered. */
  stands: boolean;
  /** Of the account with this address, else the event's. */
  language: Language;
  /** The person does not want it. */
  refused: boolean;
  event: {
    name: string;
    description: string | null;
    event_date: string | null;
    start_time: string | null;
    end_time: string | null;
    time_zone: string | null;
    place: string | null;
  };
}

/** Whether an invitation `i` has a word whose mail has not left. */
const wordWaits = sql`(i.word_id is not null and i.word_mailed_at is null)`;

/** A refusal holds for every form of an address that leads to the mailbox. */
async function isRefusedAs({ database, keys }: Pick<Ctx, 'database' | 'keys'>, due: DueMail): Promise<boolean> {
  const mailbox = addressKey(keys, mailboxOf(due.email ?? ''));
  const found = await rowsOf(
    database.db,
    sql`select 1 from invitation_refusals where address_hash = ${mailbox}
      and (host_id is null or host_id in (${due.host_id}::uuid, ${due.owner_id}::uuid)) limit 1`,
  );
  return found.length > 0;
}

/** Claims the invitation whose mail is due longest. */
export async function claimNext(ctx: Pick<Ctx, 'config' | 'database' | 'keys'>): Promise<DueMail | undefined> {
  const [due] = await rowsOf<DueMail>(
    ctx.database.db,
    sql`with mine as (
        update invitations set attempt = attempt + 1, claimed_at = now() where id = (
          select id from invitations where mail_due_at <= now()
            and (claimed_at is null or claimed_at < now() - make_interval(secs => ${lease}))
          order by mail_due_at, seq limit 1 for update skip locked)
        returning *)
      select i.id, i.attempt, i.address_hash, i.email, i.name, i.reminders,
        case when i.mailed_at is null then 'invitation' when ${wordWaits} then 'word' else 'reminder' end as kind,
        (select json_build_object('heading', w.heading, 'text', w.text) from words w where w.id = i.word_id) as word,
        i.mail_counted as counted, extract(epoch from now() - i.mail_asked_at)::float8 as age_seconds,
        h.id as host_id, h.email as host_email, e.host_id as owner_id,
        i.ended is null and (i.answer is null or i.answer = 'maybe' and ${wordWaits}) and e.closed_at is null and h.email is not null
          and ${hasFullShare(ctx, sql`h.id`)} and not ${invitedTakesPart} and not ${invitedWaits} as stands,
        coalesce((select coalesce(u.language, u.sign_in_language) from users u where u.email = i.email), e.language) as language,
        exists (select 1 from invitation_refusals f where f.address_hash = i.address_hash
            and (f.host_id is null or f.host_id in (h.id, e.host_id)))
          or exists (select 1 from users u join blocks b on b.user_id = u.id and b.other_id in (h.id, e.host_id)
            where u.email = i.email) as refused,
        json_build_object('name', e.name, 'description', e.description, 'event_date', e.event_date::text, 'start_time', e.start_time,
          'end_time', e.end_time, 'time_zone', e.time_zone, 'place', e.place) as event
      from mine i join events e on e.id = i.event_id left join users h on h.id = i.invited_by`,
  );
  return due && { ...due, refused: due.refused || (await isRefusedAs(ctx, due)) };
}

const isMine = ({ id, attempt }: DueMail) => sql`id = ${id} and attempt = ${attempt}`;

/** Keeps the claim while its mail is being sent. */
export const renewClaim = (db: Db, due: DueMail) =>
  db.execute(sql`update invitations set claimed_at = now() where ${isMine(due)}`);

export const markCounted = (db: Db, due: DueMail) =>
  db.execute(sql`update invitations set mail_counted = true, mail_held = false where ${isMine(due)}`);

/** The mail left, or is not to leave. Of a person who does not want it, this looks like a mail that left. */
export const finishMail = (db: Db, due: DueMail) =>
  db.execute(sql`update invitations i set mail_counted = false, mail_held = false, claimed_at = null,
    mail_due_at = case when ${isNewWord(due)} then now() end, mail_asked_at = case when ${isNewWord(due)} then now() end,
    word_mailed_at = case when ${due.kind === 'word'}::boolean then now() else i.word_mailed_at end,
    mailed_at = coalesce(mailed_at, now()) where ${isMine(due)}`);

/** A word that was written while another mail was under way. */
const isNewWord = ({ kind }: DueMail) => sql`(${kind !== 'word'}::boolean and ${wordWaits})`;

/** Not now: the mail is due some seconds later. */
export const postpone = (db: Db, due: DueMail, seconds: number) =>
  db.execute(sql`update invitations set mail_due_at = now() + make_interval(secs => ${seconds}), claimed_at = null
    where ${isMine(due)}`);

/** The same for all mails of one host that would count towards a budget that is used up, or for all hosts'. Hosts see that these wait. */
export const hold = (db: Db, due: DueMail, hostId: string | null, seconds: number) =>
  db.execute(sql`update invitations set mail_due_at = now() + make_interval(secs => ${seconds}), claimed_at = null, mail_held = true
    where (${isMine(due)}) or (mail_due_at <= now() and not mail_counted
      and (${hostId}::uuid is null or (invited_by = ${hostId}::uuid and mailed_at is null)))`);
