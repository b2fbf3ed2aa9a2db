import { percent } from '../../language/percent.ts';
import { texts } from '../../language/texts.ts';

const t = texts('matchLabels');

/** '87% match', from a percentage. */
export const scoreLabel = (percentage: number): string => t('score', { percent: percent(percentage) });
