import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { softTones, type Tone } from './tone.ts';

interface Props {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button, such as 'Try again'. */
  action?: ReactNode;
}

const icons = { neutral: Info, accent: Info, positive: CircleCheck, negative: CircleAlert, caution: TriangleAlert };

/** A message in the page. Errors interrupt a screen reader; everything else waits its turn. */
export function Notice({ tone = 'neutral', title, children, action }: Props) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'negative' ? 'alert' : 'status'}
      className={cx(
        'flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-md border px-4 py-3 text-sm',
        softTones[tone],
      )}
    >
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-2.5">
        <Icon size={18} className="mt-0.5 shrink-0" aria-hidden />
        <div className="grid min-w-0 grid-cols-1 gap-0.5">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
