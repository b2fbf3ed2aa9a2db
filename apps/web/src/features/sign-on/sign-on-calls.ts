import type { DataOf } from '@serendip/contract/endpoint';
import { signInBySignOn } from '@serendip/contract/sign-on';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';
import { enter } from '../identity/enter.ts';

export type SignedOn = DataOf<typeof signInBySignOn>;

/** Exchanges the ticket in the address for a session. Nobody is signed in yet. */
export async function exchangeTicket(code: string): Promise<SignedOn> {
  const answer = await call(signInBySignOn, { body: { user: { code } } });
  required(answer.user);
  return answer;
}

export const enterAfterSignOn = ({ user, password_ended }: SignedOn): void => enter(user, password_ended);
