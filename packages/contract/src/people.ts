import { z } from 'zod';
import { shownCard } from './cards.ts';
import { emailConfirmed } from './email-confirmed.ts';
import { wireId } from './ids.ts';

const alias = { id: wireId, alias: z.string().nullable() };

/** Another person, by the name that everyone may know. */
export const person = z.object(alias).meta({ id: 'Person' });

/** With the card, as far as the caller may see it. */
export const personWithCard = z.object({ ...alias, card: shownCard }).meta({ id: 'PersonWithCard' });

/** The name that hosts see; null if there is none, if its sight is 'nobody', and for people who do not take part. */
const nameForHost = z.string().nullable();

export const namedPerson = z.object({ ...alias, name: nameForHost }).meta({ id: 'NamedPerson' });

/** With the e-mail: for the event's host only. */
export const personForHost = z
  .object({
    ...alias,
    email: z.string().nullable(),
    email_confirmed: emailConfirmed,
    name: nameForHost,
    /** In rooms: what paper calls them, the name or null for the alias; and of rooms as held, whether they changed rooms. */
    shown_name: z.string().nullable().optional(),
    moved: z.boolean().optional(),
    /** In rooms of drafts: a host fixed them to the room. Left out where not. */
    pinned: z.boolean().optional(),
  })
  .meta({ id: 'PersonForHost' });

export const namedEvent = z.object({ id: wireId, name: z.string() }).meta({ id: 'NamedEvent' });
