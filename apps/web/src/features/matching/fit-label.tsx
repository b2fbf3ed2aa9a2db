import type { MatchFit } from '@serendip/contract/matching';
import { texts } from '../../language/texts.ts';

const t = texts('matchLabels');

const looks: Record<MatchFit, string> = {
  strong: 'font-semibold text-accent-ink',
  good: 'font-semibold text-ink',
  hello: 'text-ink-soft',
};

/** How strongly a match is said to a guest. The number stands elsewhere. */
export const FitLabel = ({ fit }: { fit: MatchFit }) => <p className={`text-sm ${looks[fit]}`}>{t(`fit.${fit}`)}</p>;
