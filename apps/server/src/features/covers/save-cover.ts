import { randomBytes } from 'node:crypto';
import type { saveCover } from '@serendip/contract/covers';
import { makePicture } from '../../adapters/picture-maker.ts';
import { eventCovers, events } from '../../db/schema/events.ts';
import { and, eq, isNull } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { presentEvent } from '../events/present.ts';
import { eventById } from '../events/queries.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { spend } from '../identity/throttling/spend.ts';
import { coverSize, smallCoverSize } from './cover-picture.ts';

const sizes = {
  large: [coverSize.width, coverSize.height],
  small: [smallCoverSize.width, smallCoverSize.height],
} as const;

/** Replaces the cover. The address of the old picture stops working. */
export const saveCoverHandler: Handler<typeof saveCover> = async ({ body, caller, event }, ctx) => {
  await spend(ctx, 'pictures_per_account', [caller.id]);
  const picture = await makePicture(body.bytes, body.type, sizes);
  if (!picture) throw new Refusal('bad_picture');
  const stored = { ...picture, madeBy: caller.id, key: randomBytes(32).toString('base64url') };
  const { db } = ctx.database;
  await db.transaction(async (tx) => {
    await lockAccount(tx, caller.id);
    const isOpen = and(eq(events.id, event.id), isNull(events.closedAt));
    // Closing an event deletes its cover, and waits for this lock.
    const [open] = await tx.select({ id: events.id }).from(events).where(isOpen).for('no key update');
    if (!open) throw new Refusal('event_closed');
    await tx
      .insert(eventCovers)
      .values({ ...stored, eventId: event.id })
      .onConflictDoUpdate({ target: eventCovers.eventId, set: stored });
  });
  return { event: presentEvent(await eventById(db, caller.id, event.id), ctx) };
};
