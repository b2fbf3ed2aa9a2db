import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId, idOr, timestamp, userId, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { pageFields, pageQuery } from './page.ts';
import { namedEvent, namedPerson, person } from './people.ts';
import { optionalText } from './text.ts';

export const block = z
  .object({
    user: person,
    /** Where the two know each other from, newest first. Null where they only wrote, or that event is gone. */
    event: namedEvent.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Block' });
export type Block = z.output<typeof block>;

export const reportReasons = ['spam', 'harassment', 'no_show', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const attachedMessage = z
  .object({
    /** No ids: they would outlive an account. */
    from: z.enum(['reporter', 'reported']),
    content: z.string(),
    created_at: timestamp,
  })
  .meta({ id: 'AttachedMessage' });
export type AttachedMessage = z.output<typeof attachedMessage>;

/** As hosts read it. */
export const report = z
  .object({
    id: wireId,
    /** Null once the person has deleted the account. */
    reporter: namedPerson.nullable(),
    reported: namedPerson,
    reason: z.enum(reportReasons),
    words: z.string().nullable(),
    /** The newest messages of the two as they stood, oldest first. Null where the reporter did not attach them. */
    thread: z.array(attachedMessage).nullable(),
    created_at: timestamp,
    done: z.boolean(),
    done_at: timestamp.nullable(),
  })
  .meta({ id: 'Report' });
export type Report = z.output<typeof report>;

const params = z.object({ user_id: userId });
const ofEvent = z.object({ event_id: eventId });
const tag = 'Safety';

export const listBlocks = defineEndpoint({
  id: 'listBlocks',
  method: 'GET',
  path: '/users/blocks',
  tag,
  summary: 'List the people you blocked',
  description: 'The one you blocked last comes first.',
  access: 'signed_in',
  query: z.object(pageQuery),
  data: z.object({ blocks: z.array(block), ...pageFields }),
  message: 'ok',
  failures: [],
});

export const blockPerson = defineEndpoint({
  id: 'blockPerson',
  method: 'PUT',
  path: '/users/blocks/:user_id',
  tag,
  summary: 'Block a person',
  description:
    'You get no messages from each other, and are never matched or seated together again. The person is not told.',
  access: 'signed_in',
  params,
  data: z.object({ block }),
  message: 'blocked',
  failures: ['user_not_found', 'person_not_seen', 'invalid'],
});

export const unblockPerson = defineEndpoint({
  id: 'unblockPerson',
  method: 'DELETE',
  path: '/users/blocks/:user_id',
  tag,
  summary: 'Unblock a person',
  description: 'Unblocking a person who is not blocked succeeds.',
  access: 'signed_in',
  params,
  data: z.object({}),
  message: 'unblocked',
  failures: ['user_not_found'],
});

export const reportPerson = defineEndpoint({
  id: 'reportPerson',
  method: 'POST',
  path: '/users/:user_id/reports',
  tag,
  summary: 'Report a person',
  description:
    'The report goes to the event’s hosts, unless it is about the host, and to the operator’s safety address.',
  access: 'signed_in',
  params,
  body: z.object({
    report: z.object({
      event_id: eventId,
      reason: z.enum(reportReasons, {
        error: fault('eitherOf', { field: 'reason', others: 'spam, harassment, no_show', last: 'other' }),
      }),
      words: optionalText('words', { max: limits.report_words_max }).optional(),
      /** The last messages of the two, as they stand now. */
      /** A host's word that the report is about: its text comes along. */
      word_id: idOr('word_not_found').optional(),
      attach_thread: z.boolean({ error: fault('trueOrFalse', { field: 'attach_thread' }) }).default(false),
    }),
  }),
  data: z.object({ report: z.object({ id: wireId, created_at: timestamp }) }),
  message: 'reportSent',
  failures: ['user_not_found', 'event_not_found', 'not_joined', 'person_not_seen', 'word_not_found'],
});

export const listReports = defineEndpoint({
  id: 'listReports',
  method: 'GET',
  path: '/events/:event_id/reports',
  tag,
  summary: 'List what people reported',
  description: 'Open reports come first, then the newest.',
  access: 'host',
  params: ofEvent,
  query: z.object(pageQuery),
  data: z.object({
    reports: z.array(report),
    /** How many are not done. */
    open: z.int(),
    ...pageFields,
  }),
  message: 'ok',
  failures: [],
});

export const settleReport = defineEndpoint({
  id: 'settleReport',
  method: 'PATCH',
  path: '/events/:event_id/reports/:report_id',
  tag,
  summary: 'Mark a report as done',
  description: 'Or open it again.',
  access: 'host',
  params: ofEvent.extend({ report_id: idOr('report_not_found') }),
  body: z.object({ report: z.object({ done: z.boolean({ error: fault('trueOrFalse', { field: 'done' }) }) }) }),
  data: z.object({ report }),
  message: 'reportUpdated',
  failures: ['report_not_found'],
});
