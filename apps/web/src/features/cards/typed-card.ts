import { type OwnCard, sights } from '@serendip/contract/cards';
import { limits } from '@serendip/contract/limits';
import { z } from 'zod';
import { parsedDraft } from '../../lib/parsed-draft.ts';

/** The fields of the card's form, as they are typed. */
const typedCard = z.object({
  name: z.string(),
  headline: z.string(),
  pronouns: z.string(),
  links: z.array(z.string()).length(limits.card_links_max),
  sight: z.enum(sights),
});

export type TypedCard = z.infer<typeof typedCard>;

/** A card as its form shows it. */
export const typedOf = ({ name, headline, pronouns, links, sight }: OwnCard): TypedCard => ({
  name: name ?? '',
  headline: headline ?? '',
  pronouns: pronouns ?? '',
  links: Array.from({ length: limits.card_links_max }, (_, index) => links[index] ?? ''),
  sight,
});

/** The draft of the form on this device, or null. */
export const readTypedCard = (kept: string | null): TypedCard | null => parsedDraft(typedCard, kept);
