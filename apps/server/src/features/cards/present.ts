import type { OwnCard, ShownCard } from '@serendip/contract/cards';
import type { cards } from '../../db/schema/cards.ts';
import { pictureUrl } from './picture-address.ts';

export interface CardRow {
  userId: string;
  card: Pick<typeof cards.$inferSelect, 'name' | 'headline' | 'pronouns' | 'links' | 'sight'> | null;
  /** The secret of the picture's addresses; null if there is no picture. */
  secret: string | null;
}

/** A card for a person who can see it; empty if it was never saved. */
export const presentCard = ({ userId, card, secret }: CardRow, viewerId: string): OwnCard => ({
  name: card?.name ?? null,
  headline: card?.headline ?? null,
  pronouns: card?.pronouns ?? null,
  links: card?.links ?? [],
  sight: card?.sight ?? 'matches',
  picture_url: pictureUrl(viewerId, userId, secret),
});

/** A row of `card_for`. */
export interface ShownCardRow extends Omit<ShownCard, 'picture_url'> {
  /** The secret of the picture; null if there is none. */
  picture: string | null;
}

/** A card in a list. */
export const presentShownCard = (card: ShownCardRow | null, viewerId: string, ownerId: string): ShownCard | null => {
  if (!card) return null;
  const { picture, ...said } = card;
  return { ...said, picture_url: pictureUrl(viewerId, ownerId, picture) };
};
