import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds. A link in a mail expires after six hours; the rest is time for an operator who reads the outbox. */
const kept = 2 * 24 * 3_600_000;

/** Deletes old mails in the outbox, and partial files of killed processes: they hold people's addresses. */
export async function deleteOldMails(outbox: string): Promise<void> {
  if (!existsSync(outbox)) return;
  for (const name of await readdir(outbox)) {
    const file = join(outbox, name);
    // Leaves an operator's other files alone.
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const written = await stat(file).catch(() => null);
    if (written && Date.now() - written.mtimeMs > kept) await rm(file, { force: true });
  }
}
