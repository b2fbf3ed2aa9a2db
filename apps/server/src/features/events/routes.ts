import {
  createEvent,
  deleteEvent,
  getEvent,
  getEventCalendar,
  joinEvent,
  leaveEvent,
  listHostedEvents,
  listJoinedEvents,
  updateEvent,
} from '@serendip/contract/events';
import { bind } from '../../http/bind.ts';
import { createEventHandler } from './create-event.ts';
import { deleteEventHandler } from './delete-event.ts';
import { getCalendarHandler } from './get-calendar.ts';
import { joinEventHandler } from './join-event.ts';
import { leaveEventHandler } from './leave-event.ts';
import { presentEvent } from './present.ts';
import { eventById, hostedEvents, joinedEvents } from './queries.ts';
import { updateEventHandler } from './update-event.ts';

export const eventRoutes = [
  bind(createEvent, createEventHandler),
  bind(updateEvent, updateEventHandler),
  bind(deleteEvent, deleteEventHandler),
  bind(listHostedEvents, async ({ caller, query }, ctx) => {
    const { rows, ...page } = await hostedEvents(ctx.database.db, caller, query);
    return { events: rows.map((row) => presentEvent(row, ctx)), ...page };
  }),
  bind(listJoinedEvents, async ({ caller, query }, ctx) => {
    const { rows, ...page } = await joinedEvents(ctx.database.db, caller.id, query);
    return { events: rows.map((row) => presentEvent(row, ctx)), ...page };
  }),
  bind(getEvent, async ({ caller, event }, ctx) => ({
    event: presentEvent(await eventById(ctx.database.db, caller.id, event.id), ctx),
  })),
  bind(getEventCalendar, getCalendarHandler),
  bind(joinEvent, joinEventHandler),
  bind(leaveEvent, leaveEventHandler),
];
