import './styles.css';
import { askEarly } from './api/early-read.ts';
import { tokenKey, userKey } from './api/session-keys.ts';
import { arrivesComplete } from './arrives-complete.ts';
import { leadsTo } from './leads-to.ts';
import { storage } from './lib/storage.ts';

// The content security policy forbids code made at run time; zod looks here before it tries.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const token = storage.read(tokenKey);
const signedIn = Boolean(token && storage.read(userKey));

// An event's link is what people are sent: the event comes beside the scripts, not after them.
const eventPath = /^\/events\/[\w-]+$/.exec(location.pathname)?.[0];
if (eventPath && signedIn && token) askEarly(eventPath, token);

function start(): void {
  // The screen's chunk starts loading beside React, not after it. If it fails, the router asks again and says so.
  leadsTo(location.pathname, signedIn)
    ?.load()
    .catch(() => undefined);
  void import('./start.tsx');
}

// The landing page stands there without scripts, and its links work: they come once it shows. Anything else needs them.
const root = document.getElementById('root');
const standsAlready = !signedIn && root && arrivesComplete(root);
if (!standsAlready || document.readyState === 'complete') start();
else window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)), { once: true });
