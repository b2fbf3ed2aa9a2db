import { AccountSettings } from '../features/accounts/account-settings.tsx';
import { YourCard } from '../features/cards/your-card.tsx';
import { backToDashboard } from '../features/events/back-to-dashboard.ts';
import { KeepMatches } from '../features/guests/keep-matches.tsx';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';
import { Preferences } from '../features/profile/preferences.tsx';
import { BlockedPeople } from '../features/safety/blocked-people.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageShell } from '../ui/page-shell.tsx';

const parts = [
  { id: 'card', name: 'Card', Part: YourCard },
  { id: 'notifications', name: 'Mail and push', Part: NotificationSettings },
  { id: 'account', name: 'Sign-in and data', Part: AccountSettings },
  { id: 'blocked', name: 'Blocked', Part: BlockedPeople },
];

/** Links to the sections, since the questions come first and are many. */
const OnThisPage = () => (
  <nav aria-label="On this page" className="mb-6 flex flex-wrap gap-2">
    {parts.map(({ id, name }) => (
      <a
        key={id}
        href={`#${id}`}
        className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-semibold text-ink-soft text-sm transition hover:border-line-strong hover:text-ink"
      >
        {name}
      </a>
    ))}
  </nav>
);

export default function ProfileScreen() {
  return (
    <PageShell back={backToDashboard} width="wide">
      <PageHeading
        title="Your Profile"
        lead="A few general questions. Answer as many as you like: your answers count at every event you join."
      />
      <OnThisPage />
      <Preferences />
      <div className="mt-5 grid grid-cols-1 gap-5 lg:mr-80">
        <KeepMatches />
        {parts.map(({ id, Part }) => (
          <div key={id} id={id}>
            <Part />
          </div>
        ))}
      </div>
    </PageShell>
  );
}
