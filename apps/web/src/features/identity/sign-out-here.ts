import { signOut } from '@serendip/contract/accounts';
import { call } from '../../api/call.ts';
import { endSession } from '../../api/session.ts';

/** Signs out in this browser even if the call fails. */
export async function signOutHere(): Promise<void> {
  const told = call(signOut, {}).catch(() => undefined);
  endSession();
  await told;
}
