import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../context.ts';
import { invitations } from '../../db/schema/invitations.ts';
import { eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { lockEvening } from '../evening/in-evening.ts';
import { endMembership, followUp } from '../events/end-membership.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { answered } from './answered.ts';
import { isElsewhere, type Opened, openInvitation } from './find-invitation.ts';

interface Asked {
  token: string;
  request: FastifyRequest;
  asGuest: boolean;
  answer: 'maybe' | 'no';
}

/** A person who said yes before leaves the event with this. */
export async function sayNo(ctx: Ctx, opened: Opened, { token, request, asGuest, answer }: Asked) {
  if (isElsewhere(opened)) throw new Refusal('invitation_elsewhere');
  const left = await ctx.database.db.transaction(async (tx) => {
    if (opened.user_id) await lockAccount(tx, opened.user_id, 'alone');
    const now = await openInvitation(tx, ctx, token, request, { lock: true, asGuest });
    // Somebody said yes meanwhile.
    if (now.user_id !== opened.user_id) throw new Refusal('invitation_elsewhere');
    await tx.update(invitations).set(answered(answer)).where(eq(invitations.id, now.id));
    await tellWebhooks(tx, ctx, {
      event: now.event_id,
      kind: 'invitation.answered',
      data: sql`jsonb_build_object('invitation_id', ${now.id}::text)`,
    });
    const evening = now.user_id ? await lockEvening(tx, now.event_id) : undefined;
    return evening && now.user_id ? endMembership(tx, ctx, evening, now.user_id) : undefined;
  });
  await followUp(ctx, left);
  return { userId: opened.user_id, token: undefined };
}
