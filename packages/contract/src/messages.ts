import { z } from 'zod';
import { contactState } from './contacts.ts';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { clientId, timestamp, userId, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { matchCategory, topicQuote } from './matching.ts';
import { pageFields, pageQuery } from './page.ts';
import { namedEvent, personWithCard } from './people.ts';
import { text, wholeNumberInQuery } from './text.ts';

export const message = z
  .object({
    id: wireId,
    sender_id: wireId,
    recipient_id: wireId,
    content: z.string(),
    created_at: timestamp,
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof message>;

/** Why the two know each other: the newest completed run that holds them, seen from the caller. */
export const conversationMatch = z
  .object({
    event: namedEvent,
    detailed_reasons: z.array(z.string()),
    /** A first question for the caller to ask. Null if there is nothing to ask. */
    opener: z.string().nullable(),
    quotes: z.array(topicQuote),
    match_category: matchCategory,
    match_score: z.number().min(0).max(1),
  })
  .meta({ id: 'ConversationMatch' });
export type ConversationMatch = z.output<typeof conversationMatch>;

/** How two people know each other who are in no result together: they shared a room in a round of an evening. */
export const metInRound = z.object({ event: namedEvent, round: z.int() }).meta({ id: 'MetInRound' });
export type MetInRound = z.output<typeof metInRound>;

export const conversation = z
  .object({
    user: personWithCard,
    last_message: z.object({ content: z.string(), created_at: timestamp }),
    unread_count: z.int(),
    match: conversationMatch.nullable(),
    /** Null where there is a match. */
    met: metInRound.nullable(),
    contact: contactState,
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.output<typeof conversation>;

const params = z.object({ user_id: userId });
const tag = 'Messages';

export const listConversations = defineEndpoint({
  id: 'listConversations',
  method: 'GET',
  path: '/conversations',
  tag,
  summary: 'List your conversations',
  description: 'The one with the newest message comes first.',
  access: 'signed_in',
  query: z.object(pageQuery),
  data: z.object({ conversations: z.array(conversation), ...pageFields }),
  message: 'ok',
  failures: [],
});

export const listMessages = defineEndpoint({
  id: 'listMessages',
  method: 'GET',
  path: '/conversations/:user_id/messages',
  tag,
  summary: 'Read your messages with one person',
  description: 'Page 1 holds the newest messages. Within a page, the oldest comes first.',
  access: 'signed_in',
  params,
  query: z.object({
    page: wholeNumberInQuery('page', 1, limits.page_max).default(1),
    per_page: wholeNumberInQuery('per_page', 1, limits.per_page_max).default(limits.per_page_default),
  }),
  data: z.object({
    messages: z.array(message),
    page: z.int(),
    per_page: z.int(),
    total: z.int(),
    user: personWithCard,
    match: conversationMatch.nullable(),
    /** Null where there is a match. */
    met: metInRound.nullable(),
    contact: contactState,
    /** One of the two was removed from the only event through which they know each other, so neither can write. */
    parted: z.boolean(),
  }),
  message: 'ok',
  failures: ['user_not_found', 'not_matched'],
});

export const sendMessage = defineEndpoint({
  id: 'sendMessage',
  method: 'POST',
  path: '/conversations/:user_id/messages',
  tag,
  summary: 'Send a message',
  description:
    'To a match, a person in your room once its round has begun, or one who wrote to you. With the same `client_id`, it is stored once.',
  access: 'signed_in',
  params,
  body: z.object({
    message: z.object({
      content: text('message', { max: limits.message_max, required: fault('isBlank', { field: 'message' }) }),
      /** Sent again with the same one, the call answers with the first message instead of storing a second. Any version of UUID. */
      client_id: clientId,
    }),
  }),
  data: z.object({ message }),
  message: 'messageSent',
  failures: ['user_not_found', 'not_matched'],
});

export const markRead = defineEndpoint({
  id: 'markRead',
  method: 'PATCH',
  path: '/conversations/:user_id/mark_read',
  tag,
  summary: 'Mark messages as read',
  description: 'All messages that this person sent you.',
  access: 'signed_in',
  params,
  data: z.object({}),
  message: 'messagesRead',
  failures: ['user_not_found', 'not_matched'],
});

export const getUnreadCount = defineEndpoint({
  id: 'getUnreadCount',
  method: 'GET',
  path: '/conversations/unread_count',
  tag,
  summary: 'Count your unread messages',
  description: 'From all people together.',
  access: 'signed_in',
  data: z.object({ unread_count: z.int() }),
  message: 'ok',
  failures: [],
});
