import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { Refusal } from '../../errors.ts';

const derive = promisify(argon2);

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
}

/** What a new hash costs. OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane. */
const recommended: Cost = { memory: 19_456, passes: 2 };
const shape = { parallelism: 1, tagLength: 32 };

// The work runs on the thread pool; two at a time leave threads for everything else when a crowd signs up.
const threads = pLimit(2);
/**
 * Who wants to be hashed. Anybody may sign up as often as they like, and so sign-ups queue by themselves: from each queue no
 * more than two stand before the threads, which take turns where both queues are long.
 */
const lanes = { signUp: pLimit(2), other: pLimit(2) };
/** A venue and more at once, some ten seconds' work; who came later would wait until they give up. */
const waitingMax = 500;

type Lane = keyof typeof lanes;

async function hashWith(lane: Lane, password: string, salt: Buffer, { memory, passes }: Cost): Promise<Buffer> {
  if (lanes[lane].pendingCount >= waitingMax) throw new Refusal('not_ready');
  const message = Buffer.from(password, 'utf8');
  return lanes[lane](() => threads(() => derive('argon2id', { ...shape, memory, passes, message, nonce: salt })));
}

/** `argon2id$<memory KiB>$<passes>$<salt>$<hash>`, both in base64url. Throws `not_ready`, as all here, when too many wait. */
export async function hashPassword(password: string, lane: Lane = 'other', cost = recommended): Promise<string> {
  const salt = randomBytes(16);
  const hash = await hashWith(lane, password, salt, cost);
  return ['argon2id', cost.memory, cost.passes, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64url');
  // At its own cost, whatever a new hash costs today.
  const costThen = { memory: Number(memory), passes: Number(passes) };
  const given = await hashWith('other', password, Buffer.from(salt, 'base64url'), costThen);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** A hash that no password has: what an unknown e-mail is compared with, so that it takes the same time. */
const nobody = hashPassword(randomBytes(32).toString('base64url'));
export const isNobodysPassword = async (password: string): Promise<boolean> => {
  await isPassword(password, await nobody);
  return false;
};
