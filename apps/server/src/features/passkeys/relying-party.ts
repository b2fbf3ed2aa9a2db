import type { Config } from '../../config.ts';

/** The relying party: the address that guests open, never one from a request. */
export function relyingParty({ publicUrl }: Config): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Ed25519, ECDSA on P-256, RSA: what devices have today, and what Node checks without a warning. */
export const algorithms = [-8, -7, -257];

/** The user handle: the id's bytes, and nothing about the person. */
export const userHandleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));
