import { UserRoundPlus } from 'lucide-react';
import { TextLink } from '../../ui/text-link.tsx';

/** Tells a host that guests can join by the link, and where to change that. */
export const GuestsMayJoin = ({ eventId }: { eventId: string }) => (
  <p className="flex gap-2.5 text-ink-soft">
    <UserRoundPlus size={18} className="mt-1 shrink-0" aria-hidden />
    <span>
      Guests can join by your link with just a name. <TextLink to={`/events/${eventId}/edit`}>Change this</TextLink>
    </span>
  </p>
);
