import { storage } from './storage.ts';

/** Text that someone typed and did not save yet: it survives a reload, a dead network and an expired session. */
const prefix = 'serendip.draft.';
/** Whose the drafts are, also while nobody is signed in. */
const ownerKey = 'serendip.drafts-of';

export const readDraft = (name: string): string | null => storage.read(prefix + name);

/** An empty draft is none. */
export const writeDraft = (name: string, text: string): void =>
  text ? storage.write(prefix + name, text) : storage.remove(prefix + name);

export const dropDrafts = (): void => {
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key);
  storage.remove(ownerKey);
};

/** From now on the drafts are this person's; another's go. */
export function claimDrafts(userId: string): void {
  const owner = storage.read(ownerKey);
  if (owner !== null && owner !== userId) dropDrafts();
  storage.write(ownerKey, userId);
}
