import { notificationDefaults, type unsubscribe } from '@serendip/contract/notifications';
import { notificationSwitches } from '../../db/schema/notifications.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Turns off the mails of one kind. Safe to repeat; an erased account's link is unknown. */
export const unsubscribeHandler: Handler<typeof unsubscribe> = async ({ params }, { database: { db }, keys }) => {
  const meant = readUnsubscribeToken(keys, params.token);
  if (!meant) throw new Refusal('unsubscribe_not_found');
  const { userId, kind } = meant;
  await db
    .transaction(async (tx) => {
      await lockAccount(tx, userId);
      await tx
        .insert(notificationSwitches)
        .values({ userId, kind, ...notificationDefaults[kind], email: false })
        .onConflictDoUpdate({
          target: [notificationSwitches.userId, notificationSwitches.kind],
          set: { email: false },
        });
    })
    .catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal('unsubscribe_not_found') : error;
    });
  return { kind };
};
