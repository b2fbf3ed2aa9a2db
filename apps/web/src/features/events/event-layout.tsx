import type { Language } from '@serendip/texts/languages';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { PageShell } from '../../ui/page-shell.tsx';
import { WrittenIn } from '../questions/written.tsx';
import { backToDashboard } from './back-to-dashboard.ts';

interface Props {
  /** The language that its host writes, where it is known. */
  written?: Language;
  /** Above everything, such as the evening's card. */
  top?: ReactNode;
  actions?: ReactNode;
  /** At the left of the page's header, in place of the way back to the dashboard. */
  start?: ReactNode;
  header: ReactNode;
  /** Beside the header on wide screens, below it on phones. Null: it stands elsewhere. */
  membership: ReactNode;
  children?: ReactNode;
}

/** The layout of an event's screen. */
export const EventLayout = ({ written, top, actions, start, header, membership, children }: Props) => (
  <PageShell {...(start ? { start } : { back: backToDashboard })} width="wide" actions={actions}>
    <div className="grid grid-cols-1 gap-4 pb-6 empty:hidden sm:pb-8">{top}</div>
    <div
      className={cx(
        'grid grid-cols-1 items-start gap-x-10 gap-y-6 pb-24 lg:gap-y-10',
        Boolean(membership) && 'lg:grid-cols-[minmax(0,1fr)_21rem]',
      )}
    >
      {header}
      {membership && (
        <aside className="lg:sticky lg:top-[calc(6.5rem+var(--notice-height))] lg:row-span-2 lg:row-start-1 lg:col-start-2">
          {membership}
        </aside>
      )}
      <div className="grid min-w-0 grid-cols-1 gap-8 lg:gap-10">
        <WrittenIn value={written}>{children}</WrittenIn>
      </div>
    </div>
  </PageShell>
);
