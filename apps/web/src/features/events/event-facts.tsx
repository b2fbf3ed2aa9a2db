import type { Event } from '@serendip/contract/events';
import { CalendarDays, UserRound, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates.ts';

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div className="relative min-w-0 max-w-full pl-13">
    <dt className="text-ink-faint text-xs">
      <span
        aria-hidden
        className="absolute top-0 left-0 grid size-10 place-items-center rounded-md bg-sunken text-ink-soft"
      >
        {icon}
      </span>
      {label}
    </dt>
    <dd className="truncate font-semibold text-sm">{children}</dd>
  </div>
);

/** When, by whom, and how many. */
export const EventFacts = ({ event }: { event: Event }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-3.5">
    <Fact icon={<CalendarDays size={18} />} label="Date">
      {event.event_date ? formatDay(event.event_date) : 'Date not specified by host'}
    </Fact>
    <Fact icon={<UserRound size={18} />} label="Host">
      {event.created_by?.email || 'Unknown'}
    </Fact>
    <Fact icon={<UsersRound size={18} />} label="Participants">
      <span aria-live="polite">{event.participants_count} joined</span>
    </Fact>
  </dl>
);
