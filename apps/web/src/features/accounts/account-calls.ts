import {
  claimAccount,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '@serendip/contract/accounts';
import type { DataOf } from '@serendip/contract/endpoint';
import { requestSignInCode, signInByCode } from '@serendip/contract/sign-in-code';
import { signInBySignOn } from '@serendip/contract/sign-on';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';
import { endSession, storeUser } from '../../api/session.ts';
import { toast } from '../../ui/toast.ts';

const passwordEnded =
  'Your e-mail address is confirmed. Your old password no longer works: sign in with a code, or set a new password.';

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

/** Gives the guest who is signed in an e-mail and a password. */
export async function claimWith(email: string, password: string, confirmation: string): Promise<void> {
  const body = { user: { email, password, password_confirmation: confirmation } };
  const { user } = await call(claimAccount, { body });
  storeUser(required(user));
}

/** Signs out in this browser even if the call fails. */
export async function signOutHere(): Promise<void> {
  const told = call(signOut, {}).catch(() => undefined);
  endSession();
  await told;
}

export const askForReset = async (email: string): Promise<void> => {
  await call(requestPasswordReset, { body: { user: { email } } });
};

export async function setNewPassword(resetToken: string, password: string, confirmation: string): Promise<void> {
  const body = { user: { reset_password_token: resetToken, password, password_confirmation: confirmation } };
  const { user } = await call(resetPassword, { body });
  storeUser(required(user));
}

export const askForCode = async (email: string): Promise<void> => {
  await call(requestSignInCode, { body: { user: { email } } });
};

/** Signs in with a mailed code. Says so where that ended the password. */
export async function signInWithCode(email: string, code: string): Promise<void> {
  const { user, password_ended } = await call(signInByCode, { body: { user: { email, code } } });
  storeUser(required(user));
  if (password_ended) toast.info(passwordEnded);
}

export type SignedOn = DataOf<typeof signInBySignOn>;

/** Takes the session that a single sign-on ended with. Nobody is signed in yet. */
export async function exchangeTicket(code: string): Promise<SignedOn> {
  const answer = await call(signInBySignOn, { body: { user: { code } } });
  required(answer.user);
  return answer;
}

export function enterAfterSignOn({ user, password_ended }: SignedOn): void {
  storeUser(user);
  if (password_ended) toast.info(passwordEnded);
}
