import { randomInt } from 'node:crypto';

/** Without characters that look alike: no I, L, O, U, 0 or 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const length = 6;

/** A new check-in code. */
export const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Accepts lower case and spaces. */
export const readCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
