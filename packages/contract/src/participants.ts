import { z } from 'zod';
import { effectiveValue } from './answers.ts';
import { emailConfirmed } from './email-confirmed.ts';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId, idOr, timestamp, userId, wireId } from './ids.ts';
import { labelName } from './labels.ts';
import { limits } from './limits.ts';
import { pageFields, pageQuery } from './page.ts';
import { text } from './text.ts';

/** Which of an event's people a host looks at. `all`: people who take part or wait for a place. */
export const participantFilters = [
  'all',
  'unanswered',
  'here',
  'came',
  'absent',
  'waiting',
  'asking',
  'removed',
] as const;
export type ParticipantFilter = (typeof participantFilters)[number];

const participant = z
  .object({
    id: wireId,
    alias: z.string().nullable(),
    email: z.string().nullable(),
    email_confirmed: emailConfirmed,
    /** The name on their card; null if there is none or its sight is 'nobody'. */
    name: z.string().nullable(),
    /** Their name on the stage and on paper, or null for the alias. */
    shown_name: z.string().nullable(),
    /** A host wants the alias there. */
    show_alias: z.boolean(),
    /** `here`: checked in to the evening that is on. */
    state: z.enum(['joined', 'here', 'waiting', 'asking', 'removed']),
    /** How many of the event's questions they have answered. */
    answered: z.int(),
    /** When they came into this state. */
    since: timestamp,
    /** Null before the doors first open. `came`: was here at some time. */
    attendance: z.enum(['here', 'came', 'absent']).nullable(),
    /** When they first came, and when they last went or the evening ended. */
    here_from: timestamp.nullable(),
    here_until: timestamp.nullable(),
    /** Those that hosts put on them. */
    labels: z.array(labelName),
    /** To the questions that the host reads. */
    answers: z.array(z.object({ question_id: wireId, effective_value: effectiveValue })),
  })
  .meta({ id: 'Participant' });
export type EventParticipant = z.output<typeof participant>;

const params = z.object({ event_id: eventId });
const ofOne = params.extend({ user_id: userId });
const tag = 'Participants';

export const listParticipants = defineEndpoint({
  id: 'listParticipants',
  method: 'GET',
  path: '/events/:event_id/participants',
  tag,
  summary: 'List the people of an event',
  description: 'With people who wait or were removed. Search by name, alias or e-mail; filter by state and label.',
  access: 'host',
  scope: 'read',
  params,
  query: z.object({
    query: text('query', { max: limits.people_query_max, oneLine: true }).default(''),
    filter: z
      .enum(participantFilters, { error: fault('oneOf', { field: 'filter', choices: participantFilters.join(', ') }) })
      .default('all'),
    /** Only people with this label. */
    label_id: idOr('label_not_found').optional(),
    ...pageQuery,
  }),
  data: z.object({
    participants: z.array(participant),
    questions_count: z.int(),
    /** Counts of the whole event, for any search. People who are here have joined, too. */
    counts: z.object({
      joined: z.int(),
      unanswered: z.int(),
      here: z.int(),
      came: z.int(),
      absent: z.int(),
      waiting: z.int(),
      asking: z.int(),
      removed: z.int(),
    }),
    ...pageFields,
  }),
  message: 'ok',
  failures: ['label_not_found'],
});

export const remindParticipants = defineEndpoint({
  id: 'remindParticipants',
  method: 'POST',
  path: '/events/:event_id/remind',
  tag,
  summary: 'Remind people to answer',
  description: 'Mails participants who have not answered every question, at most once a day each.',
  access: 'host',
  params,
  data: z.object({
    /** So many are mailed. */
    reminded: z.int(),
    /** So many have answers missing and no e-mail, as guests do. */
    without_email: z.int(),
    /** So many have answers missing and were reminded within a day. */
    reminded_lately: z.int(),
  }),
  message: 'ok',
  failures: ['event_closed'],
});

export const removeParticipant = defineEndpoint({
  id: 'removeParticipant',
  method: 'DELETE',
  path: '/events/:event_id/participants/:user_id',
  tag,
  summary: 'Remove a person from an event',
  description: 'They leave at once and cannot join again until you let them in.',
  access: 'host',
  params: ofOne,
  data: z.object({}),
  message: 'removedFromEvent',
  failures: ['user_not_found', 'invalid'],
});

export const removeParticipants = defineEndpoint({
  id: 'removeParticipants',
  method: 'DELETE',
  path: '/events/:event_id/participants',
  tag,
  summary: 'Remove several people',
  description: `Removes up to ${limits.removed_at_once_max} people. People who are not there are skipped.`,
  access: 'host',
  params,
  body: z.object({
    user_ids: z
      .array(z.uuid({ error: fault('areInvalid', { field: 'user_ids' }) }), {
        error: fault('mustBeList', { field: 'user_ids' }),
      })
      .min(1, fault('mustBeList', { field: 'user_ids' }))
      .max(limits.removed_at_once_max, fault('tooManyOf', { field: 'user_ids', max: limits.removed_at_once_max })),
  }),
  data: z.object({ removed: z.array(wireId) }),
  message: 'removedFromEvent',
  failures: ['user_not_found', 'invalid'],
});

export const updateParticipant = defineEndpoint({
  id: 'updateParticipant',
  method: 'PATCH',
  path: '/events/:event_id/participants/:user_id',
  tag,
  summary: 'Show the alias of a participant',
  description: 'On the stage and on paper, instead of the name.',
  access: 'host',
  params: ofOne,
  body: z.object({
    participant: z.object({ show_alias: z.boolean({ error: fault('trueOrFalse', { field: 'show_alias' }) }) }),
  }),
  data: z.object({}),
  message: 'saved',
  failures: ['user_not_found'],
});

export const letParticipantIn = defineEndpoint({
  id: 'letParticipantIn',
  method: 'POST',
  path: '/events/:event_id/participants/:user_id/let_in',
  tag,
  summary: 'Let a person in',
  description: 'A person who asks takes part at once. A person you removed can join again by themselves.',
  access: 'host',
  params: ofOne,
  data: z.object({}),
  message: 'letIn',
  failures: ['user_not_found', 'event_closed', 'event_over', 'event_full'],
});

export const declineParticipant = defineEndpoint({
  id: 'declineParticipant',
  method: 'POST',
  path: '/events/:event_id/participants/:user_id/decline',
  tag,
  summary: 'Decline a person who asks',
  description: 'They count as removed until you let them in.',
  access: 'host',
  params: ofOne,
  data: z.object({}),
  message: 'declined',
  failures: ['user_not_found'],
});
