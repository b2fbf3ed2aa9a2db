import { say, spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId } from './ids.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** The role of a topic: the person can help with it, looks for it, likes to talk about it, or would rather not meet it. */
export const topicRoles = ['offer', 'need', 'interest', 'avoid'] as const;
export type TopicRole = (typeof topicRoles)[number];

/** The roles that Serendip asks about when it could not tell. */
export const askedRoles = ['need', 'offer'] as const;
export type AskedRole = (typeof askedRoles)[number];

export const clarities = ['clear', 'partly', 'hardly'] as const;
export type Clarity = (typeof clarities)[number];

export const topicLength = say('topicLength', { min: limits.topic_min, max: limits.topic_max });
export const topicHoldsContact = say('topicHoldsContact');
const roleInvalid = fault('isInvalid', { field: 'role' });

/** `read`: found in the answers. `own`: added or confirmed by the person. */
export const topic = z
  .object({
    role: z.enum(topicRoles),
    phrase: z.string(),
    origin: z.enum(['read', 'own']),
    /** Health, money trouble, faith and the like. */
    sensitive: z.boolean(),
    /** Matches may read it as it was typed. Only own ones are, and none of the role `avoid`. */
    shown: z.boolean(),
  })
  .meta({ id: 'Topic' });
export type Topic = z.output<typeof topic>;

/** A question of the card: nothing certain was read in this role. */
export const topicAsk = z
  .object({ role: z.enum(askedRoles), suggestions: z.array(z.string()) })
  .meta({ id: 'TopicAsk' });
export type TopicAsk = z.output<typeof topicAsk>;

/** A reading that counts a little and is not certain. Its person may make it their own, or take it away. */
export const maybeTopic = z.object({ role: z.enum(topicRoles), phrase: z.string() }).meta({ id: 'MaybeTopic' });
export type MaybeTopic = z.output<typeof maybeTopic>;

/** One person's topics as Serendip understood them. */
export const understood = z
  .object({
    topics: z.array(topic),
    maybe: z.array(maybeTopic),
    asks: z.array(topicAsk),
    clarity: z.enum(clarities),
  })
  .meta({ id: 'Understood' });
export type Understood = z.output<typeof understood>;

/** By what two topics of one role are the same: trimmed, without case, blanks counting once. */
export const topicKey = (phrase: string): string =>
  phrase.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

const role = z.enum(topicRoles, { error: roleInvalid });
const phrase = text('topic', {
  max: limits.topic_max,
  required: spell(topicLength),
  tooLong: spell(topicLength),
  oneLine: true,
})
  .transform((typed) => typed.replace(/\s+/g, ' '))
  .refine((typed) => typed.length >= limits.topic_min, spell(topicLength));

const origin = z.enum(['read', 'own'], { error: fault('isInvalid', { field: 'origin' }) }).default('own');

/** Left out: not, of a new topic; unchanged, of one that is there. */
const shown = z.boolean({ error: fault('trueOrFalse', { field: 'shown' }) }).optional();

const params = z.object({ event_id: eventId });
const tag = 'Topics';

export const listMyTopics = defineEndpoint({
  id: 'listMyTopics',
  method: 'GET',
  path: '/events/:event_id/my_topics',
  tag,
  summary: 'See what Serendip understood of you',
  description: 'Your topics, and the roles in which it found none. Only you see them.',
  access: 'joined',
  params,
  data: understood,
  message: 'ok',
  failures: [],
});

export const addMyTopic = defineEndpoint({
  id: 'addMyTopic',
  method: 'POST',
  path: '/events/:event_id/my_topics',
  tag,
  summary: 'Add or confirm a topic',
  description: 'With `shown`, your matches may read it as you typed it, unless it is sensitive, rude or a contact.',
  access: 'joined',
  params,
  body: z.object({ topic: z.object({ role, phrase, origin, shown }) }),
  data: understood,
  message: 'topicSaved',
  failures: ['event_closed'],
});

export const removeMyTopic = defineEndpoint({
  id: 'removeMyTopic',
  method: 'DELETE',
  path: '/events/:event_id/my_topics',
  tag,
  summary: 'Take a topic away',
  description: 'Deletes a topic of your own. One that was read stays away until you add it.',
  access: 'joined',
  params,
  query: z.object({ role, phrase: z.string({ error: spell(topicLength) }) }),
  data: understood,
  message: 'topicRemoved',
  failures: ['topic_not_found', 'not_ready'],
});

export const skipTopicAsk = defineEndpoint({
  id: 'skipTopicAsk',
  method: 'POST',
  path: '/events/:event_id/my_topics/skip',
  tag,
  summary: 'Skip the question about a role',
  description: 'Serendip asks again only if your answers change.',
  access: 'joined',
  params,
  body: z.object({ role: z.enum(askedRoles, { error: roleInvalid }) }),
  data: understood,
  message: 'questionSkipped',
  failures: [],
});

export const suggestTopics = defineEndpoint({
  id: 'suggestTopics',
  method: 'GET',
  path: '/topics',
  tag,
  summary: 'Suggest topics while a person types',
  description: 'Topics in the language of `Accept-Language` come first.',
  access: 'signed_in',
  query: z.object({ query: z.string().default(''), role: role.optional() }),
  data: z.object({ suggestions: z.array(z.string()) }),
  message: 'ok',
  failures: ['not_ready'],
});

export const getClarity = defineEndpoint({
  id: 'getClarity',
  method: 'GET',
  path: '/events/:event_id/clarity',
  tag,
  summary: 'See how well Serendip knows your guests',
  description: 'Counts of people only: never names.',
  access: 'host',
  params,
  data: z.object({
    /** `asked`: guests whom the card asks for more, and who have not said it yet. */
    clarity: z.object({ clear: z.int(), partly: z.int(), hardly: z.int(), asked: z.int() }),
  }),
  message: 'ok',
  failures: ['not_ready'],
});
