import type { getEventAtDoor } from '@serendip/contract/guests';
import { limits } from '@serendip/contract/limits';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isJoiningClosed } from '../event-facts/joining.ts';
import { momentsOf } from '../event-facts/moments.ts';
import { isOver } from '../event-facts/over.ts';
import { type DoorRow, openAtDoor } from './event-at-door.ts';

/** 404 if signed-out visitors may not see the event, like for an unknown one. */
export const getEventAtDoorHandler: Handler<typeof getEventAtDoor> = async ({ params, query, request }, ctx) => {
  const found = await openAtDoor(ctx, params.event_id, query.here, request, isPublic);
  if (!found || found.closed) throw new Refusal('event_not_found');
  return { event: presentEventAtDoor(found, ctx.now()) };
};

const isPublic = ({ guest_join, listed }: DoorRow): boolean => guest_join || listed;

/** The shown part. Of a listed event no small count: it would tell who came. */
export function presentEventAtDoor(row: DoorRow, now: Date) {
  const {
    closed: _closed,
    doors_open: open,
    code: _code,
    capacity,
    waiting_count,
    joining_until,
    embed_sites,
    ...event
  } = row;
  const { participants_count: count } = event;
  const left = capacity === null ? null : Math.max(0, capacity - count - waiting_count);
  return {
    ...event,
    ...momentsOf(event),
    over: !open && isOver(event, now),
    joining_closed: isJoiningClosed({ ...event, joining_until }, now),
    participants_count: event.listed && count < limits.public_count_min ? null : count,
    places_left: left,
    full: left === 0,
  };
}
