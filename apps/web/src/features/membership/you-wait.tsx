import { Hourglass } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { type Leaving, OutsideCard } from './outside-card.tsx';

const t = texts('membership');

export const YouWait = (leaving: Leaving) => (
  <OutsideCard {...leaving} icon={<Hourglass size={22} />} heading={t('waiting.title')} leaveLabel={t('waiting.leave')}>
    {t('waiting.text')}
  </OutsideCard>
);
