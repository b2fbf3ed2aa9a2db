import { DoorOpen } from 'lucide-react';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { type Leaving, OutsideCard } from './outside-card.tsx';

const t = texts('membership');

/** For a person who asks to join, until a host lets them in: by the link, or at the door. */
export const YouAsk = ({ byLink, ...leaving }: Leaving & { byLink: boolean }) => (
  <OutsideCard
    {...leaving}
    icon={<DoorOpen size={22} />}
    heading={byLink ? t('asking.byLink') : t('asking.atDoor')}
    leaveLabel={t('asking.stop')}
  >
    {byLink ? t('asking.byLinkText') : <AtDoor />}
  </OutsideCard>
);

function AtDoor() {
  const { alias } = useUser();
  if (!alias) return t('asking.atDoorText');
  return t.rich('asking.atDoorAs', {
    name: alias,
    alias: (words) => <bdi className="whitespace-nowrap font-semibold text-ink">{words}</bdi>,
  });
}
