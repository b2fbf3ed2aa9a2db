import { storage } from './storage.ts';

/** Text that the user typed and has not saved yet. It survives a reload, a lost network and an expired session. */
const prefix = 'serendip.draft.';
/** The user whose drafts these are, kept while nobody is signed in. */
const ownerKey = 'serendip.drafts-of';

export const readDraft = (name: string): string | null => storage.read(prefix + name);

/** Writes a draft; an empty one is removed. */
export const writeDraft = (name: string, text: string): void =>
  text ? storage.write(prefix + name, text) : storage.remove(prefix + name);

/** True if the last session here expired: its user has not signed out. */
export const awaitsItsOwner = (): boolean => storage.read(ownerKey) !== null;

export const dropDrafts = (): void => {
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key);
  storage.remove(ownerKey);
};

/** Makes this user the owner of the drafts, and removes another user's. */
export function claimDrafts(userId: string): void {
  const owner = storage.read(ownerKey);
  if (owner !== null && owner !== userId) dropDrafts();
  storage.write(ownerKey, userId);
}
