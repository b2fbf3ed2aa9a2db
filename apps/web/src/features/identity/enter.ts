import type { User } from '@serendip/contract/accounts';
import { required } from '../../api/errors.ts';
import { storeUser } from '../../api/session.ts';
import { toast } from '../../ui/toast.ts';
import { endedBefore } from './ended-before.ts';

/** Signs the user in after a proof of the mailbox, and says so if that ended what was there before. */
export function enter(user: User | undefined, passwordEnded: boolean | undefined): void {
  storeUser(required(user));
  if (passwordEnded) toast.info(endedBefore());
}
