import { lazy, Suspense } from 'react';
import { AccountSettings } from '../features/accounts/account-settings.tsx';
import { YourCard } from '../features/cards/your-card.tsx';
import { backToDashboard } from '../features/events/back-to-dashboard.ts';
import { KeepMatches } from '../features/guests/keep-matches.tsx';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';
import { Preferences } from '../features/profile/preferences.tsx';
import { BlockedPeople } from '../features/safety/blocked-people.tsx';
import { texts } from '../language/texts.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageShell } from '../ui/page-shell.tsx';

const t = texts('profile');

const parts = [
  { id: 'card', Part: YourCard },
  { id: 'notifications', Part: NotificationSettings },
  { id: 'account', Part: AccountSettings },
  { id: 'blocked', Part: BlockedPeople },
  { id: 'tokens', Part: lazy(() => import('../features/tokens/api-tokens.tsx')) },
] as const;

/** Links to the sections, since the questions come first and are many. */
const OnThisPage = () => (
  <nav aria-label={t('onThisPage')} className="mb-6 flex flex-wrap gap-2">
    {parts.map(({ id }) => (
      <a
        key={id}
        href={`#${id}`}
        className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-semibold text-ink-soft text-sm transition hover:border-line-strong hover:text-ink"
      >
        {t(`parts.${id}`)}
      </a>
    ))}
  </nav>
);

export default function ProfileScreen() {
  return (
    <PageShell back={backToDashboard} width="wide">
      <PageHeading title={t('title')} lead={t('lead')} />
      <OnThisPage />
      <Preferences />
      <div className="mt-5 grid grid-cols-1 gap-5 lg:mr-80">
        <KeepMatches />
        {parts.map(({ id, Part }) => (
          <div key={id} id={id}>
            <Suspense>
              <Part />
            </Suspense>
          </div>
        ))}
      </div>
    </PageShell>
  );
}
