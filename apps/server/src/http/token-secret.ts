import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const prefix = 'srd_';
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 32;
const checkLength = 6;
const form = new RegExp(`^${prefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checkLength}})$`);

/** CRC-32 of the random part in base 62, so that a scanner for leaked secrets, and the guard, know a real one without a look-up. */
function checksumOf(random: string): string {
  let rest = crc32(random);
  let digits = '';
  for (let place = 0; place < checkLength; place += 1) {
    digits = letters.charAt(rest % letters.length) + digits;
    rest = Math.floor(rest / letters.length);
  }
  return digits;
}

/** The secret of a new API token: 190 bits of chance. */
export function newTokenSecret(): string {
  const random = Array.from({ length: randomLength }, () => letters.charAt(randomInt(letters.length))).join('');
  return `${prefix}${random}${checksumOf(random)}`;
}

/** Whether a text looks like an API token's secret. A session's token is one character longer. */
export const isTokenSecret = (text: string): boolean => form.test(text);

/** Whether its checksum is right, too. */
export function isWholeTokenSecret(text: string): boolean {
  const [, random, check] = form.exec(text) ?? [];
  return random !== undefined && checksumOf(random) === check;
}
