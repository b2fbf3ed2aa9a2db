import type { FieldName } from '@serendip/texts/sentence';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { userId } from './ids.ts';
import { limits } from './limits.ts';
import { optionalText } from './text.ts';

const phoneFault = fault('phoneInvalid');
/** As people write it down: something with digits that a phone can dial. */
const isPhone = (phone: string): boolean => /^[\d\s+()./-]+$/.test(phone) && (phone.match(/\d/g)?.length ?? 0) >= 3;

const tick = (label: FieldName) => z.boolean({ error: fault('trueOrFalse', { field: label }) }).default(false);

/** An offer to one person: ticks, and the stored phone number. */
const contactOffer = z
  .object({
    name: z.boolean(),
    email: z.boolean(),
    phone: z.string().nullable(),
    links: z.boolean(),
  })
  .meta({ id: 'ContactOffer' });
export type ContactOffer = z.output<typeof contactOffer>;

/** What a person gets to see of another's contact, as far as they offered it. */
const contact = z
  .object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    links: z.array(z.string()),
  })
  .meta({ id: 'Contact' });
export type Contact = z.output<typeof contact>;

/** How two people stand with their contacts, seen from one of them. */
export const contactState = z
  .object({
    /** The caller's offer; null: none. */
    offered: contactOffer.nullable(),
    /** Whether the other offers theirs. The caller sees it once they offer, too. */
    they_offered: z.boolean(),
    theirs: contact.nullable(),
  })
  .meta({ id: 'ContactState' });
export type ContactState = z.output<typeof contactState>;

const params = z.object({ user_id: userId });
const tag = 'Contacts';

export const shareContact = defineEndpoint({
  id: 'shareContact',
  method: 'PUT',
  path: '/users/:user_id/contact',
  tag,
  summary: 'Offer your contact to a person',
  description: 'For people you may write to. Once both have offered something, each sees it.',
  access: 'signed_in',
  params,
  body: z.object({
    contact: z
      .object({
        name: tick('name'),
        email: tick('e_mail'),
        phone: optionalText('phone', { max: limits.phone_max, oneLine: true })
          .refine((phone) => phone === null || isPhone(phone), phoneFault)
          .default(null),
        links: tick('links'),
      })
      .refine(({ name, email, phone, links }) => name || email || phone !== null || links, fault('chooseToShare')),
  }),
  data: z.object({ contact: contactState }),
  message: 'contactShared',
  failures: ['user_not_found', 'no_contact'],
});

export const takeBackContact = defineEndpoint({
  id: 'takeBackContact',
  method: 'DELETE',
  path: '/users/:user_id/contact',
  tag,
  summary: 'Take your contact back',
  description: 'Neither of you sees the other’s contact any more. Taking back none succeeds.',
  access: 'signed_in',
  params,
  data: z.object({ contact: contactState }),
  message: 'contactTakenBack',
  failures: ['user_not_found'],
});
