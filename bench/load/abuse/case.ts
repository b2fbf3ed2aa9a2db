import type { ServerProcess } from '../server-process.ts';
import type { Target } from '../target.ts';

/** One way to take more than one's share, replayed by one account or a few. */
export interface AbuseCase {
  name: string;
  /** What is done, in a sentence. */
  deed: string;
  /** What came of it before there was a bound: as an outside tester reported it, or null where `run` measures it. */
  reported: string | null;
  /** Settings of the server it is done to, beside `RATE_LIMIT=on`, the default. */
  settings?: Record<string, string>;
  /** Does it, and says what came of it. Leaves the server as it is: each case has its own. */
  run(server: ServerProcess, target: Target): Promise<{ before?: string; now: string }>;
}
