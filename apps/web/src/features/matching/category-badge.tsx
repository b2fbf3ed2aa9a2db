import type { MatchCategory } from '@serendip/contract/matching';
import { ArrowLeftRight, HandHeart, Lightbulb } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import { categoryLabel } from './category-label.ts';

const looks: Record<MatchCategory, { tone: Tone; Icon: typeof HandHeart }> = {
  mutual_connections: { tone: 'accent', Icon: ArrowLeftRight },
  can_help: { tone: 'positive', Icon: HandHeart },
  can_receive_help: { tone: 'caution', Icon: Lightbulb },
};

export function CategoryBadge({ category }: { category: MatchCategory }) {
  const { tone, Icon } = looks[category];
  return (
    <Badge tone={tone} icon={<Icon size={13} aria-hidden />}>
      {categoryLabel(category)}
    </Badge>
  );
}
