import type { User } from '@serendip/contract/accounts';
import { required } from '../../api/errors.ts';
import { storeUser } from '../../api/session.ts';
import { toast } from '../../ui/toast.ts';

/** Signs the user in after a proof of the mailbox, and says so if that ended the old password. */
export function enter(user: User | undefined, passwordEnded: boolean | undefined): void {
  storeUser(required(user));
  if (passwordEnded)
    toast.info(
      'Your e-mail address is confirmed. Your old password no longer works: sign in with a code, or set a new password.',
    );
}
