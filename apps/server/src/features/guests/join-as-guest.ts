import type { joinAsGuest } from '@serendip/contract/guests';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { deviceKey, heldDevice, keepDevice } from '../../http/device.ts';
import { networkOf } from '../../http/network-of.ts';
import { waitInLine } from '../../http/slow-line.ts';
import { type Evening, inEvening } from '../evening/in-evening.ts';
import { setHere } from '../evening/presence/set-here.ts';
import { tryReseat } from '../evening/seating/try-reseat.ts';
import { readCode } from '../event-facts/code.ts';
import { joinOrWait } from '../events/join-or-wait.ts';
import { moveUp } from '../events/move-up.ts';
import { presentEvent } from '../events/present.ts';
import { eventById } from '../events/queries.ts';
import { refuseRemovedDevice } from '../events/removed-device.ts';
import { AccountThere } from '../identity/insert-user.ts';
import { presentUser } from '../identity/present.ts';
import { openSession } from '../identity/session.ts';
import { isPast, spend } from '../identity/throttling/spend.ts';
import { type DoorRow, openAtDoor } from './event-at-door.ts';
import { insertGuest } from './insert-guest.ts';
import { guestIdOf, resumeGuest } from './resume-guest.ts';

/** Guests let in each second once an address is over its bound at an event. */
const guestsPerSecond = 15;

/** Creates a guest account, joins or waits, and checks in with the evening's code, all in one transaction. */
export const joinAsGuestHandler: Handler<typeof joinAsGuest> = async ({ params, query, body, request }, ctx) => {
  const { event_id: eventId } = params;
  const typed = body.here ?? query.here;
  const door = await openAtDoor(ctx, eventId, typed, request, (event) => event.guest_join);
  if (!door) throw new Refusal('event_not_found');
  if (door.closed) throw new Refusal('event_closed');
  await takeTurn(ctx, request, door);
  const { name, client_id: clientId } = body.guest;
  const device = keepDevice(request);
  const { guest, token } = await enterOnce(ctx, { eventId, name, typed, device, request }, clientId);
  const event = presentEvent(await eventById(ctx.database.db, guest.id, eventId), ctx);
  return { data: { user: presentUser(guest), event }, token };
};

/** Counts by address and event, so that one event's guests do not close another. Waits in line at open doors over the bound. */
async function takeTurn(ctx: Ctx, request: FastifyRequest, { id, doors_open: open }: DoorRow): Promise<void> {
  const counted = [request.ip, id];
  if (!open) return spend(ctx, 'guests_per_address', counted);
  if (!(await isPast(ctx, 'guests_at_open_doors', counted))) return;
  const ticket = { network: networkOf(request.ip), pair: deviceKey(request), first: heldDevice(request) === undefined };
  await waitInLine(ctx, `guests ${counted.join(' ')}`, ticket, guestsPerSecond);
}

interface Entry {
  eventId: string;
  name: string;
  /** The code of the evening. */
  typed: string | undefined;
  /** The number of the browser. */
  device: string;
  request: FastifyRequest;
}

/** Repeated calls with one id have one effect. */
async function enterOnce(ctx: Ctx, entry: Entry, clientId: string | null | undefined) {
  if (!clientId) return enter(ctx, entry);
  const id = guestIdOf(ctx.keys, entry.eventId, clientId);
  try {
    return await enter(ctx, entry, id);
  } catch (error) {
    if (!(error instanceof AccountThere)) throw error;
    return (await resumeGuest(ctx, id, entry.name)) ?? (await enter(ctx, entry));
  }
}

async function enter(ctx: Ctx, { eventId, name, typed, device, request }: Entry, id?: string) {
  type Guest = Awaited<ReturnType<typeof insertGuest>>;
  let guest: Guest | undefined;
  const entered = await inEvening(
    ctx,
    eventId,
    async (tx, evening) => {
      const person = guest as Guest;
      const session = withCode(evening, typed);
      if (!session && !(await allowsGuests(tx, eventId))) throw new Refusal('event_not_found');
      await refuseRemovedDevice(tx, request, eventId, person.id);
      const isIn = await joinOrWait(tx, eventId, person.id, ctx, session !== undefined);
      if (session && isIn) await setHere(tx, ctx, session, person.id, 'here');
      const hereAt = session && isIn ? session.id : undefined;
      return { guest: person, isIn, hereAt, token: await openSession(tx, person.id, ctx.bounds) };
    },
    {
      // Locks accounts before evenings: two people who draw the same alias could otherwise deadlock.
      before: async (tx) => {
        guest = await insertGuest(tx, { name, device, eventId }, id);
      },
    },
  );
  if (!entered) throw new Refusal('event_not_found');
  if (entered.hereAt) await tryReseat(ctx, entered.hereAt);
  // A free place may belong to a person who waits before them.
  if (!entered.isIn) await moveUp(ctx, eventId);
  return entered;
}

/** The evening, if this is its code. */
const withCode = ({ session }: Evening, typed: string | undefined) =>
  typed !== undefined && session?.code && session.code === readCode(typed) ? session : undefined;

async function allowsGuests(tx: Db, eventId: string): Promise<boolean> {
  const [event] = await tx.select({ allowed: events.guest_join }).from(events).where(eq(events.id, eventId));
  return event?.allowed ?? false;
}
