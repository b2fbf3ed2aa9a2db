import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';

interface Props {
  children: ReactNode;
  /** The back link, at the left of the header. Phones show `short` in place of its label. */
  back?: { to: string; label: string; short?: string };
  /** At the left of the header when there is no back link, such as the product's name. */
  start?: ReactNode;
  /** At the right of the header. */
  actions?: ReactNode;
  width?: keyof typeof widths;
  /** `fill` makes the content as high as the window, for screens that scroll inside it. */
  layout?: 'page' | 'fill';
  /** A bar at the bottom of the window, for the main action on phones. */
  bottomBar?: ReactNode;
}

const widths = { narrow: 'max-w-2xl', regular: 'max-w-4xl', wide: 'max-w-6xl' };

/** The frame of every signed-in screen: the header, the main region and safe areas. */
export function PageShell({ children, back, start, actions, width = 'regular', layout = 'page', bottomBar }: Props) {
  const fill = layout === 'fill';
  return (
    <div
      className={cx(
        'flex flex-col',
        fill ? 'h-[calc(100dvh-var(--notice-height))]' : 'min-h-[calc(100dvh-var(--notice-height))]',
      )}
    >
      <header className="sticky overflow-x-clip top-(--notice-height) z-30 border-line border-b bg-canvas/85 pt-[env(safe-area-inset-top)] backdrop-blur-md print:hidden">
        <div
          className={cx(
            'safe-x mx-auto flex min-h-16 short:min-h-12 w-full items-center justify-between gap-3',
            widths[width],
          )}
        >
          {back ? (
            <Link
              to={back.to}
              className="-ml-2 inline-flex min-h-11 min-w-0 items-center gap-2 rounded-sm px-2 font-semibold text-ink-soft transition hover:bg-hover hover:text-ink"
            >
              <ArrowLeft size={18} className="shrink-0" aria-hidden />
              {back.short ? (
                // Without room beside the actions it wraps out of sight: half a word says nothing.
                <span className={cx('flex h-[1lh] flex-wrap overflow-hidden', Boolean(actions) && 'tight:sr-only')}>
                  <span className="h-[1lh] w-px" />
                  <span className="whitespace-nowrap max-sm:sr-only">{back.label}</span>
                  <span aria-hidden className="whitespace-nowrap sm:hidden">
                    {back.short}
                  </span>
                </span>
              ) : (
                <span className={cx('truncate', Boolean(actions) && 'tight:sr-only')}>{back.label}</span>
              )}
            </Link>
          ) : (
            <div className="min-w-0">{start}</div>
          )}
          {/* With very large text the actions take two lines. */}
          <div className="flex max-w-[calc(100%-3.5rem)] shrink-0 flex-wrap items-center justify-end gap-1">
            {actions}
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={cx('safe-x mx-auto w-full flex-1 outline-none', widths[width], fill ? 'min-h-0' : 'py-6 sm:py-10')}
      >
        {children}
      </main>
      {bottomBar && (
        // In the flow of the page, so that the content ends above it, however many lines it takes.
        <div className="safe-bottom sticky bottom-0 z-20 border-line border-t bg-canvas/90 pt-3 backdrop-blur-md">
          <div className={cx('safe-x mx-auto w-full', widths[width])}>{bottomBar}</div>
        </div>
      )}
    </div>
  );
}
