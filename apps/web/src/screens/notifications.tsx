import { backToDashboard } from '../features/events/back-to-dashboard.ts';
import { NotificationList } from '../features/notifications/notification-list.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageShell } from '../ui/page-shell.tsx';
import { TextLink } from '../ui/text-link.tsx';

export default function NotificationsScreen() {
  return (
    <PageShell back={backToDashboard} width="narrow">
      <PageHeading
        title="Notifications"
        lead={
          <>
            News about your events and messages.{' '}
            <TextLink to="/profile#notifications">Choose what we tell you</TextLink> by e-mail and push.
          </>
        }
      />
      <NotificationList />
    </PageShell>
  );
}
