import { randomInt } from 'node:crypto';

/** Without characters that look alike: no I, L, O, U, 0 or 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
export const checkInLength = 6;
export const stageLength = 8;

/** A new code, by default for checking in. */
export const newCode = (length = checkInLength): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Where an address that checks in holds the code. */
const inAddress = /[?&]here=([^&#\s]*)/i;

/** Accepts small and full-width letters, blanks and marks between them, and an address that holds the code. */
export function readCode(typed: string): string {
  const plain = typed.normalize('NFKC');
  return (inAddress.exec(plain)?.[1] ?? plain).replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}
