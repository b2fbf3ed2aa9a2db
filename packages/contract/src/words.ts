import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { clientId, eventId, idOr, timestamp, wireId } from './ids.ts';
import { labelName } from './labels.ts';
import { limits } from './limits.ts';
import { pageFields, pageQuery } from './page.ts';
import { person } from './people.ts';
import { text } from './text.ts';

/** People a host can write to: everyone who joined, is checked in, or has not answered every question. */
export const joinedAudiences = ['everyone', 'here', 'unanswered'] as const;
export type JoinedAudience = (typeof joinedAudiences)[number];
/** Or those who are invited and may still come: one word in all. */
export const namedAudiences = [...joinedAudiences, 'invited'] as const;
export type NamedAudience = (typeof namedAudiences)[number];
/** Or those with a label. */
const audience = z.enum([...namedAudiences, 'label']);
export type WordAudience = z.output<typeof audience>;

const to = z.union([z.enum(namedAudiences), z.object({ label_id: idOr('label_not_found') })], {
  error: fault('toUnknown', { choices: namedAudiences.join(', ') }),
});
export type WordTo = z.output<typeof to>;

const asWritten = {
  id: wireId,
  heading: z.string(),
  text: z.string(),
  created_at: timestamp,
};

/** As guests see it on their phones and on the stage during the evening. */
export const shownWord = z
  .object({
    ...asWritten,
    /** When the screens stop showing it. */
    until: timestamp,
  })
  .meta({ id: 'ShownWord' });
export type ShownWord = z.output<typeof shownWord>;

const word = z
  .object({
    ...asWritten,
    from: person,
    /** For hosts: whom it was written to, how many they were, and whether the stage shows it. */
    to: audience.optional(),
    /** Null for other audiences, and once the label is deleted. */
    label: labelName.nullable().optional(),
    people: z.int().optional(),
    on_stage: z.boolean().optional(),
  })
  .meta({ id: 'Word' });
export type Word = z.output<typeof word>;

const params = z.object({ event_id: eventId });
const tag = 'Words';

export const writeWord = defineEndpoint({
  id: 'writeWord',
  method: 'POST',
  path: '/events/:event_id/words',
  tag,
  summary: 'Write to the guests of an event',
  description:
    'In the bell and by mail, once. `invited` people get one word in all, by mail. With `dry_run` nothing is sent: the answer counts whom it would reach.',
  access: 'host',
  params,
  body: z.object({
    word: z.object({
      heading: text('heading', {
        max: limits.word_heading_max,
        required: fault('isRequired', { field: 'heading' }),
        oneLine: true,
      }),
      text: text('text', { max: limits.word_text_max, required: fault('isRequired', { field: 'text' }) }),
      to,
      on_stage: z.boolean({ error: fault('trueOrFalse', { field: 'on_stage' }) }).default(false),
      dry_run: z.boolean({ error: fault('trueOrFalse', { field: 'dry_run' }) }).default(false),
      client_id: clientId,
    }),
  }),
  data: z.object({
    /** Null after a dry run. */
    word: word.nullable(),
    people: z.int(),
    /** How many more can be sent today. */
    left_today: z.int(),
    /** Whether mails go out. Where mail is sent, only for hosts with a confirmed address. */
    by_mail: z.boolean(),
  }),
  message: 'ok',
  failures: ['event_closed', 'event_over', 'email_not_confirmed', 'label_not_found', 'too_many_requests'],
});

export const listWords = defineEndpoint({
  id: 'listWords',
  method: 'GET',
  path: '/events/:event_id/words',
  tag,
  summary: 'List the hosts’ words',
  description: 'Newest first: hosts read all, guests those sent to them.',
  access: 'host_or_joined',
  params,
  query: z.object(pageQuery),
  data: z.object({
    words: z.array(word),
    /** The caller hears nothing more from the hosts of this event. */
    muted: z.boolean(),
    ...pageFields,
  }),
  message: 'ok',
  failures: [],
});

export const muteWords = defineEndpoint({
  id: 'muteWords',
  method: 'PUT',
  path: '/events/:event_id/words/muted',
  tag,
  summary: 'Turn the hosts’ words of an event off or on',
  description: 'No bell, mail or push any more. The list still has them.',
  access: 'joined',
  params,
  body: z.object({ words: z.object({ muted: z.boolean({ error: fault('trueOrFalse', { field: 'muted' }) }) }) }),
  data: z.object({ muted: z.boolean() }),
  message: 'saved',
  failures: [],
});
