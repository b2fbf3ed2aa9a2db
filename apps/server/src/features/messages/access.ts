import { Refusal } from '../../errors.ts';

/** Throws `user_not_found`, or `not_matched` if nothing connects the two. */
export function requireContact(allowed: boolean | undefined): void {
  if (allowed === undefined) throw new Refusal('user_not_found');
  if (!allowed) throw new Refusal('not_matched');
}
