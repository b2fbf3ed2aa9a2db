import { z } from 'zod';
import { user } from './accounts.ts';
import { effectiveValue } from './answers.ts';
import { defineEndpoint } from './endpoint.ts';
import { event } from './events.ts';
import { fault } from './fault.ts';
import { invitedName } from './guest-list-row.ts';
import { eventAtDoor } from './guests.ts';
import { clientId, eventId, timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { refusedAs } from './refused-as.ts';
import { reportReasons } from './safety.ts';
import { optionalText } from './text.ts';

const tag = 'Invitations';
const token = refusedAs('bad_invitation', z.string().regex(/^[\w-]{43}$/));
const params = z.object({ token });

/** As the person with the mailed link sees it. */
const openedInvitation = z
  .object({
    /** `elsewhere`: said yes on another device; sign in with a mailed code. */
    state: z.enum(['open', 'elsewhere', 'over']),
    event: eventAtDoor,
    /** The address of the host who invites. */
    from: z.string().nullable(),
    name: z.string().nullable(),
    answer: z.enum(['yes', 'maybe', 'no']).nullable(),
    takes_part: z.boolean(),
    waiting: z.boolean(),
    /** Another account said yes with the link, and the caller owns the invited address: their own yes takes over the place. */
    taken: z.boolean(),
    /** The hosts' word to this person. */
    word: z.object({ heading: z.string(), text: z.string(), created_at: timestamp, reported: z.boolean() }).nullable(),
    /** For `refuseInvitations`: from these hosts, and from anybody here. */
    refusals: z.object({ host: z.string(), here: z.string() }),
  })
  .meta({ id: 'OpenedInvitation' });
export type OpenedInvitation = z.output<typeof openedInvitation>;

export const readInvitation = defineEndpoint({
  id: 'readInvitation',
  method: 'GET',
  path: '/invitations/:token',
  tag,
  summary: 'Open a mailed invitation',
  description: 'Reading changes nothing, so a mail scanner answers for nobody.',
  access: 'public',
  letsIn: true,
  params,
  data: z.object({ invitation: openedInvitation }),
  message: 'ok',
  failures: ['bad_invitation'],
});

export const answerInvitation = defineEndpoint({
  id: 'answerInvitation',
  method: 'POST',
  path: '/invitations/:token',
  tag,
  summary: 'Answer a mailed invitation',
  description:
    'Yes joins: with the session that comes along, otherwise as a guest, who is signed in. In a full event it waits for a place.',
  access: 'public',
  letsIn: true,
  params,
  body: z.object({
    answer: z.enum(['yes', 'maybe', 'no'], {
      error: fault('eitherOf', { field: 'answer', others: 'yes, maybe', last: 'no' }),
    }),
    /** Where the invitation has none. */
    name: invitedName.nullish(),
    /** As a new guest, although a session comes along. */
    as_guest: z.boolean({ error: fault('trueOrFalse', { field: 'as_guest' }) }).default(false),
    client_id: clientId,
  }),
  data: z.object({ invitation: openedInvitation, user: user.nullable(), event: event.nullable() }),
  message: 'answered',
  failures: [
    'bad_invitation',
    'invitation_elsewhere',
    'event_closed',
    'event_over',
    'removed_from_event',
    'declined_at_event',
    'joining_closed',
    'invalid',
  ],
  issuesToken: true,
});

export const forgetInvitation = defineEndpoint({
  id: 'forgetInvitation',
  method: 'DELETE',
  path: '/invitations/:token',
  tag,
  summary: 'Delete what an invitation keeps',
  description:
    'Name, address, labels and answers of the host’s list go, the links end, and no mail comes again. A membership stays.',
  access: 'public',
  params,
  data: z.object({}),
  message: 'deleted',
  failures: ['bad_invitation', 'invitation_elsewhere'],
});

export const reportInvitedWord = defineEndpoint({
  id: 'reportInvitedWord',
  method: 'POST',
  path: '/invitations/:token/reports',
  tag,
  summary: 'Report what a host wrote to invited people',
  description: 'The report goes to the operator with the word’s text, once. Hosts do not see it.',
  access: 'public',
  params,
  body: z.object({
    report: z.object({
      reason: z.enum(reportReasons, {
        error: fault('eitherOf', { field: 'reason', others: 'spam, harassment, no_show', last: 'other' }),
      }),
      words: optionalText('words', { max: limits.report_words_max }).optional(),
    }),
  }),
  data: z.object({}),
  message: 'reportSent',
  failures: ['bad_invitation', 'invitation_elsewhere', 'word_not_found'],
});

export const refuseInvitations = defineEndpoint({
  id: 'refuseInvitations',
  method: 'POST',
  path: '/invitations/refusals/:token',
  tag,
  summary: 'Get no more invitations',
  description: 'From a host, or from anybody here, as the mailed link says. Safe to repeat.',
  access: 'public',
  ignoresBody: true,
  params: z.object({ token: refusedAs('bad_invitation', z.string().regex(/^[\w.~-]{1,400}$/)) }),
  data: z.object({ from: z.enum(['host', 'here']) }),
  message: 'noMoreInvitations',
  failures: ['bad_invitation'],
});

const ofEvent = z.object({ event_id: eventId });
const brought = z
  .object({ question_id: wireId, question: z.string(), value: effectiveValue, shown: z.string() })
  .meta({ id: 'BroughtAnswer' });
export type BroughtAnswer = z.output<typeof brought>;

export const listBroughtAnswers = defineEndpoint({
  id: 'listBroughtAnswers',
  method: 'GET',
  path: '/events/:event_id/brought_answers',
  tag,
  summary: 'List the answers a host brought for you',
  description: 'They count in no run before you keep them.',
  access: 'joined',
  params: ofEvent,
  data: z.object({ answers: z.array(brought) }),
  message: 'ok',
  failures: [],
});

export const settleBroughtAnswers = defineEndpoint({
  id: 'settleBroughtAnswers',
  method: 'POST',
  path: '/events/:event_id/brought_answers',
  tag,
  summary: 'Keep or remove the answers a host brought',
  description: 'Keeps those of the named questions and removes the others. Your own answers stay.',
  access: 'joined',
  params: ofEvent,
  body: z.object({
    keep: z
      .array(z.uuid({ error: fault('keepQuestionIds') }), { error: fault('keepQuestionIds') })
      .max(100, fault('keepQuestionIds')),
  }),
  data: z.object({ kept: z.int() }),
  message: 'saved',
  failures: ['event_closed'],
});
