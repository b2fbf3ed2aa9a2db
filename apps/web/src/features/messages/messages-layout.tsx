import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { texts } from '../../language/texts.ts';
import { initials } from '../../lib/initials.ts';
import { useKeyboardInset } from '../../lib/keyboard-inset.ts';
import { useMediaQuery } from '../../lib/media.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { NameBeside } from '../../ui/name-beside.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { backToDashboard } from '../events/back-to-dashboard.ts';
import { KeepMatches } from '../guests/keep-matches.tsx';
import { PersonMenu } from '../safety/person-menu.tsx';
import { ConversationList } from './conversation-list.tsx';
import { PaneMessage } from './pane-message.tsx';
import { hasLeft, partnerName } from './partner.ts';
import { thread } from './queries.ts';
import { ThreadPane } from './thread-pane.tsx';

const t = texts('messages');

const titleId = 'messages-title';
const partnerTitleId = 'thread-partner';

/** The list on the left and the open thread on the right; on small screens only one. `?user=` selects the thread. */
export function MessagesLayout() {
  const [params] = useSearchParams();
  const userId = params.get('user') || null;
  const wide = useMediaQuery('(min-width: 48rem)');
  const keyboard = useKeyboardInset();
  useFocusOfPane(userId, wide);
  // The browser scrolled the page to show the input. The space for the keyboard does that now.
  useEffect(() => {
    if (keyboard > 0) window.scrollTo(0, 0);
  }, [keyboard]);

  if (wide) return <TwoPanes userId={userId} />;
  return userId ? <ThreadAlone userId={userId} keyboard={keyboard} /> : <ListAlone />;
}

/** When one pane replaces the other, the focus moves to the new one's heading. */
function useFocusOfPane(userId: string | null, wide: boolean) {
  const before = useRef(userId);
  useEffect(() => {
    if (before.current !== userId && !wide) document.getElementById(userId ? partnerTitleId : titleId)?.focus();
    before.current = userId;
  }, [userId, wide]);
}

const TwoPanes = ({ userId }: { userId: string | null }) => (
  <PageShell back={backToDashboard} width="wide" layout="fill">
    <div className="grid h-full grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)] gap-5 py-5 short:py-2">
      <div className="flex min-h-0 flex-col gap-4">
        <h1 className="heading px-3 text-3xl">{t('title')}</h1>
        <div className="relative grid min-h-0 flex-1 grid-cols-1 content-start gap-4 overflow-y-auto p-0.5">
          <KeepMatches />
          <ConversationList selectedId={userId} />
        </div>
      </div>
      <div className="flex min-h-0 flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-rest">
        {userId ? (
          <>
            <div className="flex items-center justify-between gap-3 border-line border-b px-4 py-3 short:py-1">
              <PartnerTitle userId={userId} />
              <PartnerMenu key={userId} userId={userId} />
            </div>
            <ThreadPane key={userId} userId={userId} />
          </>
        ) : (
          <PaneMessage icon={<MessageCircle size={26} />} title={t('select')}>
            {t('selectHint')}
          </PaneMessage>
        )}
      </div>
    </div>
  </PageShell>
);

const ListAlone = () => (
  <PageShell back={backToDashboard}>
    <h1 id={titleId} tabIndex={-1} className="heading mb-4 text-3xl">
      {t('title')}
    </h1>
    <div className="mb-4 empty:hidden">
      <KeepMatches />
    </div>
    <div className="-mx-3">
      <ConversationList selectedId={null} />
    </div>
  </PageShell>
);

const ThreadAlone = ({ userId, keyboard }: { userId: string; keyboard: number }) => (
  <PageShell
    layout="fill"
    start={
      <div className="flex min-w-0 items-center gap-1">
        <Link
          to="/messages"
          aria-label={t('back')}
          className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft transition hover:bg-hover hover:text-ink"
        >
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <PartnerTitle key={userId} userId={userId} />
      </div>
    }
    actions={<PartnerMenu key={userId} userId={userId} />}
  >
    <h1 className="sr-only">{t('title')}</h1>
    <div className="-mx-4 flex h-full flex-col bg-surface" style={{ paddingBottom: keyboard }}>
      <ThreadPane key={userId} userId={userId} />
    </div>
  </PageShell>
);

/** The person in the open thread. Gets the focus when the thread fills the screen. */
function PartnerTitle({ userId }: { userId: string }) {
  const { data, isPending } = useQuery(thread(userId));
  return (
    <div className="flex min-w-0 items-center gap-3">
      {data && (
        <span className="tight:hidden">
          <Avatar
            initials={initials(data.user.card?.name ?? data.user.alias)}
            seed={data.user.id}
            picture={data.user.card?.picture_url}
          />
        </span>
      )}
      {isPending && <Skeleton className="size-11 shrink-0 rounded-full" />}
      <h2 id={partnerTitleId} tabIndex={-1} className="heading flex min-w-0 gap-1 text-lg outline-none *:truncate">
        {data ? (
          <NameBeside name={data.user.card?.name} alias={partnerName(data.user.alias)} />
        ) : (
          <span className="sr-only">{t('conversation')}</span>
        )}
      </h2>
    </div>
  );
}

/** To block or report the person in the open thread. */
function PartnerMenu({ userId }: { userId: string }) {
  const { data } = useQuery(thread(userId));
  if (!data || hasLeft(data.user.alias)) return null;
  return <PersonMenu person={data.user} event={data.match?.event ?? data.met?.event} />;
}
