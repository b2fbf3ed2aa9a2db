import { z } from 'zod';
import { tidyEmail } from './email-address.ts';
import { emailConfirmed } from './email-confirmed.ts';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId, timestamp, userId, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { personWithCard } from './people.ts';
import { text } from './text.ts';

/** A co-host does what a host does. A door helper has the roster and the code, checks people in, and nothing else. */
export const cohostRoles = ['host', 'door'] as const;
export type CohostRole = (typeof cohostRoles)[number];
const role = z.enum(cohostRoles, { error: fault('oneOf', { field: 'role', choices: cohostRoles.join(', ') }) });

const cohost = z
  .object({
    id: wireId,
    email: z.string().nullable(),
    /** Null while pending, too. */
    email_confirmed: emailConfirmed,
    role: z.enum(cohostRoles),
    /** They were asked and have not said yes. They have no host's rights. */
    pending: z.boolean(),
    /** Since when they host, or when they were asked. */
    created_at: timestamp,
  })
  .meta({ id: 'Cohost' });
export type Cohost = z.output<typeof cohost>;

const invitation = z
  .object({
    event_id: wireId,
    from: personWithCard,
    role: z.enum(cohostRoles),
    created_at: timestamp,
  })
  .meta({ id: 'CohostInvitation' });
export type CohostInvitation = z.output<typeof invitation>;

const params = z.object({ event_id: eventId });
const tag = 'Co-hosts';

export const listCohosts = defineEndpoint({
  id: 'listCohosts',
  method: 'GET',
  path: '/events/:event_id/cohosts',
  tag,
  summary: 'List the co-hosts',
  description: 'People who have not answered are `pending`. The event’s creator is not in the list.',
  access: 'host',
  scope: 'read',
  params,
  data: z.object({ cohosts: z.array(cohost) }),
  message: 'ok',
  failures: [],
});

export const askCohost = defineEndpoint({
  id: 'askCohost',
  method: 'POST',
  path: '/events/:event_id/cohosts',
  tag,
  summary: 'Ask a person to be a co-host',
  description:
    'After their yes, they may do everything except delete the event and manage co-hosts. With the `role` `door`, they only help at the door.',
  access: 'owner',
  params,
  body: z.object({
    cohost: z.object({
      email: text('email', {
        max: limits.email_max,
        required: fault('isBlank', { field: 'email' }),
        oneLine: true,
      }).overwrite(tidyEmail),
      role: role.default('host'),
    }),
  }),
  data: z.object({ cohost }),
  message: 'cohostAsked',
  failures: ['email_not_confirmed', 'cohost_not_found', 'invalid'],
});

export const removeCohost = defineEndpoint({
  id: 'removeCohost',
  method: 'DELETE',
  path: '/events/:event_id/cohosts/:user_id',
  tag,
  summary: 'Remove a co-host',
  description: 'The creator can remove all, also pending ones. Co-hosts can only remove themselves.',
  access: 'door',
  params: params.extend({ user_id: userId }),
  data: z.object({}),
  message: 'cohostRemoved',
  failures: ['not_host', 'user_not_found'],
});

export const listCohostInvitations = defineEndpoint({
  id: 'listCohostInvitations',
  method: 'GET',
  path: '/users/cohost_invitations',
  tag,
  summary: 'List the requests to co-host',
  description: 'Events that their creators ask you to host with them, newest first.',
  access: 'signed_in',
  data: z.object({ invitations: z.array(invitation) }),
  message: 'ok',
  failures: [],
});

export const answerCohostInvitation = defineEndpoint({
  id: 'answerCohostInvitation',
  method: 'PUT',
  path: '/users/cohost_invitations/:event_id',
  tag,
  summary: 'Answer a request to co-host',
  description: 'A yes makes the caller a co-host. Where the server sends mail, it needs a confirmed e-mail address.',
  access: 'signed_in',
  params,
  body: z.object({ cohost: z.object({ accept: z.boolean({ error: fault('trueOrFalse', { field: 'accept' }) }) }) }),
  data: z.object({}),
  message: 'ok',
  failures: ['event_not_found', 'cohost_invitation_not_found', 'email_not_confirmed', 'event_closed', 'invalid'],
});
