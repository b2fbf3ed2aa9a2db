import type { User } from '@serendip/contract/accounts';
import { useSyncExternalStore } from 'react';
import { claimDrafts, dropDrafts } from '../lib/drafts.ts';
import { storage } from '../lib/storage.ts';
import { readUser, tokenKey, userKey } from './stored-session.ts';

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

export function storeToken(token: string): void {
  storage.write(tokenKey, token);
  notify();
}

/** Stores the user: at sign-in, with the token already stored, or after a change of alias. */
export function storeUser(user: User): void {
  const before = readUser();
  if (before) claimDrafts(before.id);
  claimDrafts(user.id);
  storage.write(userKey, JSON.stringify(user));
  notify();
}

function forgetSession(): void {
  storage.remove(tokenKey);
  storage.remove(userKey);
}

/** Ends the session because the user signed out. Nothing of theirs stays on this device. */
export function endSession(): void {
  forgetSession();
  dropDrafts();
  notify();
}

/** Ends a session that has expired. The user's drafts are kept until the same user signs in again. */
export function expireSession(): void {
  const user = readUser();
  forgetSession();
  if (user) claimDrafts(user.id);
  else dropDrafts();
  notify();
}

/**
 * One storage listener for all: React then updates everything at once, so that the guard removes a screen before the
 * screen misses its user.
 */
function hearOtherTabs({ key }: StorageEvent): void {
  if (key === null || key === userKey || key === tokenKey) notify();
}

/** Calls back when someone signs in or out, in this tab or another one. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
  };
}

/** The signed-in user, or null. */
export const useSession = (): User | null => useSyncExternalStore(subscribeToSession, readUser, () => null);

/** The signed-in user. For screens that only open to signed-in users. */
export function useUser(): User {
  const user = useSession();
  if (!user) throw new Error('useUser needs a signed-in user');
  return user;
}
