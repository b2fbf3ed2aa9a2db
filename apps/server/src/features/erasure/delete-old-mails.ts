import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds. The link in a letter is dead after six hours; who reads the outbox by hand gets the rest. */
const kept = 2 * 24 * 3_600_000;

/** Deletes old mails of the outbox, and what was left of one by a killed process: they hold the addresses of people. */
export async function deleteOldMails(outbox: string): Promise<void> {
  if (!existsSync(outbox)) return;
  for (const name of await readdir(outbox)) {
    const file = join(outbox, name);
    // What else an operator keeps there is none of ours.
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const written = await stat(file).catch(() => null);
    if (written && Date.now() - written.mtimeMs > kept) await rm(file, { force: true });
  }
}
