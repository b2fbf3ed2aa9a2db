import { useId } from 'react';
import { productName } from '../lib/page-title.ts';

/** The logo: two people, and what they have in common. */
export function Mark({ size = 32 }: { size?: number }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false" className="shrink-0">
      <defs>
        <clipPath id={id}>
          <circle cx="12" cy="16" r="8" />
        </clipPath>
      </defs>
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <g className="fill-on-accent">
        <circle cx="12" cy="16" r="8" opacity="0.5" />
        <circle cx="20" cy="16" r="8" opacity="0.5" />
        <circle cx="20" cy="16" r="8" clipPath={`url(#${id})`} />
      </g>
    </svg>
  );
}

export const Wordmark = () => (
  <span className="inline-flex items-center gap-2.5">
    <Mark />
    <span className="display text-xl">{productName}</span>
  </span>
);
