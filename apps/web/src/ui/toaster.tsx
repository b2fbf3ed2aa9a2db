import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { texts } from '../language/texts.ts';
import { dismissToast, readToasts, subscribeToToasts, type Toast } from './toast.ts';

const t = texts('ui');

const icons = { positive: CircleCheck, negative: CircleAlert, neutral: Info };
const colours = { positive: 'text-positive', negative: 'text-negative', neutral: 'text-ink-faint' };

/** Longer texts stay longer. Hover or focus keeps a toast open. */
const lifetime = ({ text, tone }: Toast) => (tone === 'negative' ? 6000 : 4000) + text.length * 30;

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), lifetime(toast));
    return () => clearTimeout(timer);
  }, [held, toast]);
  const Icon = icons[toast.tone];
  return (
    <li
      className="pointer-events-auto flex w-full max-w-md animate-drop items-start gap-3 rounded-md border border-line bg-raised py-2 pr-1 pl-4 text-ink shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} className={`mt-2.5 shrink-0 ${colours[toast.tone]}`} aria-hidden />
      <p className="min-w-0 flex-1 self-center py-1.5 font-medium text-sm">{toast.text}</p>
      <button
        type="button"
        aria-label={t('dismiss')}
        onClick={() => dismissToast(toast.id)}
        className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-faint transition hover:text-ink"
      >
        <X size={16} aria-hidden />
      </button>
    </li>
  );
}

/** Where toasts appear: below the header, so that they never cover the bottom bars. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  return (
    <section aria-label={t('notifications')} aria-live="polite" aria-relevant="additions">
      <ol className="safe-x pointer-events-none fixed inset-x-0 top-[calc(4.75rem+env(safe-area-inset-top)+var(--notice-height))] z-50 flex flex-col items-center gap-2 sm:items-end">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}
