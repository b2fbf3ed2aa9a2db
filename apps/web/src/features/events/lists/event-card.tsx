import type { Event } from '@serendip/contract/events';
import { CalendarDays, MapPin, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EventCover } from '../../event-facts/event-cover.tsx';
import { ClosedBadge } from '../closed-badge.tsx';
import { isWebAddress } from '../is-web-address.ts';
import { WebLink } from '../web-link.tsx';
import { whenText } from '../when-text.ts';

interface Props {
  event: Event;
  /** Shown instead of the date if the host set none. */
  withoutDate: string;
  children: ReactNode;
  footer?: ReactNode;
}

export const eventNameId = ({ id }: Event): string => `event-${id}`;

/** The place, or where there is none the link. */
function Where({ event: { place, online_url: link } }: { event: Event }) {
  const text = place ?? link;
  if (!text) return null;
  const Icon = place ? MapPin : Video;
  return (
    <p className="flex min-w-0 items-start gap-2 text-ink-soft text-sm">
      <Icon size={16} className="mt-0.75 shrink-0 text-ink-faint" aria-hidden />
      {isWebAddress(text) ? (
        <WebLink href={text} text={new URL(text).host} className="wrap-anywhere relative z-10 min-w-0" />
      ) : (
        <span dir="auto" className="wrap-anywhere line-clamp-2 min-w-0">
          {text}
        </span>
      )}
    </p>
  );
}

/** An event in a list. The whole card is a link; controls inside it need `relative z-10`. */
export const EventCard = ({ event, withoutDate, children, footer }: Props) => (
  <li className="relative flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-rest transition hover:border-line-strong hover:shadow-lift has-[a[data-opens]:focus-visible]:outline-2 has-[a[data-opens]:focus-visible]:outline-accent-ink has-[a[data-opens]:focus-visible]:outline-offset-2">
    <div className="flex min-w-0 gap-4 p-4 sm:block sm:p-0">
      <EventCover
        name={event.name}
        picture={event.cover_url && `${event.cover_url}?size=small`}
        className="size-20 shrink-0 rounded-md sm:h-32 sm:w-full sm:rounded-none"
      />
      <div className="grid min-w-0 flex-1 content-start gap-1.5 sm:p-5 sm:pb-4">
        <h2 id={eventNameId(event)} lang={event.language} dir="auto" className="heading line-clamp-2 text-lg leading-6">
          <Link data-opens to={`/events/${event.id}`} className="outline-none after:absolute after:inset-0">
            {event.name}
          </Link>
        </h2>
        <p className="flex items-start gap-2 text-ink-soft text-sm">
          <CalendarDays size={16} className="mt-0.75 shrink-0 text-ink-faint" aria-hidden />
          {event.event_date ? (
            <time dateTime={event.event_date}>{whenText(event)}</time>
          ) : (
            <span className="text-ink-faint">{withoutDate}</span>
          )}
        </p>
        <Where event={event} />
        {children}
        {event.closed && (
          <div>
            <ClosedBadge />
          </div>
        )}
      </div>
    </div>
    {footer && <div className="mt-auto px-4 pb-3 sm:px-5 sm:pb-4">{footer}</div>}
  </li>
);

export const EventCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="grid animate-rise gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
    {children}
  </ul>
);
