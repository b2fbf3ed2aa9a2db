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
  bind(listHostedEvents, async ({ caller, query }, { config, database }) => {
    const { rows, ...page } = await hostedEvents(database.db, caller.id, query);
    return { events: rows.map((row) => presentEvent(row, config)), ...page };
  }),
  bind(listJoinedEvents, async ({ caller, query }, { config, database }) => {
    const { rows, ...page } = await joinedEvents(database.db, caller.id, query);
    return { events: rows.map((row) => presentEvent(row, config)), ...page };
  }),
  bind(getEvent, async ({ caller, event }, { config, database }) => ({
    event: presentEvent(await eventById(database.db, caller.id, event.id), config),
  })),
  bind(getEventCalendar, getCalendarHandler),
  bind(joinEvent, joinEventHandler),
  bind(leaveEvent, leaveEventHandler),
];
