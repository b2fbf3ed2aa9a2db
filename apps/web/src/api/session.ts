import type { User } from '@serendip/contract/accounts';
import { useSyncExternalStore } from 'react';
import { dropDrafts } from '../lib/drafts.ts';
import { storage } from '../lib/storage.ts';
import { tokenKey, userKey } from './session-keys.ts';

const listeners = new Set<() => void>();
let parsed: { text: string | null; user: User | null } = { text: null, user: null };

const notify = () => {
  for (const listener of listeners) listener();
};

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'email' in value;

function parseUser(text: string | null): User | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

export const readToken = (): string | null => storage.read(tokenKey);

/** Who is signed in: someone only when both a token and a user are stored. The same object until they change. */
export function readUser(): User | null {
  if (!readToken()) return null;
  const text = storage.read(userKey);
  if (text !== parsed.text) parsed = { text, user: parseUser(text) };
  return parsed.user;
}

export function storeToken(token: string): void {
  storage.write(tokenKey, token);
  notify();
}

/** Signs in with the token already stored, or takes over a changed alias. */
export function storeUser(user: User): void {
  storage.write(userKey, JSON.stringify(user));
  notify();
}

export function endSession(): void {
  storage.remove(tokenKey);
  storage.remove(userKey);
  dropDrafts();
  notify();
}

/**
 * One ear for all listeners: they hear of it in one go, so that the guard takes a screen away before the screen misses its
 * user.
 */
function hearOtherTabs({ key }: StorageEvent): void {
  if (key === null || key === userKey || key === tokenKey) notify();
}

/** Calls back when someone signs in or out, in this tab or another. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
  };
}

/** Who is signed in, or null. */
export const useSession = (): User | null => useSyncExternalStore(subscribeToSession, readUser, () => null);

/** Who is signed in, for screens that only open to someone who is. */
export function useUser(): User {
  const user = useSession();
  if (!user) throw new Error('This part of the app needs someone to be signed in');
  return user;
}
