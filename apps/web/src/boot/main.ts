import '../styles.css';
import { readUser } from '../api/stored-session.ts';
import { spokenLanguage } from '../language/shelves.ts';
import { routeFor } from '../routing/route-for.ts';
import { showEventFirst } from './early-event.ts';
import { isPrerendered } from './is-prerendered.ts';
import { tidyAddress } from './tidy-address.ts';

// The content security policy forbids eval; this tells zod not to try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

tidyAddress();
const signedIn = Boolean(readUser());

function start(): void {
  // The screen's chunk loads in parallel with React. If it fails, the router loads it again and shows the error.
  routeFor(location.pathname, signedIn)
    ?.load()
    .catch(() => undefined);
  void import('./start.tsx');
}

function begin(): void {
  const root = document.getElementById('root') as HTMLElement;
  // The landing page works without scripts, so they load after it shows, if it is in the reader's language. Every other page needs them at once.
  const showsAlready = !signedIn && isPrerendered(root) && document.documentElement.lang === spokenLanguage();
  if (!showsAlready || document.readyState === 'complete') void showEventFirst(root).then(start);
  else window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)), { once: true });
}

// The script is async: it can run before the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
