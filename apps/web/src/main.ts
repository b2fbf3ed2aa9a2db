import './styles.css';
import { tokenKey, userKey } from './api/session-keys.ts';
import { firstScreen } from './first-screen.ts';
import { storage } from './lib/storage.ts';

// The content security policy forbids code made at run time; zod looks here before it tries.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// The screen's chunk starts loading beside React, not after it. If it fails, the router asks again and says so.
const signedIn = Boolean(storage.read(tokenKey) && storage.read(userKey));
firstScreen(location.pathname, signedIn)
  ?.load()
  .catch(() => undefined);
void import('./start.tsx');
