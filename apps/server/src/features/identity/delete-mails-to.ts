import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Identifies a mailbox in a job: the queue holds no address. */
export const addressHash = (email: string): string => createHash('sha256').update(email).digest('base64url');

/** Bytes of a mail's header, which Serendip wrote. */
const head = 4_096;

async function recipientOf(file: string): Promise<string | undefined> {
  const letter = await open(file).catch(() => null);
  if (!letter) return undefined;
  try {
    const { buffer, bytesRead } = await letter.read(Buffer.alloc(head), 0, head, 0);
    // Long header lines continue on the next line after white space.
    const lines = buffer.toString('utf8', 0, bytesRead).replace(/\r?\n[ \t]+/g, ' ');
    return /^To: *(.*?) *$/m.exec(lines)?.[1]?.toLowerCase();
  } finally {
    await letter.close();
  }
}

/** Deletes a person's mails from the outbox, including partial files of killed processes. */
export async function deleteMailsTo(outbox: string, hash: string): Promise<void> {
  if (!existsSync(outbox)) return;
  for (const name of await readdir(outbox)) {
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const recipient = await recipientOf(join(outbox, name));
    if (recipient && addressHash(recipient) === hash) await rm(join(outbox, name), { force: true });
  }
}
