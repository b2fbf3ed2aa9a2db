import { CohostInvitations } from '../features/cohosts/cohost-invitations.tsx';
import { backToDashboard } from '../features/events/back-to-dashboard.ts';
import { texts } from '../language/texts.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageShell } from '../ui/page-shell.tsx';

const t = texts('cohosts');

export default function CohostInvitationsScreen() {
  return (
    <PageShell back={backToDashboard} width="narrow">
      <PageHeading title={t('invitations.title')} lead={t('invitations.lead')} />
      <CohostInvitations />
    </PageShell>
  );
}
