import './styles.css';
import { readUser } from './api/stored-session.ts';
import { arrivesComplete } from './arrives-complete.ts';
import { bringEarlyEvent } from './early-event.ts';
import { leadsTo } from './leads-to.ts';

// The content security policy forbids code made at run time; zod looks here before it tries.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const signedIn = Boolean(readUser());

function start(): void {
  // The screen's chunk starts loading beside React, not after it. If it fails, the router asks again and says so.
  leadsTo(location.pathname, signedIn)
    ?.load()
    .catch(() => undefined);
  void import('./start.tsx');
}

function begin(): void {
  const root = document.getElementById('root') as HTMLElement;
  // The landing page stands there without scripts, and its links work: they come once it shows. Anything else needs them.
  const standsAlready = !signedIn && arrivesComplete(root);
  if (!standsAlready || document.readyState === 'complete') void bringEarlyEvent(root).then(start);
  else window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)), { once: true });
}

// This script is not kept until the page is read.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
