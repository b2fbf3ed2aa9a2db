import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Argon2 = typeof crypto.argon2;
type Parameters = Pick<crypto.Argon2Parameters, 'memory' | 'passes' | 'parallelism' | 'tagLength'>;

export interface Hashing {
  /** The parameters of every hash. */
  asked: Parameters[];
  /** From now on a hash waits until it is released. */
  hold(): void;
  /** Lets the one go on that has waited longest. */
  releaseOne(): void;
  /** From now on a hash takes at least so many milliseconds. */
  slowDown(milliseconds: number): void;
  /** Lets all go on; nothing holds hashes up any more. */
  release(): void;
  /** Gives back Node's own. */
  end(): void;
}

/** Hashes begin when the test says so. They cost next to nothing, as in all tests of the server. */
export function watchHashing(): Hashing {
  const { argon2 } = crypto;
  const asked: Parameters[] = [];
  const held: (() => void)[] = [];
  let isHeld = false;
  let delay = 0;
  crypto.argon2 = ((algorithm, given, callback) => {
    const { memory, passes, parallelism, tagLength } = given;
    asked.push({ memory, passes, parallelism, tagLength });
    const start = () => argon2(algorithm, given, callback);
    if (isHeld) held.push(start);
    else if (delay > 0) setTimeout(start, delay);
    else start();
  }) as Argon2;
  syncBuiltinESMExports();
  const release = () => {
    isHeld = false;
    delay = 0;
    for (const start of held.splice(0)) start();
  };
  return {
    asked,
    hold() {
      isHeld = true;
    },
    releaseOne: () => held.shift()?.(),
    slowDown(milliseconds) {
      delay = milliseconds;
    },
    release,
    end() {
      release();
      crypto.argon2 = argon2;
      syncBuiltinESMExports();
    },
  };
}
