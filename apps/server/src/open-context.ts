import { pino } from 'pino';
import { openMailer } from './adapters/mailer.ts';
import { boundsOf } from './bounds.ts';
import { closeDataFolder } from './close-folder.ts';
import type { Config } from './config.ts';
import type { Ctx } from './context.ts';
import { openDatabase } from './db/database.ts';
import { eveningSteps } from './evening-steps.ts';
import { readTemplateFile } from './features/coach/template-file.ts';
import { readWordings } from './features/engine/read-wordings.ts';
import { openTopicReader } from './features/engine/topic-reader.ts';
import { keepKeys } from './features/notifications/keys.ts';
import { readQuestionFile } from './features/profile/question-file.ts';
import { synchroniseQuestions } from './features/profile/synchronise-questions.ts';
import { migrateDatabase } from './migrate.ts';
import { openJobQueue } from './queue/job-queue.ts';
import { quietOutages } from './quiet-outages.ts';
import { readTranslations } from './translations.ts';

/** A context, and a function that closes it in reverse order. */
export interface OpenContext {
  ctx: Ctx;
  /** Announces the end: readiness turns to 503. */
  announceStop(): void;
  close(): Promise<void>;
}

/** Opens all resources for a role, in the order of their dependencies, on an up-to-date database. */
export async function openContext(config: Config): Promise<OpenContext> {
  const log = pino({ level: config.logLevel, hooks: quietOutages() });
  if (!config.rateLimit) log.warn('RATE_LIMIT is off: meant for load tests only');
  const questions = readQuestionFile();
  const questionTemplates = readTemplateFile();
  const translate = readTranslations();
  const wordings = readWordings();
  const stopping = new AbortController();
  closeDataFolder(config.dataDir, log);
  const database = await openDatabase(config, log);
  try {
    await migrateDatabase(database, log);
    await synchroniseQuestions(database.db, questions);
    const keys = await keepKeys(database.db);
    const queue = await openJobQueue(database, log, { worker: config.role !== 'api' });
    const mailer = openMailer(config, log);
    const topicReader = openTopicReader(log);
    return {
      ctx: {
        config,
        bounds: boundsOf(config),
        database,
        queue,
        mailer,
        keys,
        topicReader,
        eveningSteps: eveningSteps(),
        questionTemplates,
        translate,
        wordings,
        log,
        now: () => new Date(),
        stopping: stopping.signal,
      },
      announceStop: () => stopping.abort(),
      async close() {
        await topicReader.stop();
        await queue.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
