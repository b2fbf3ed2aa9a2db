import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Wordmark } from '../../ui/brand.tsx';
import { EventCover } from '../event-facts/event-cover.tsx';
import { LanguageSwitch } from '../languages/language-switch.tsx';

interface Props {
  title: string;
  lead?: ReactNode;
  back: { to: string; label: string; state?: unknown };
  children: ReactNode;
}

/** The layout of the sign-in and password screens: the form on the left and, on wide screens, a mosaic on the right. */
export const AccountFrame = ({ title, lead, back, children }: Props) => (
  <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
    <div className="safe-x flex min-w-0 flex-col pt-[env(safe-area-inset-top)]">
      <EventCover name="Serendip sign-in" className="-mx-4 h-20 sm:hidden" />
      <header className="flex min-h-18 flex-wrap items-center justify-between gap-x-4 py-2 sm:px-4">
        <Link to="/" aria-label="Serendip" className="rounded-sm">
          <Wordmark />
        </Link>
        <Link
          to={back.to}
          state={back.state}
          className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 font-semibold text-ink-soft text-sm transition hover:bg-hover hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden />
          {back.label}
        </Link>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-sm flex-1 grid-cols-1 content-start gap-7 py-8 outline-none sm:content-center"
      >
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="heading text-3xl">
            {title}
          </h1>
          {lead && <p className="text-pretty text-ink-soft">{lead}</p>}
        </div>
        {children}
      </main>
      <footer className="mx-auto w-full max-w-sm pb-[max(1rem,env(safe-area-inset-bottom))]">
        <LanguageSwitch />
      </footer>
    </div>
    <div aria-hidden className="sticky top-0 hidden h-dvh p-4 pl-0 lg:block">
      <EventCover name="Serendip sign-in" shape="tall" className="h-full rounded-2xl" />
    </div>
  </div>
);
