import type { Logger } from 'pino';
import type { Mailer } from './adapters/mailer.ts';
import type { Bounds } from './bounds.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { JobQueue } from './queue/job-queue.ts';

/** What the process runs with, made once by `main.ts` and handed down. Nothing that reaches outside the process is a module's own. */
export interface Ctx {
  config: Config;
  /** What one account, event or person may have and do here. */
  bounds: Bounds;
  database: Database;
  queue: JobQueue;
  mailer: Mailer;
  log: Logger;
  /** The application's clock: for calendar days, and for waits that no row keeps. Order and expiry use the database's. */
  now: () => Date;
  /** Aborted as soon as the process begins to shut down. */
  stopping: AbortSignal;
}
