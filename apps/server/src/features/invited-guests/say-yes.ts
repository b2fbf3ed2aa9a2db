import { say } from '@serendip/texts/sentence';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { invitations } from '../../db/schema/invitations.ts';
import { participantLabels } from '../../db/schema/labels.ts';
import { eq, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import { keepDevice } from '../../http/device.ts';
import { lockEvening } from '../evening/in-evening.ts';
import { endMembership } from '../events/end-membership.ts';
import { joinOrWait } from '../events/join-or-wait.ts';
import { moveUp } from '../events/move-up.ts';
import { refuseRemovedDevice } from '../events/removed-device.ts';
import { insertGuest } from '../guests/insert-guest.ts';
import { guestIdOf, resumeGuest } from '../guests/resume-guest.ts';
import { isTaken } from '../identity/insert-user.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { openSession } from '../identity/session.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { answered } from './answered.ts';
import { isElsewhere, type Opened, openInvitation } from './find-invitation.ts';
import { trustInviter } from './trust-inviter.ts';

interface Asked {
  token: string;
  request: FastifyRequest;
  asGuest: boolean;
  name: string | null;
  clientId: string | null;
}

interface Said {
  userId: string;
  /** A new guest's. */
  token: string | undefined;
}

/**
 * Joins, or waits for a place: with the account of this device, or with a new guest under the invited name. A call that is repeated
 * because its answer was lost finds the same guest.
 */
export async function sayYes(ctx: Ctx, opened: Opened, asked: Asked): Promise<Said> {
  const { db } = ctx.database;
  const guestId = asked.clientId ? guestIdOf(ctx.keys, opened.event_id, asked.clientId) : undefined;
  if (isElsewhere(opened)) {
    const again =
      guestId && guestId === opened.user_id
        ? await resumeGuest(ctx, guestId, opened.name ?? asked.name ?? '')
        : undefined;
    if (!again) throw new Refusal('invitation_elsewhere');
    return { userId: again.guest.id, token: again.token };
  }
  const name = opened.name ?? asked.name;
  if (!opened.caller && name === null) throw invalid(say('isBlank', { field: 'name' }));
  const { isIn, ...said } = await db.transaction(async (tx) => {
    // Nobody else can wait for a new guest's account, so here the invitation is locked first: a second tap finds it answered.
    if (!opened.caller) {
      const first = await openInvitation(tx, ctx, asked.token, asked.request, { lock: true, asGuest: asked.asGuest });
      if (isElsewhere(first)) throw new Refusal('invitation_elsewhere');
    }
    // Accounts before everything else, as everywhere.
    const userId = opened.caller?.id ?? (await newGuest(tx, opened, name ?? '', asked.request, guestId));
    await lockAccount(tx, userId, 'alone');
    const now = await openInvitation(tx, ctx, asked.token, asked.request, { lock: true, asGuest: asked.asGuest });
    if (isElsewhere(now)) throw new Refusal('invitation_elsewhere');
    if (now.user_id && now.user_id !== userId) await leaveTheirs(tx, ctx, now.event_id, now.user_id);
    await tx
      .update(invitations)
      .set({ ...answered('yes'), userId })
      .where(eq(invitations.id, now.id));
    await refuseRemovedDevice(tx, asked.request, now.event_id, userId);
    const isIn = await joinOrWait(tx, now.event_id, userId, ctx);
    await putLabels(tx, now, userId);
    await putWord(tx, now.id, userId);
    await trustInviter(tx, ctx, now.invited_by);
    await tellWebhooks(tx, ctx, {
      event: now.event_id,
      kind: 'invitation.answered',
      user: userId,
      data: sql`jsonb_build_object('invitation_id', ${now.id}::text)`,
    });
    const token = opened.caller ? undefined : await openSession(tx, userId, ctx.bounds);
    return { userId, token, isIn };
  });
  if (!isIn) await moveUp(ctx, opened.event_id);
  return said;
}

/** The invited address is attached, unless an account has it, and stays unconfirmed until a mailed code or link proves it. */
async function newGuest(tx: Db, { email, event_id }: Opened, name: string, request: FastifyRequest, id?: string) {
  const attached = (await isTaken(tx, email)) ? undefined : email;
  const guest = await insertGuest(tx, { name, device: keepDevice(request), eventId: event_id, email: attached }, id);
  return guest.id;
}

/** The owner of the invited address takes over what somebody else answered with the link. */
async function leaveTheirs(tx: Db, ctx: Ctx, eventId: string, userId: string): Promise<void> {
  const evening = await lockEvening(tx, eventId);
  if (evening) await endMembership(tx, ctx, evening, userId);
}

/** The host's labels go over to the account. */
async function putLabels(tx: Db, { labels, event_id }: Opened, userId: string): Promise<void> {
  if (labels.length === 0) return;
  await tx.execute(sql`insert into ${participantLabels} (label_id, user_id)
    select l.id, ${userId}::uuid from event_labels l where l.event_id = ${event_id}
      and l.id::text in (select json_array_elements_text(${JSON.stringify(labels)}::json)) on conflict do nothing`);
}

/** The hosts' word goes over to the account, too: it stands on the event's page, where it can be reported. */
const putWord = (tx: Db, invitationId: string, userId: string) =>
  tx.execute(sql`insert into word_recipients (word_id, user_id, mailed_at)
    select i.word_id, ${userId}::uuid, coalesce(i.word_mailed_at, now()) from invitations i
      where i.id = ${invitationId} and i.word_id is not null on conflict do nothing`);
