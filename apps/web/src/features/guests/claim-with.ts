import { claimAccount } from '@serendip/contract/accounts';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';
import { storeUser } from '../../api/session.ts';

/** Gives the guest who is signed in an e-mail and a password. */
export async function claimWith(email: string, password: string, confirmation: string): Promise<void> {
  const body = { user: { email, password, password_confirmation: confirmation } };
  const { user } = await call(claimAccount, { body });
  storeUser(required(user));
}
