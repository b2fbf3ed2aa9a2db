import type { ShownCard } from '@serendip/contract/cards';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../language/texts.ts';
import { CardLines } from './card-lines.tsx';
import { cardOf } from './queries.ts';

const t = texts('cards');

const shownAs = (link: string) => link.replace(/^https:\/\//i, '').replace(/\/$/, '');

/** The other person's card above a thread, with its links. */
export function CardBar({ userId, card }: { userId: string; card: ShownCard }) {
  const { data: whole } = useQuery(cardOf(userId));
  const links = whole?.links ?? [];
  if (!card.pronouns && !card.headline && !card.spot_me && links.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-1 border-line border-b px-4 py-2.5 short:py-1">
      <CardLines card={card} />
      {links.length > 0 && (
        <ul aria-label={t('links')} className="flex flex-wrap gap-x-4">
          {links.map((link) => (
            <li key={link} className="min-w-0">
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="wrap-anywhere inline-flex min-h-6 items-center font-semibold text-accent-ink text-sm underline"
              >
                <bdi>{shownAs(link)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
