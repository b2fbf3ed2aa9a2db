import type { Client, Seeded } from '../seed.ts';
import type { ServerProcess } from '../server-process.ts';
import type { Target } from '../target.ts';

/** One way to take more than one's share, replayed by one account or a few. */
export interface AbuseCase {
  name: string;
  /** A sentence that describes the attack. */
  deed: string;
  /** The outcome before there was a bound, as an outside tester reported it; null where `run` measures it. */
  reported: string | null;
  /** Settings of the server it is done to, beside `RATE_LIMIT=on`, the default. */
  settings?: Record<string, string>;
  /** Stores what the attack needs, before its server starts. */
  prepare?(client: Client, seeded: Seeded): Promise<void>;
  /** Runs the attack and reports the outcome. No need to clean up: each case has its own server. */
  run(server: ServerProcess, target: Target): Promise<{ before?: string; now: string }>;
}
