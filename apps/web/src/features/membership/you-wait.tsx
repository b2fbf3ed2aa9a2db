import { Hourglass } from 'lucide-react';
import { type Leaving, OutsideCard } from './outside-card.tsx';

export const YouWait = (leaving: Leaving) => (
  <OutsideCard
    {...leaving}
    icon={<Hourglass size={22} />}
    heading="You're on the waiting list"
    leaveLabel="Leave the waiting list"
  >
    All places are taken. You are in as soon as it is your turn. You need to do nothing more.
  </OutsideCard>
);
