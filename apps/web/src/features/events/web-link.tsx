import { cx } from '../../lib/cx.ts';

/** A link that a host wrote. It opens beside, and the page it leads to learns nothing of this one. */
export const WebLink = ({ href, text, className }: { href: string; text: string; className?: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className={cx(
      'rounded-xs text-accent-ink underline decoration-1 underline-offset-3 transition hover:decoration-2',
      className,
    )}
  >
    {text}
  </a>
);
