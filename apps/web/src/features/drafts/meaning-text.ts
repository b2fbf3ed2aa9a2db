import { texts } from '../../language/texts.ts';
import { formatNumber } from '../../lib/numbers.ts';
import type { EditAnswer } from './edit-queries.ts';

const t = texts('drafts');

const points = (value: number): string => `${Math.round(value)} %`;

/** The meaning of an edit in sentences, the most important first. */
export function meaningOf(
  { rules, repeats, repeats_before, mean_percentage: mean, loses, pairs }: EditAnswer,
  nameOf: (id: string) => string,
): string[] {
  const broken = rules.filter(({ kept }) => !kept).map(({ sentence }) => t('meaning.broken', { rule: sentence }));
  const mended = rules.filter(({ kept }) => kept).map(({ sentence }) => t('meaning.mended', { rule: sentence }));
  const repeatText =
    repeats === repeats_before
      ? []
      : [
          repeats > repeats_before
            ? t('meaning.repeats', { count: repeats - repeats_before })
            : t('meaning.fewerRepeats'),
        ];
  const meanText =
    mean.before === null || mean.after === null || Math.round(mean.before * 10) === Math.round(mean.after * 10)
      ? []
      : [
          t(pairs.length > 0 ? 'meaning.matches' : 'meaning.rooms', {
            before: formatNumber(mean.before),
            after: formatNumber(mean.after),
          }),
        ];
  const lost = loses
    .slice(0, 3)
    .map((one) =>
      t('meaning.loses', { name: nameOf(one.id), before: points(one.best_match_before), after: points(one.after) }),
    );
  const more = loses.length > 3 ? [t('meaning.moreLose', { count: loses.length - 3 })] : [];
  return [...broken, ...mended, ...repeatText, ...meanText, ...lost, ...more];
}
