import { z } from 'zod';
import { readEmail } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { invitedName } from './guest-list-row.ts';
import { eventId, idOr, timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { pageFields, pageQuery } from './page.ts';
import { text } from './text.ts';

const tag = 'Invitations';
const params = z.object({ event_id: eventId });

/**
 * `saved`: no mail yet. `waiting`: said yes, and waits for a place. `left`: said yes, and takes no part now.
 */
export const invitationStates = ['saved', 'invited', 'maybe', 'declined', 'joined', 'waiting', 'left'] as const;
export type InvitationState = (typeof invitationStates)[number];
export const invitationFilters = ['all', ...invitationStates] as const;

/** As its hosts see it. Mails that are held back or not wanted do not show. */
const invitation = z
  .object({
    id: wireId,
    name: z.string().nullable(),
    email: z.string(),
    labels: z.array(z.string()),
    state: z.enum(invitationStates),
    created_at: timestamp,
    invited_at: timestamp.nullable(),
    answered_at: timestamp.nullable(),
    reminders: z.int(),
    reminded_at: timestamp.nullable(),
    /** The account that takes part, or did. */
    user_id: wireId.nullable(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof invitation>;

export const listInvitations = defineEndpoint({
  id: 'listInvitations',
  method: 'GET',
  path: '/events/:event_id/invitations',
  tag,
  summary: 'List the invited people',
  description: 'Search by name, e-mail or label, or filter by state.',
  access: 'host',
  scope: 'read',
  params,
  query: z.object({
    query: text('query', { max: limits.people_query_max, oneLine: true }).default(''),
    filter: z
      .enum(invitationFilters, { error: fault('oneOf', { field: 'filter', choices: invitationFilters.join(', ') }) })
      .default('all'),
    ...pageQuery,
  }),
  data: z.object({
    invitations: z.array(invitation),
    /** Of the whole event, for any search. */
    counts: z.object(
      Object.fromEntries(invitationStates.map((state) => [state, z.int()])) as Record<InvitationState, z.ZodInt>,
    ),
    /** Everybody who has not said yes. */
    invited_count: z.int(),
    /** So many a reminder would reach now. */
    can_be_reminded: z.int(),
    /** So many of the caller's invitations leave a day. */
    leave_a_day: z.int(),
    /** So many mails wait for the next day, because a budget of their host or of the server is used up. */
    mails_wait: z.int(),
    ...pageFields,
  }),
  message: 'ok',
  failures: [],
});

export const invitePerson = defineEndpoint({
  id: 'invitePerson',
  method: 'POST',
  path: '/events/:event_id/invitations',
  tag,
  summary: 'Invite a person',
  description: 'Mails them their own link. A person who is invited already gets no second mail.',
  access: 'host',
  scope: 'guests',
  params,
  body: z.object({
    invitation: z.object({
      name: invitedName.nullish().transform((name) => name ?? null),
      email: z
        .string({ error: fault('isInvalid', { field: 'email' }) })
        .transform(readEmail)
        .refine((email) => email !== null, fault('isInvalid', { field: 'email' }))
        .transform(String),
    }),
  }),
  data: z.object({ invitation }),
  message: 'invited',
  failures: ['event_closed', 'event_over', 'email_not_confirmed', 'takes_part_already', 'invalid'],
});

export const withdrawInvitation = defineEndpoint({
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/events/:event_id/invitations/:invitation_id',
  tag,
  summary: 'Withdraw an invitation',
  description: 'The mailed links end at once. A person who takes part stays.',
  access: 'host',
  scope: 'guests',
  params: params.extend({ invitation_id: idOr('invitation_not_found') }),
  data: z.object({}),
  message: 'withdrawn',
  failures: ['invitation_not_found'],
});

export const remindInvited = defineEndpoint({
  id: 'remindInvited',
  method: 'POST',
  path: '/events/:event_id/invitations/remind',
  tag,
  summary: 'Remind invited people',
  description: `Mails people who have not answered: at most once a day, and ${limits.reminders_max} times in all.`,
  access: 'host',
  scope: 'guests',
  params,
  data: z.object({ reminded: z.int() }),
  message: 'ok',
  failures: ['event_closed', 'event_over', 'email_not_confirmed'],
});
