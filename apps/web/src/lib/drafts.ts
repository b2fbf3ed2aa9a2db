import { storage } from './storage.ts';

/** Text that someone typed and did not save yet: it survives a reload and a dead network, and leaves with the session. */
const prefix = 'serendip.draft.';

export const readDraft = (name: string): string | null => storage.read(prefix + name);

/** An empty draft is none. */
export const writeDraft = (name: string, text: string): void =>
  text ? storage.write(prefix + name, text) : storage.remove(prefix + name);

export const dropDrafts = (): void => {
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key);
};
