import { backToDashboard } from '../features/events/back-to-dashboard.ts';
import { NotificationList } from '../features/notifications/notification-list.tsx';
import { texts } from '../language/texts.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageShell } from '../ui/page-shell.tsx';
import { TextLink } from '../ui/text-link.tsx';

const t = texts('notifications');

export default function NotificationsScreen() {
  return (
    <PageShell back={backToDashboard} width="narrow">
      <PageHeading
        title={t('title')}
        lead={t.rich('lead', { link: (words) => <TextLink to="/profile#notifications">{words}</TextLink> })}
      />
      <NotificationList />
    </PageShell>
  );
}
