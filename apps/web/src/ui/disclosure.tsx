import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { Whom } from './whom.tsx';

interface Props {
  label: ReactNode;
  /** The end of the button's name for screen readers, in a list where each row has the same button. */
  whom?: string;
  children: ReactNode;
  startsOpen?: boolean;
  /** Renders the content only when first opened, since it makes requests. */
  lazy?: boolean;
  className?: string;
}

/** A button that shows and hides the content below it. */
export function Disclosure({ label, whom, children, startsOpen = false, lazy = false, className }: Props) {
  const [open, setOpen] = useState(startsOpen);
  const [opened, setOpened] = useState(startsOpen);
  const id = useId();
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
          setOpened(true);
        }}
        className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 font-semibold text-ink-soft text-sm transition hover:bg-hover hover:text-ink"
      >
        <ChevronDown
          size={16}
          aria-hidden
          className={cx('transition-[rotate]', open ? 'rotate-0' : '-rotate-90 rtl:rotate-90')}
        />
        <span>
          {label}
          {whom !== undefined && <Whom name={whom} />}
        </span>
      </button>
      <div id={id} hidden={!open} className={open ? 'animate-rise pt-2' : undefined}>
        {(opened || !lazy) && children}
      </div>
    </div>
  );
}
