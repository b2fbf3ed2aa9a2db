import { cx } from '../../lib/cx.ts';

/** A link that a host wrote. It opens in a new tab without a referrer. */
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
