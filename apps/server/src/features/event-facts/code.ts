import { randomInt } from 'node:crypto';

/** No letter or digit that is read as another one: no I, L, O, U, 0 or 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const length = 6;

/** What people type to be here. */
export const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** As people type it: in small letters, with spaces. */
export const readCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
