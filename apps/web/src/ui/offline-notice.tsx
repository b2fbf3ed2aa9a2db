import { WifiOff } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { texts } from '../language/texts.ts';
import { useOnline } from '../lib/online.ts';

const t = texts('ui');

/** A bar at the top of the window that shows while there is no network. */
export function OfflineNotice() {
  const online = useOnline();
  const bar = useRef<HTMLDivElement>(null);
  // Other sticky elements at the top make room for it.
  useLayoutEffect(() => {
    const node = bar.current;
    if (!node) return;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--notice-height', `${node.offsetHeight}px`),
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={bar} role="status" className="sticky top-0 z-40">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-caution px-4 py-2 pt-[max(0.5rem,env(safe-area-inset-top))] text-center font-semibold text-on-caution text-sm">
          <WifiOff size={16} className="shrink-0" aria-hidden />
          <span>{t.rich('offline', { more: (words) => <span className="max-sm:sr-only">{words}</span> })}</span>
        </p>
      )}
    </div>
  );
}
