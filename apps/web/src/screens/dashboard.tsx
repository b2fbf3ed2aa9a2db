import { CircleUserRound } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useUser } from '../api/session.ts';
import { LogoutButton } from '../features/accounts/logout-button.tsx';
import { SignedInAs } from '../features/accounts/signed-in-as.tsx';
import { CreatedNotice } from '../features/events/created-notice.tsx';
import { HostedEvents } from '../features/events/lists/hosted-events.tsx';
import { JoinedEvents } from '../features/events/lists/joined-events.tsx';
import { MessagesLink } from '../features/messages/messages-link.tsx';
import { Bell } from '../features/notifications/bell.tsx';
import { CompletionCard } from '../features/profile/completion-card.tsx';
import { texts } from '../language/texts.ts';
import { IconLink } from '../ui/icon-button.tsx';
import { PageShell } from '../ui/page-shell.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextLink } from '../ui/text-link.tsx';

const t = texts('dashboard');

/** The events a user hosts and joined. The tab is in the address, so that going back opens it again. */
export default function Dashboard() {
  const [search, setSearch] = useSearchParams();
  // A guest without an e-mail hosts nothing.
  const first = useUser().email === null ? 'joined' : 'hosted';
  const asked = search.get('tab');
  const tabs = [
    { id: 'hosted', label: t('hosted'), panel: <HostedEvents /> },
    { id: 'joined', label: t('joined'), panel: <JoinedEvents /> },
  ] as const;
  return (
    <PageShell
      width="wide"
      start={<SignedInAs />}
      actions={
        <>
          <Bell />
          <MessagesLink />
          <IconLink to="/profile" label={t('profile')} icon={<CircleUserRound size={20} aria-hidden />} />
          <LogoutButton />
        </>
      }
    >
      <h1 className="sr-only">{t('title')}</h1>
      <div className="pb-6 empty:hidden">
        <CreatedNotice />
      </div>
      <CompletionCard />
      <p className="pb-3 text-right text-sm">
        <TextLink to="/go">{t('haveCode')}</TextLink>
      </p>
      <div className="relative">
        <Tabs
          label={t('yourEvents')}
          tabs={tabs}
          value={asked === 'joined' || asked === 'hosted' ? asked : first}
          onChange={(tab) => setSearch(tab === first ? {} : { tab }, { replace: true })}
        />
      </div>
    </PageShell>
  );
}
