import { pino } from 'pino';
import { openMailer } from './adapters/mailer.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Ctx } from './context.ts';
import { openDatabase } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import { readQuestionFile } from './features/profile/question-file.ts';
import { synchroniseQuestions } from './features/profile/synchronise-questions.ts';
import { openJobQueue } from './queue/job-queue.ts';
import { startWorker } from './worker.ts';

/** Opens everything a process of this role needs, in the order of its dependencies; returns how to close it again. */
async function start(config: Config) {
  const log = pino({ level: config.logLevel });
  if (!config.rateLimit) log.warn('RATE_LIMIT is off: meant for load tests only');
  const questions = readQuestionFile();
  const stopping = new AbortController();
  const database = await openDatabase(config, log);
  await migrateDatabase(database, log);
  await synchroniseQuestions(database.db, questions);
  const queue = await openJobQueue(database, log, { worker: config.role !== 'api' });
  const mailer = openMailer(config, log);
  const ctx: Ctx = { config, database, queue, mailer, log, now: () => new Date(), stopping: stopping.signal };
  if (config.role !== 'api') await startWorker(ctx);
  // A worker serves no pages, but says how it is.
  const app = await buildApp(ctx);
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  log.info({ role: config.role, database: database.kind, dataDir: config.dataDir }, 'Serendip is ready');
  process.stdout.write(`\n  Serendip is ready: http://localhost:${port}\n\n`);

  return async () => {
    stopping.abort();
    await app.close();
    await queue.stop();
    await database.close();
  };
}

function stopOn(signals: NodeJS.Signals[], close: () => Promise<void>): void {
  let stopping = false;
  for (const signal of signals)
    process.on(signal, () => {
      // A second signal means 'now'.
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(0), 9_500).unref();
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}

try {
  stopOn(['SIGTERM', 'SIGINT'], await start(readConfig()));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n  Serendip could not start. ${reason}\n`);
  if (!(error instanceof ConfigError) && error instanceof Error && error.cause)
    process.stderr.write(`  Cause: ${String(error.cause)}\n`);
  process.exit(1);
}
