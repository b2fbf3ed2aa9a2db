import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { hashToken, readToken } from '../../http/authorise.ts';
import { invitedTakesPart, invitedWaits } from '../event-facts/invited.ts';
import { hasFullShare } from '../identity/full-account.ts';

/** An invitation whose link was opened. */
export interface Opened {
  id: string;
  event_id: string;
  owner_id: string;
  address_hash: string;
  email: string;
  name: string | null;
  labels: string[];
  answer: 'yes' | 'maybe' | 'no' | null;
  user_id: string | null;
  invited_by: string | null;
  from: string | null;
  takes_part: boolean;
  waits: boolean;
  word: { heading: string; text: string; created_at: string; reported: boolean } | null;
  /** The account that is signed in on this device, and whether it proved the invited address. */
  caller: { id: string; alias: string; is_theirs: boolean } | null;
}

/** The invitation of a mailed token, as the device of this request may use it. Throws `bad_invitation`. */
export async function openInvitation(
  db: Db,
  ctx: Pick<Ctx, 'config'>,
  token: string,
  request: FastifyRequest,
  { lock = false, asGuest = false } = {},
): Promise<Opened> {
  const session = asGuest ? undefined : readToken(request.headers.authorization);
  // The lock first, in a statement of its own: a statement that waits for a lock reads other tables as they were before.
  if (lock)
    await db.execute(sql`select 1 from invitations i join invitation_tokens t on t.invitation_id = i.id
      where t.token_hash = ${hashToken(token)} for update of i`);
  const [found] = await rowsOf<Opened>(
    db,
    sql`select i.id, i.event_id, e.host_id as owner_id, i.address_hash, i.email, i.name, i.labels, i.answer, i.user_id, i.invited_by,
        (select h.email from users h where h.id = i.invited_by) as from, ${invitedTakesPart} as takes_part, ${invitedWaits} as waits,
        (select json_build_object('heading', w.heading, 'text', w.text, 'reported', i.word_reported_at is not null,
            'created_at', to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          from words w where w.id = i.word_id) as word,
        (select json_build_object('id', u.id, 'alias', u.alias, 'is_theirs', u.email = i.email and ${hasFullShare(ctx, sql`u.id`)})
          from sessions s join users u on u.id = s.user_id and u.erased_at is null and u.closed_at is null
          where s.token_hash = ${session ? hashToken(session) : ''}) as caller
      from invitation_tokens t join invitations i on i.id = t.invitation_id join events e on e.id = i.event_id
      where t.token_hash = ${hashToken(token)} and i.ended is null`,
  );
  if (!found) throw new Refusal('bad_invitation');
  return found;
}

/** Another account said yes, and the owner of the invited address has opened the link. */
export const isTakenOver = ({ user_id, caller }: Opened): boolean =>
  user_id !== null && caller?.is_theirs === true && caller.id !== user_id;

/** After a yes an invitation belongs to the account that said it, and to a person who has proved the invited address. */
export const isElsewhere = ({ user_id, caller }: Opened): boolean =>
  user_id !== null && caller?.id !== user_id && caller?.is_theirs !== true;
