import { AccountSettings } from '../features/accounts/account-settings.tsx';
import { YourCard } from '../features/cards/your-card.tsx';
import { backToDashboard } from '../features/events/back-to-dashboard.ts';
import { KeepMatches } from '../features/guests/keep-matches.tsx';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';
import { Preferences } from '../features/profile/preferences.tsx';
import { BlockedPeople } from '../features/safety/blocked-people.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageShell } from '../ui/page-shell.tsx';

export default function ProfileScreen() {
  return (
    <PageShell back={backToDashboard} width="wide">
      <PageHeading
        title="Your Profile"
        lead="A few general questions. Answer as many as you like: your answers count at every event you join."
      />
      <Preferences />
      <div className="mt-5 grid grid-cols-1 gap-5 lg:mr-80">
        <KeepMatches />
        <YourCard />
        <NotificationSettings />
        <AccountSettings />
        <BlockedPeople />
      </div>
    </PageShell>
  );
}
