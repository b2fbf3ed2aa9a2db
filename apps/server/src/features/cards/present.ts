import type { OwnCard, ShownCard } from '@serendip/contract/cards';
import type { cards } from '../../db/schema/cards.ts';
import { pictureUrl } from './picture-address.ts';

export interface CardRow {
  userId: string;
  card: Pick<typeof cards.$inferSelect, 'name' | 'headline' | 'pronouns' | 'links' | 'sight'> | null;
  /** What the picture's addresses are made with; null without one. */
  secret: string | null;
}

/** A card for somebody who may see it. Who has never saved one has an empty one. */
export const presentCard = ({ userId, card, secret }: CardRow, viewerId: string): OwnCard => ({
  name: card?.name ?? null,
  headline: card?.headline ?? null,
  pronouns: card?.pronouns ?? null,
  links: card?.links ?? [],
  sight: card?.sight ?? 'matches',
  picture_url: pictureUrl(viewerId, userId, secret),
});

/** What `card_for` tells. */
export interface ShownCardRow extends Omit<ShownCard, 'picture_url'> {
  /** The secret of the picture; null without one. */
  picture: string | null;
}

/** A card in a list. */
export const presentShownCard = (card: ShownCardRow | null, viewerId: string, ownerId: string): ShownCard | null => {
  if (!card) return null;
  const { picture, ...said } = card;
  return { ...said, picture_url: pictureUrl(viewerId, ownerId, picture) };
};
