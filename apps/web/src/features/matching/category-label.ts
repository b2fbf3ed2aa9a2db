import type { MatchCategory } from '@serendip/contract/matching';
import { texts } from '../../language/texts.ts';

const t = texts('matchLabels');

export const categoryLabel = (category: MatchCategory): string => t(`category.${category}`);
