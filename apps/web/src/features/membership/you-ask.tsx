import { DoorOpen } from 'lucide-react';
import { useUser } from '../../api/session.ts';
import { type Leaving, OutsideCard } from './outside-card.tsx';

/** For a person at the door, until a host lets them in. */
export const YouAsk = (leaving: Leaving) => {
  const { alias } = useUser();
  return (
    <OutsideCard
      {...leaving}
      icon={<DoorOpen size={22} />}
      heading="A host lets you in"
      leaveLabel="Do not ask any more"
    >
      At this event hosts let people in one by one. Tell a host at the door who you are
      {alias && (
        <>
          : on their list you are <bdi className="whitespace-nowrap font-semibold text-ink">{alias}</bdi>
        </>
      )}
      . This page goes on by itself.
    </OutsideCard>
  );
};
