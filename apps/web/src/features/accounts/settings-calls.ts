import { changeAlias, deleteAccount, exportAccount } from '@serendip/contract/accounts';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';
import { endSession, storeUser } from '../../api/session.ts';
import { today } from '../../lib/dates.ts';
import { downloadText } from '../../lib/download.ts';

/** Takes another alias; the stored user has it from now on. 422 when somebody else has it. */
export async function changeAliasTo(alias: string): Promise<void> {
  const { user } = await call(changeAlias, { body: { user: { alias } } });
  storeUser(required(user));
}

/** Saves everything stored about the person as a JSON file. */
export async function downloadAccount(): Promise<void> {
  const { export: data } = await call(exportAccount, {});
  downloadText(`serendip-data-${today()}.json`, 'application/json', `${JSON.stringify(required(data), null, 2)}\n`);
}

/** Erases the account for good and signs out. 403 when the password is wrong. */
export async function eraseAccount(password: string): Promise<void> {
  await call(deleteAccount, { body: { user: { password } } });
  endSession();
}
