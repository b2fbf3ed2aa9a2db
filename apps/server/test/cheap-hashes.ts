import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Argon2 = typeof crypto.argon2;

/** Node's own, also where an earlier test file of this worker has replaced it. */
const shared = globalThis as { serendipArgon2?: Argon2 };
shared.serendipArgon2 ??= crypto.argon2;
const own = shared.serendipArgon2;

function use(argon2: Argon2): void {
  crypto.argon2 = argon2;
  syncBuiltinESMExports();
}

/** The cost that was asked for goes into the hash, so that one made at another cost does not match. */
const cheap = ((algorithm, given, callback) => {
  const associatedData = Buffer.from(`${given.memory} ${given.passes}`);
  own(algorithm, { ...given, memory: 256, passes: 1, associatedData }, callback);
}) as Argon2;

/** Runs before every test file of the server: hashes of passwords and codes are true ones, at next to no cost. */
use(cheap);

/** Hashes cost what they cost outside of tests. Returns a function that ends this. */
export function hashAtFullCost(): () => void {
  use(own);
  return () => use(cheap);
}
