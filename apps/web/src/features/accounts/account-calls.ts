import { requestPasswordReset, resetPassword, signIn, signUp } from '@serendip/contract/accounts';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';
import { storeUser } from '../../api/session.ts';

/** Signs in. The call stores the token from the response header; this stores the user. */
export async function signInWith(email: string, password: string): Promise<void> {
  const { user } = await call(signIn, { body: { user: { email, password } } });
  storeUser(required(user));
}

export async function signUpWith(email: string, password: string, confirmation: string): Promise<void> {
  const body = { user: { email, password, password_confirmation: confirmation } };
  const { user } = await call(signUp, { body });
  storeUser(required(user));
}

export const askForReset = async (email: string): Promise<void> => {
  await call(requestPasswordReset, { body: { user: { email } } });
};

/** Sets a password and signs in. Returns whether the mailbox was proved for the first time, which ends what was there before. */
export async function setNewPassword(resetToken: string, password: string, confirmation: string): Promise<boolean> {
  const body = { user: { reset_password_token: resetToken, password, password_confirmation: confirmation } };
  const { user, password_ended } = await call(resetPassword, { body });
  storeUser(required(user));
  return password_ended ?? false;
}
