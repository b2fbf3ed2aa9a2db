import { UserRoundPlus } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { TextLink } from '../../ui/text-link.tsx';

const t = texts('guests');

/** Tells a host that guests can join by the link, and where to change that. */
export const GuestsMayJoin = ({ eventId }: { eventId: string }) => (
  <p className="flex gap-2.5 text-ink-soft">
    <UserRoundPlus size={18} className="mt-1 shrink-0" aria-hidden />
    <span>{t.rich('mayJoin', { link: (words) => <TextLink to={`/events/${eventId}/edit`}>{words}</TextLink> })}</span>
  </p>
);
