import { exportAccount } from '@serendip/contract/account-export';
import { changeAlias, changeEmail, changePassword, deleteAccount } from '@serendip/contract/accounts';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';
import { endSession, storeUser } from '../../api/session.ts';
import { today } from '../../lib/dates.ts';
import { downloadText } from '../../lib/download.ts';

/** Changes the alias, in the stored user too. 422 if it is taken. */
export async function changeAliasTo(alias: string): Promise<void> {
  const { user } = await call(changeAlias, { body: { user: { alias } } });
  storeUser(required(user));
}

/** Sets a new password and signs out all other devices. 403 if the current one is wrong. */
export async function changePasswordTo(current: string, password: string, confirmation: string): Promise<void> {
  const user = { ...(current && { current_password: current }), password, password_confirmation: confirmation };
  await call(changePassword, { body: { user } });
}

/** Asks for another address. Returns it while its mailed link waits to be opened, or null once it counts. */
export async function changeEmailTo(email: string, password: string): Promise<string | null> {
  const { user, pending_email } = await call(changeEmail, { body: { user: { email, ...(password && { password }) } } });
  storeUser(required(user));
  return pending_email;
}

/** Downloads everything stored about the user as a JSON file. */
export async function downloadAccount(): Promise<void> {
  const { export: data } = await call(exportAccount, {});
  downloadText(`serendip-data-${today()}.json`, 'application/json', `${JSON.stringify(required(data), null, 2)}\n`);
}

/**
 * Deletes the account and signs out. 403 if the password is wrong, or, for an account without one, if the sign-in is not recent.
 */
export async function eraseAccount(password: string | undefined): Promise<void> {
  await call(deleteAccount, { body: { user: password === undefined ? {} : { password } } });
  endSession();
}
