import { readUser } from './api/stored-session.ts';
import { leadsTo } from './leads-to.ts';
import { bringScreen } from './screens.ts';

/** Brings the screen of a link that someone points at, touches or tabs to: by the time it is followed the screen is there. */
export function bringAhead(): void {
  const bring = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A chunk that failed once stays failed in some browsers: without a network only following the link asks for it.
    if (!navigator.onLine) return;
    if (!link || link.origin !== location.origin || link.target) return;
    const screen = leadsTo(link.pathname, Boolean(readUser()));
    // Without it the link works all the same, only later.
    if (screen) bringScreen(screen.load).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(sign, bring, { passive: true });
}
