import type { User } from '@serendip/contract/accounts';
import { storage } from '../lib/storage.ts';

/** The keys under which the browser stores the session. It needs both. */
export const userKey = 'serendip.user';
export const tokenKey = 'serendip.token';

let parsed: { text: string | null; user: User | null } = { text: null, user: null };

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

/** The signed-in user, or null unless both a token and a user are stored. Returns the same object until they change. */
export function readUser(): User | null {
  if (!readToken()) return null;
  const text = storage.read(userKey);
  if (text !== parsed.text) parsed = { text, user: parseUser(text) };
  return parsed.user;
}
