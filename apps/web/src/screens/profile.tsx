import { AccountSettings } from '../features/accounts/account-settings.tsx';
import { backToDashboard } from '../features/events/back-to-dashboard.ts';
import { Preferences } from '../features/profile/preferences.tsx';
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
      <div className="mt-5 lg:mr-80">
        <AccountSettings />
      </div>
    </PageShell>
  );
}
