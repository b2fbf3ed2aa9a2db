import { CalendarDays, MapPin, UserRound, UsersRound, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { NotConfirmed } from '../email-confirmation/not-confirmed.tsx';
import type { EventTexts } from './event-texts.ts';
import { isWebAddress } from './is-web-address.ts';
import { WebLink } from './web-link.tsx';

interface FactProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
  /** Removed while empty, before the app runs. */
  optional?: boolean;
}

const Fact = ({ icon, label, children, optional }: FactProps) => (
  <div data-optional={optional} className="relative min-w-0 max-w-full pl-13">
    <dt className="text-ink-faint text-xs">
      <span
        aria-hidden
        className="absolute top-0 left-0 grid size-10 place-items-center rounded-md bg-sunken text-ink-soft"
      >
        {icon}
      </span>
      {label}
    </dt>
    <dd className="wrap-anywhere font-semibold text-sm">{children}</dd>
  </div>
);

/** Date, place, link, host and number of participants. */
export const EventFacts = ({ texts }: { texts: EventTexts }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-3.5">
    <Fact icon={<CalendarDays size={18} />} label="Date">
      {texts.day}
    </Fact>
    {texts.place && (
      <Fact icon={<MapPin size={18} />} label="Place" optional>
        {isWebAddress(texts.place) ? (
          <WebLink href={texts.place} text={texts.place} />
        ) : (
          <span dir="auto">{texts.place}</span>
        )}
      </Fact>
    )}
    {texts.link && (
      <Fact icon={<Video size={18} />} label="Link" optional>
        <WebLink href={texts.link} text={texts.link} className="line-clamp-2 break-all" />
      </Fact>
    )}
    {texts.host && (
      <Fact icon={<UserRound size={18} />} label="Host">
        {/* Two elements, because before the app runs an empty mark is removed together with elements that hold nothing else. */}
        <span>{texts.host}</span> {texts.hostMark && <NotConfirmed>{texts.hostMark}</NotConfirmed>}
      </Fact>
    )}
    <Fact icon={<UsersRound size={18} />} label="Participants">
      <span aria-live="polite">{texts.participants}</span>
    </Fact>
  </dl>
);
