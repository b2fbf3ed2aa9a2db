import { requestSignInCode, signInByCode } from '@serendip/contract/sign-in-code';
import { call } from '../../api/call.ts';
import { enter } from '../identity/enter.ts';

export const askForCode = async (email: string): Promise<void> => {
  await call(requestSignInCode, { body: { user: { email } } });
};

/** Signs in with a mailed code. */
export async function signInWithCode(email: string, code: string): Promise<void> {
  const { user, password_ended } = await call(signInByCode, { body: { user: { email, code } } });
  enter(user, password_ended);
}
