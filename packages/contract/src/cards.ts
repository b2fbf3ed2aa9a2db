import { spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId, userId } from './ids.ts';
import { limits } from './limits.ts';
import { refusedAs } from './refused-as.ts';
import { isReservedName, nameReserved } from './reserved-aliases.ts';
import { linkFault, optionalText, text } from './text.ts';

/** The audience of a card: people the owner was matched with or met, everyone at the owner's events, or nobody. */
export const sights = ['matches', 'events', 'nobody'] as const;
export type Sight = (typeof sights)[number];

const linksRange = fault('linksRange', { max: limits.card_links_max });

/** The fields of a card, with their rules. */
export const cardFields = z.object({
  name: optionalText('name', { max: limits.card_name_max, oneLine: true }).refine(
    (name) => name === null || !isReservedName(name),
    spell(nameReserved),
  ),
  headline: optionalText('headline', { max: limits.card_headline_max, oneLine: true }),
  pronouns: optionalText('pronouns', { max: limits.card_pronouns_max, oneLine: true }),
  links: z
    .array(text('link', { max: Number.POSITIVE_INFINITY, oneLine: true }), { error: linksRange })
    .overwrite((links) => links.filter((link) => link !== ''))
    .max(limits.card_links_max, linksRange)
    .superRefine((links, { addIssue }) => {
      const faults = links
        .map((link) => linkFault('link', link, limits.card_link_max))
        .filter((fault) => fault !== null);
      for (const message of new Set(faults.map(spell))) addIssue({ code: 'custom', message });
    }),
  sight: z.enum(sights, { error: fault('oneOf', { field: 'sight', choices: sights.join(', ') }) }),
});

const said = {
  name: z.string().nullable(),
  headline: z.string().nullable(),
  pronouns: z.string().nullable(),
};

const whole = {
  ...said,
  links: z.array(z.string()),
  /**
   * Below the server's origin, for the caller alone, as long as they may see the card. A square of 512 pixels as WebP, with
   * `?size=small` one of 96.
   */
  picture_url: z.string().nullable(),
};

/** One's own card. */
export const ownCard = z.object({ ...whole, sight: z.enum(sights) }).meta({ id: 'OwnCard' });
export type OwnCard = z.output<typeof ownCard>;

/** The part of a card that lists show: null if the caller cannot see the card, and if it is empty. */
export const shownCard = z
  .object({
    ...said,
    /** How to spot them at the event in question. */
    spot_me: z.string().nullable(),
    picture_url: whole.picture_url,
  })
  .meta({ id: 'ShownCard' })
  .nullable();
export type ShownCard = NonNullable<z.output<typeof shownCard>>;

/** Another's card, for somebody who may see it. */
const othersCard = z.object(whole).meta({ id: 'Card' });

const tag = 'Cards';

export const getMyCard = defineEndpoint({
  id: 'getMyCard',
  method: 'GET',
  path: '/users/card',
  tag,
  summary: 'Read your own card',
  description: 'The card introduces you to the people you meet.',
  access: 'signed_in',
  data: z.object({ card: ownCard }),
  message: 'ok',
  failures: [],
});

export const saveMyCard = defineEndpoint({
  id: 'saveMyCard',
  method: 'PUT',
  path: '/users/card',
  tag,
  summary: 'Change your card',
  description: 'Also sets who sees the card. Fields left out keep their value.',
  access: 'signed_in',
  body: z.object({ card: cardFields.partial().meta({ id: 'CardChanges' }) }),
  data: z.object({ card: ownCard }),
  message: 'cardSaved',
  failures: [],
});

/** What a picture may be when it is sent. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const savePicture = defineEndpoint({
  id: 'savePicture',
  method: 'PUT',
  path: '/users/card/picture',
  tag,
  summary: 'Upload your picture',
  description: 'Send the bytes of a JPEG, PNG or WebP file of at most 8 MB. The middle square is kept.',
  access: 'signed_in',
  takes: { types: pictureTypes, bytesMax: limits.picture_bytes_max },
  data: z.object({ card: ownCard }),
  message: 'pictureSaved',
  failures: ['bad_picture', 'not_ready'],
});

export const deletePicture = defineEndpoint({
  id: 'deletePicture',
  method: 'DELETE',
  path: '/users/card/picture',
  tag,
  summary: 'Remove your picture',
  description: 'Takes the picture off your card. Removing a missing one succeeds.',
  access: 'signed_in',
  data: z.object({ card: ownCard }),
  message: 'pictureRemoved',
  failures: [],
});

export const getPicture = defineEndpoint({
  id: 'getPicture',
  method: 'GET',
  path: '/card_pictures/:key',
  tag,
  summary: 'Download a picture',
  description: 'The address comes from a card and works for its reader, as long as they may see the card.',
  access: 'public',
  params: z.object({
    key: refusedAs('picture_not_found', z.string().regex(/^[\w-]{70}$/)),
  }),
  query: z.object({
    size: z
      .enum(['large', 'small'], { error: fault('eitherOf', { field: 'size', others: 'large', last: 'small' }) })
      .optional(),
  }),
  data: z.object({}),
  produces: 'image/webp',
  message: 'ok',
  failures: ['picture_not_found'],
});

export const getCard = defineEndpoint({
  id: 'getCard',
  method: 'GET',
  path: '/users/:user_id/card',
  tag,
  summary: 'Read another person’s card',
  description:
    'Its owner shows it to people they were matched with or met, or to everyone at an event you both joined.',
  access: 'signed_in',
  params: z.object({ user_id: userId }),
  data: z.object({ card: othersCard }),
  message: 'ok',
  failures: ['user_not_found', 'card_hidden'],
});

export const saveSpotMe = defineEndpoint({
  id: 'saveSpotMe',
  method: 'PUT',
  path: '/events/:event_id/spot_me',
  tag,
  summary: 'Say how people can spot you at an event',
  description: 'People who see your card see it. It is deleted when you leave the event.',
  access: 'joined',
  params: z.object({ event_id: eventId }),
  body: z.object({ text: optionalText('text', { max: limits.spot_me_max, oneLine: true }) }),
  data: z.object({ spot_me: z.string().nullable() }),
  message: 'saved',
  failures: [],
});
