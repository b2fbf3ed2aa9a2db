import { Refusal } from '../../errors.ts';

/** Throws `user_not_found`, or `not_matched` when the two have nothing to do with each other. */
export function requireContact(allowed: boolean | undefined): void {
  if (allowed === undefined) throw new Refusal('user_not_found');
  if (!allowed) throw new Refusal('not_matched');
}
