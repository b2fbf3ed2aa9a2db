import { CalendarDays, MapPin, UserRound, UsersRound, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../language/texts.ts';
import { NotConfirmed } from '../email-confirmation/not-confirmed.tsx';
import type { EventTexts } from './event-texts.ts';
import { isWebAddress } from './is-web-address.ts';
import { WebLink } from './web-link.tsx';

const t = texts('eventFacts');

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
export const EventFacts = ({ texts, language }: { texts: EventTexts; language?: string | undefined }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-3.5">
    <Fact icon={<CalendarDays size={18} />} label={t('date')}>
      {texts.day}
    </Fact>
    {texts.place && (
      <Fact icon={<MapPin size={18} />} label={t('place')} optional>
        {isWebAddress(texts.place) ? (
          <WebLink href={texts.place} text={texts.place} />
        ) : (
          <span lang={language} dir="auto">
            {texts.place}
          </span>
        )}
      </Fact>
    )}
    {texts.link && (
      <Fact icon={<Video size={18} />} label={t('link')} optional>
        <WebLink href={texts.link} text={texts.link} className="line-clamp-2 break-all" />
      </Fact>
    )}
    {texts.host && (
      <Fact icon={<UserRound size={18} />} label={t('host')}>
        {/* Two elements, because before the app runs an empty mark is removed together with elements that hold nothing else. */}
        <span>{texts.host}</span> {texts.hostMark && <NotConfirmed>{texts.hostMark}</NotConfirmed>}
      </Fact>
    )}
    {texts.participants && (
      <Fact icon={<UsersRound size={18} />} label={t('participants')}>
        <span aria-live="polite">{texts.participants}</span>
      </Fact>
    )}
  </dl>
);
