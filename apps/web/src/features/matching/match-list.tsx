import { type Match, type MatchCategory, matchCategories } from '@serendip/contract/matching';
import { ArrowLeft, ArrowLeftRight, ArrowRight } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { LongList } from '../../ui/long-list.tsx';
import { categoryLabel } from './category-label.ts';
import { matchScore } from './export-rows.ts';
import { PersonLine } from './person-line.tsx';

const t = texts('matching');

/** The direction of help, from the person on the left or on the right. */
const arrows: Record<MatchCategory, typeof ArrowRight> = {
  mutual_connections: ArrowLeftRight,
  can_help: ArrowRight,
  can_receive_help: ArrowLeft,
};

function MatchRow({ match, category }: { match: Match; category: MatchCategory }) {
  const Arrow = arrows[category];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto]">
      <PersonLine person={match.user} />
      <span className="row-span-2 font-semibold text-accent-ink tabular-nums sm:order-last sm:row-span-1 sm:w-12 sm:text-right">
        {matchScore(match.match_percentage)}
      </span>
      <span className="hidden text-ink-faint sm:block">
        <Arrow size={16} aria-hidden />
        <span className="sr-only">{t(`directions.${category}`)}</span>
      </span>
      <PersonLine person={match.matched_user} />
    </li>
  );
}

/** All matches of a run by category, best first, without empty categories. */
export const MatchList = ({ matches }: { matches: Readonly<Partial<Record<MatchCategory, readonly Match[]>>> }) => (
  <div className="grid grid-cols-1 gap-7">
    {matchCategories.map((category) => {
      const ofCategory = matches[category] ?? [];
      if (ofCategory.length === 0) return null;
      return (
        <section key={category} aria-label={categoryLabel(category)}>
          <div className="mb-2.5 flex items-center gap-2.5">
            <h4 className="heading text-lg">{categoryLabel(category)}</h4>
            <Badge>{ofCategory.length}</Badge>
          </div>
          <LongList
            items={ofCategory}
            className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
            rowsClassName="divide-y divide-line"
          >
            {(match) => <MatchRow key={match.id} match={match} category={category} />}
          </LongList>
        </section>
      );
    })}
  </div>
);
