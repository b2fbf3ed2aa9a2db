import { z } from 'zod';
import { emailConfirmed } from './email-confirmed.ts';
import { defineEndpoint } from './endpoint.ts';
import { eventId, timestamp, userId, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

const cohost = z
  .object({
    id: wireId,
    email: z.string().nullable(),
    email_confirmed: emailConfirmed,
    created_at: timestamp,
  })
  .meta({ id: 'Cohost' });
export type Cohost = z.output<typeof cohost>;

const params = z.object({ event_id: eventId });
const tag = 'Co-hosts';

export const listCohosts = defineEndpoint({
  id: 'listCohosts',
  method: 'GET',
  path: '/events/:event_id/cohosts',
  tag,
  summary: 'List the co-hosts',
  description: 'The event’s creator is not in the list.',
  access: 'host',
  params,
  data: z.object({ cohosts: z.array(cohost) }),
  message: 'OK',
  failures: [],
});

export const addCohost = defineEndpoint({
  id: 'addCohost',
  method: 'POST',
  path: '/events/:event_id/cohosts',
  tag,
  summary: 'Make a person a co-host',
  description:
    'Names them by the e-mail of their account. A co-host may do everything except delete the event and manage co-hosts.',
  access: 'owner',
  params,
  body: z.object({
    cohost: z.object({
      email: text('Email', { max: limits.email_max, required: "Email can't be blank", oneLine: true }).toLowerCase(),
    }),
  }),
  data: z.object({ cohost }),
  message: 'Co-host added.',
  failures: ['cohost_not_found', 'invalid'],
});

export const removeCohost = defineEndpoint({
  id: 'removeCohost',
  method: 'DELETE',
  path: '/events/:event_id/cohosts/:user_id',
  tag,
  summary: 'Remove a co-host',
  description: 'The creator can remove every co-host. Co-hosts can only remove themselves.',
  access: 'host',
  params: params.extend({ user_id: userId }),
  data: z.object({}),
  message: 'Co-host removed.',
  failures: ['not_host', 'user_not_found'],
});
