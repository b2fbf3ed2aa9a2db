import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  card: HTMLElement | null;
  headingId: string;
  text: string;
}

/** Whether the card has been scrolled out at the top of the window. */
function useIsAbove(card: HTMLElement | null): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!card) return;
    const observer = new IntersectionObserver(
      ([entry]) => setAbove(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.top < 0)),
      { rootMargin: '-64px 0px 0px 0px' },
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, [card]);
  return isAbove;
}

/** Scrolling to a heading leaves room for the strip, which appears on the way there. */
function useRoomForStrip(): void {
  useEffect(() => {
    document.documentElement.style.setProperty('--strip-height', '2.75rem');
    return () => {
      document.documentElement.style.removeProperty('--strip-height');
    };
  }, []);
}

/** The evening in one line below the page's header, while the card is out of sight. Leads back to it. */
export function EveningStrip({ card, headingId, text }: Props) {
  const isAbove = useIsAbove(card);
  useRoomForStrip();
  if (!isAbove) return null;
  const goToCard = () => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    card?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
    document.getElementById(headingId)?.focus({ preventScroll: true });
  };
  return createPortal(
    <button
      type="button"
      onClick={goToCard}
      className="safe-x fixed inset-x-0 top-[calc(4rem+var(--notice-height)+env(safe-area-inset-top))] z-20 short:top-[calc(3rem+var(--notice-height)+env(safe-area-inset-top))] min-h-11 truncate border-accent/25 border-b bg-accent-soft font-semibold text-accent-ink tabular-nums print:hidden"
    >
      {text}
    </button>,
    document.body,
  );
}
