import { CohostInvitations } from '../features/cohosts/cohost-invitations.tsx';
import { backToDashboard } from '../features/events/back-to-dashboard.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageShell } from '../ui/page-shell.tsx';

export default function CohostInvitationsScreen() {
  return (
    <PageShell back={backToDashboard} width="narrow">
      <PageHeading
        title="Host with somebody"
        lead="People who ask you to host an event with them. You are no host until you say yes."
      />
      <CohostInvitations />
    </PageShell>
  );
}
