import { randomBytes } from 'node:crypto';
import webPush from 'web-push';
import type { Keys } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { keptKeys } from '../../db/schema/notifications.ts';

/** The keys of this installation. The first start makes them; concurrent starts use the first one's. */
export async function keepKeys(db: Db): Promise<Keys> {
  const read = async (): Promise<Keys | undefined> => {
    const rows = await db.select().from(keptKeys);
    const [links, push] = ['links', 'push'].map((name) => rows.find((row) => row.name === name));
    if (!links || !push?.publicKey) return undefined;
    return {
      links: Buffer.from(links.secret, 'base64url'),
      push: { publicKey: push.publicKey, privateKey: push.secret },
    };
  };
  const kept = await read();
  if (kept) return kept;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insert(keptKeys)
    .values([
      { name: 'links', secret: randomBytes(32).toString('base64url') },
      { name: 'push', publicKey, secret: privateKey },
    ])
    .onConflictDoNothing();
  const made = await read();
  if (!made) throw new Error('the keys were not kept');
  return made;
}
