import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { isOver } from '../event-facts/over.ts';
import { isFullAccount } from '../identity/full-account.ts';

/** Throws `email_not_confirmed`: where mail is sent, accounts without a proved address send no invitations. */
export async function requireSender(ctx: Ctx, userId: string): Promise<void> {
  if (!(await isFullAccount(ctx, ctx.database.db, userId))) throw new Refusal('email_not_confirmed');
}

/** Throws if nobody can be invited any more: `event_not_found`, `event_closed` or `event_over`. */
export async function requireOpenToInvite(tx: Db, eventId: string, now: Date): Promise<void> {
  const { event_date, start_time, end_time, time_zone, closedAt } = events;
  const [event] = await tx
    .select({ event_date, start_time, end_time, time_zone, closedAt })
    .from(events)
    .where(eq(events.id, eventId));
  if (!event) throw new Refusal('event_not_found');
  if (event.closedAt) throw new Refusal('event_closed');
  if (isOver(event, now)) throw new Refusal('event_over');
}
