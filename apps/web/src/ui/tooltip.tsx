import { type ReactNode, useEffect, useState } from 'react';

/**
 * A label that shows on hover and keyboard focus and closes on Escape. It repeats the control's accessible name, so it
 * is hidden from assistive technology, and touch screens do not show it.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control itself: it only listens to events of the control inside
    <span
      className="group/tip relative inline-flex"
      onPointerEnter={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
    >
      {children}
      {!dismissed && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-full left-1/2 z-40 mt-1.5 -translate-x-1/2 whitespace-nowrap rounded-xs bg-ink px-2 py-1 font-medium text-canvas text-xs opacity-0 transition delay-0 group-has-focus-visible/tip:opacity-100 group-hover/tip:opacity-100 group-hover/tip:delay-500 pointer-coarse:hidden"
        >
          {text}
        </span>
      )}
    </span>
  );
}
