import type { joinAsGuest } from '@serendip/contract/guests';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { presentUser } from '../accounts/present.ts';
import { openSession } from '../accounts/session.ts';
import { spend } from '../accounts/throttle.ts';
import { readCode } from '../evening/code.ts';
import { type Evening, inEvening } from '../evening/in-evening.ts';
import { setHere } from '../evening/presence/set-here.ts';
import { letSeatsFollow } from '../evening/seating/let-seats-follow.ts';
import { joinOrWait } from '../events/join-or-wait.ts';
import { moveUp } from '../events/move-up.ts';
import { presentEvent } from '../events/present.ts';
import { eventById } from '../events/queries.ts';
import { insertGuest } from './insert-guest.ts';
import { invitationTo } from './invitation.ts';

/** Makes an account without an e-mail, joins or waits, and is here with the code of the evening: all of it or nothing. */
export const joinAsGuestHandler: Handler<typeof joinAsGuest> = async ({ params, query, body, request }, ctx) => {
  const { event_id: eventId } = params;
  const typed = body.here ?? query.here;
  const invitation = await invitationTo(ctx, eventId, typed, request.ip);
  if (!invitation) throw new Refusal('event_not_found');
  if (invitation.closed) throw new Refusal('event_closed');
  await spend(ctx, invitation.doors_open ? 'guests_at_open_doors' : 'guests_per_address', [request.ip]);
  const { guest, isIn, token, hereAt } = await enter(ctx, eventId, body.guest.name, typed);
  if (hereAt) await letSeatsFollow(ctx, hereAt);
  // A place may be free that somebody before them waits for.
  if (!isIn) await moveUp(ctx, eventId);
  const event = presentEvent(await eventById(ctx.database.db, guest.id, eventId), ctx.config);
  return { data: { user: presentUser(guest), event }, token };
};

async function enter(ctx: Ctx, eventId: string, name: string, typed: string | undefined) {
  type Guest = Awaited<ReturnType<typeof insertGuest>>;
  let guest: Guest | undefined;
  const entered = await inEvening(
    ctx,
    eventId,
    async (tx, evening) => {
      const person = guest as Guest;
      const session = withCode(evening, typed);
      if (!session && !(await allowsGuests(tx, eventId))) throw new Refusal('event_not_found');
      const isIn = await joinOrWait(tx, eventId, person.id, ctx);
      if (session && isIn) await setHere(tx, session, person.id, 'here');
      const hereAt = session && isIn ? session.id : undefined;
      return { guest: person, isIn, hereAt, token: await openSession(tx, person.id, ctx.bounds) };
    },
    {
      // Accounts before evenings, as everywhere: two who draw the same alias would otherwise wait for each other.
      before: async (tx) => {
        guest = await insertGuest(tx, name);
      },
    },
  );
  if (!entered) throw new Refusal('event_not_found');
  return entered;
}

/** The evening's session, if this is its code. */
const withCode = ({ session }: Evening, typed: string | undefined) =>
  typed !== undefined && session?.code && session.code === readCode(typed) ? session : undefined;

async function allowsGuests(tx: Db, eventId: string): Promise<boolean> {
  const [event] = await tx.select({ allowed: events.guest_join }).from(events).where(eq(events.id, eventId));
  return event?.allowed ?? false;
}
