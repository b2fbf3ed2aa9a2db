import type { saveSpotMe } from '@serendip/contract/cards';
import { memberships } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { bumpLiveRevision } from '../event-facts/bump-live-revision.ts';
import { lockAccount } from '../identity/lock-account.ts';

/** Stored on the membership, so it is deleted when the person leaves. */
export const saveSpotMeHandler: Handler<typeof saveSpotMe> = async ({ body, caller, event }, { database: { db } }) =>
  db.transaction(async (tx) => {
    await lockAccount(tx, caller.id);
    // Locks the event before the membership, like leaving does.
    await bumpLiveRevision(tx, event.id);
    const isTheirs = and(eq(memberships.eventId, event.id), eq(memberships.userId, caller.id));
    const [membership] = await tx.update(memberships).set({ spotMe: body.text }).where(isTheirs).returning();
    if (!membership) throw new Refusal('not_joined');
    return { spot_me: membership.spotMe };
  });
