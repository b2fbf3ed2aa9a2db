import type { FieldName } from '@serendip/texts/sentence';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { sentGuestRow } from './guest-list-row.ts';
import { eventId, idOr, timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { pageFields, pageQuery } from './page.ts';

const tag = 'Guest lists';
const params = z.object({ event_id: eventId });
const most = limits.guest_list_rows_max;
const yesOrNo = (label: FieldName) => z.boolean({ error: fault('trueOrFalse', { field: label }) }).default(false);

/** Numbers of rows, counted from 1. */
const rowNumbers = z.array(z.int());

export const addGuestList = defineEndpoint({
  id: 'addGuestList',
  method: 'POST',
  path: '/events/:event_id/guest_lists',
  tag,
  summary: 'Bring a guest list',
  description:
    'Leaves out wrong rows. Known people get its labels. `dry_run` only checks; without `invite` nobody gets a mail. A list sent again adds nobody twice.',
  access: 'host',
  scope: 'guests',
  params,
  bodyBytesMax: limits.guest_list_bytes_max,
  body: z.object({
    guest_list: z.object({
      rows: z
        .array(sentGuestRow, { error: fault('mustBeList', { field: 'rows' }) })
        .max(most, fault('guestListRows', { most })),
      invite: yesOrNo('invite'),
      dry_run: yesOrNo('dry_run'),
    }),
  }),
  data: z.object({
    guest_list: z.object({
      /** Null for a check, and where the list adds nobody. */
      id: wireId.nullable(),
      new: z.int(),
      /** They take part or are invited already. */
      known: z.int(),
      /** Further rows with an address of the same list. */
      twice: z.int(),
      /** Known people who get a label of the list that they do not have. */
      labelled: z.int(),
      wrong: z.array(z.object({ row: z.int(), error: z.string() })),
      known_rows: rowNumbers,
      twice_rows: rowNumbers,
    }),
  }),
  message: 'ok',
  failures: ['event_closed', 'event_over', 'email_not_confirmed', 'invalid'],
});

const guestList = z
  .object({
    id: wireId,
    created_at: timestamp,
    /** Nobody of it has acted yet: taking it back takes them back. */
    people: z.int(),
  })
  .meta({ id: 'GuestList' });
export type GuestList = z.output<typeof guestList>;

export const listGuestLists = defineEndpoint({
  id: 'listGuestLists',
  method: 'GET',
  path: '/events/:event_id/guest_lists',
  tag,
  summary: 'List the guest lists that can be taken back',
  description: `Of the last ${limits.guest_list_hours} hours, newest first.`,
  access: 'host',
  scope: 'read',
  params,
  query: z.object(pageQuery),
  data: z.object({ guest_lists: z.array(guestList), ...pageFields }),
  message: 'ok',
  failures: [],
});

export const takeBackGuestList = defineEndpoint({
  id: 'takeBackGuestList',
  method: 'DELETE',
  path: '/events/:event_id/guest_lists/:list_id',
  tag,
  summary: 'Take back a guest list',
  description: `Within ${limits.guest_list_hours} hours. People who have answered stay.`,
  access: 'host',
  scope: 'guests',
  params: params.extend({ list_id: idOr('guest_list_not_found') }),
  data: z.object({ withdrawn: z.int() }),
  message: 'takenBack',
  failures: ['guest_list_not_found', 'guest_list_old'],
});
