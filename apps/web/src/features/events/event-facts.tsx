import { CalendarDays, UserRound, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NotConfirmed } from '../accounts/not-confirmed.tsx';
import type { EventTexts } from './event-texts.ts';

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
    <dd className="wrap-anywhere font-semibold text-sm">{children}</dd>
  </div>
);

/** Date, host and number of participants. */
export const EventFacts = ({ texts }: { texts: EventTexts }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-3.5">
    <Fact icon={<CalendarDays size={18} />} label="Date">
      {texts.day}
    </Fact>
    <Fact icon={<UserRound size={18} />} label="Host">
      {/* Two elements: before the app runs, an empty mark is taken away with all that holds nothing else. */}
      <span>{texts.host}</span> {texts.hostMark && <NotConfirmed>{texts.hostMark}</NotConfirmed>}
    </Fact>
    <Fact icon={<UsersRound size={18} />} label="Participants">
      <span aria-live="polite">{texts.participants}</span>
    </Fact>
  </dl>
);
