import type { ShownCard } from '@serendip/contract/cards';
import { texts } from '../../language/texts.ts';

const t = texts('cards');

/** The lines of a card below the name: pronouns, headline, and how to spot its owner at the event. */
export function CardLines({ card }: { card: ShownCard | null }) {
  if (!card?.pronouns && !card?.headline && !card?.spot_me) return null;
  return (
    <div className="wrap-anywhere grid grid-cols-1 gap-0.5 text-ink-soft text-sm">
      {card.pronouns && (
        <p>
          <bdi>{card.pronouns}</bdi>
        </p>
      )}
      {card.headline && <p dir="auto">{card.headline}</p>}
      {card.spot_me && <p>{t.rich('spotThem', { text: card.spot_me, hint: (words) => <bdi>{words}</bdi> })}</p>}
    </div>
  );
}
