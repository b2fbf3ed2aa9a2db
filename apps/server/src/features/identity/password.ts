import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type Asker, hashInTurn, type Lane, passedBusyLane } from './throttling/hashing-turns.ts';

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
}

/** Parameters of new hashes. OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane. */
const recommended: Cost = { memory: 19_456, passes: 2 };
const shape = { parallelism: 1, tagLength: 32 };

const hashWith = (password: string, salt: Buffer, { memory, passes }: Cost): Promise<Buffer> =>
  promisify(argon2)('argon2id', { ...shape, memory, passes, message: Buffer.from(password, 'utf8'), nonce: salt });

/** `argon2id$<memory KiB>$<passes>$<salt>$<hash>`, both in base64url. At once, and so not for requests. */
export async function hashAtOnce(password: string, cost = recommended): Promise<string> {
  const salt = randomBytes(16);
  const hash = await hashWith(password, salt, cost);
  return ['argon2id', cost.memory, cost.passes, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** The same in the caller's turn, of the composed form. Throws `not_ready`, like all here, when too many wait. */
export const hashPassword = (password: string, asker: Asker, lane: Lane = 'other'): Promise<string> =>
  hashInTurn(asker, lane, () => hashAtOnce(password.normalize('NFC')));

/** The composed form; and for hashes of before, as it was typed or as other devices type it. */
const formsOf = (password: string): Set<string> =>
  new Set([password.normalize('NFC'), password, password.normalize('NFD')]);

export async function isPassword(password: string, stored: string, asker: Asker): Promise<boolean> {
  const [, memory, passes, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64url');
  // With the stored parameters, which can differ from today's.
  const costThen = { memory: Number(memory), passes: Number(passes) };
  await asker.turn?.();
  for (const form of formsOf(password)) {
    const given = await hashInTurn(asker, 'other', () => hashWith(form, Buffer.from(salt, 'base64url'), costThen));
    if (expected.length === given.length && timingSafeEqual(expected, given)) return true;
  }
  return false;
}

/** A hash without a password: unknown e-mails are compared with it, so that they take the same time. Skipped when many wait. */
const nobody = hashAtOnce(randomBytes(32).toString('base64url'));
export const isNobodysPassword = async (password: string, asker: Asker): Promise<boolean> => {
  if (!asker.turn && !(await passedBusyLane('other'))) await isPassword(password, await nobody, asker);
  return false;
};
