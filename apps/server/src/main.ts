import { dirname, join } from 'node:path';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import type { Ctx } from './context.ts';
import { offerBackups } from './db/data-folder-lock.ts';
import { withoutData } from './errors.ts';
import { runClock } from './features/evening/clock/run-clock.ts';
import { drainOf } from './http/drain.ts';
import { makeFolder } from './make-folder.ts';
import { openContext } from './open-context.ts';
import { startFailure } from './start-failure.ts';
import { startWorker } from './worker.ts';

/** Starts the process's role; returns how to stop it. A worker serves no guests, but says how it is. */
async function start(config: Config): Promise<() => Promise<void>> {
  const { ctx, announceStop, close } = await openContext(config);
  try {
    const stopServing = await serve(ctx);
    return async () => {
      announceStop();
      // Jobs and requests come to their end side by side.
      await Promise.all([ctx.queue.rest(), stopServing()]);
      await close();
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Begins to work and to listen; returns how to end the listening. */
async function serve(ctx: Ctx): Promise<() => Promise<void>> {
  const { config, database, log } = ctx;
  if (config.role !== 'api') await startWorker(ctx);
  const clock = runClock(ctx);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      // Nobody knows what state this process is in: the next one starts from what is stored.
      log.fatal({ err: error instanceof Error ? withoutData(error) : error }, 'an error nobody expected');
      process.exit(1);
    });
  const app = await buildApp(ctx);
  const drain = drainOf(app);
  await app.listen({ port: config.port, host: config.host });
  if (database.backUp) backUpOn('SIGUSR2', ctx);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  log.info({ role: config.role, database: database.kind, dataDir: config.dataDir }, 'Serendip is ready');
  const place = config.role === 'worker' ? 'for background work' : `http://localhost:${port}`;
  process.stdout.write(`\n  Serendip is ready: ${place}\n\n`);
  return async () => {
    await drain();
    await app.close();
    await clock;
  };
}

/** `npm run backup` asks for a copy by this signal: only the process that owns the embedded database can make one. */
function backUpOn(signal: NodeJS.Signals, { config, database, log }: Ctx): void {
  const backUp = async (file: string) => {
    makeFolder(dirname(file));
    await database.backUp?.(file);
  };
  process.on(signal, () => {
    const file = join(config.dataDir, 'backups', `${new Date().toISOString().replaceAll(':', '-')}.tar.gz`);
    backUp(file).then(
      () => log.info({ file }, 'backup written'),
      (error: unknown) => log.error({ err: error, file }, 'the backup failed'),
    );
  });
  offerBackups(config.dataDir);
}

/** Milliseconds in which a signal that comes again is the same wish: npm hands on what a whole group was sent. */
const sameWish = 500;
/** Milliseconds; ten seconds are promised. */
const longestStop = 8_500;

/** From the first moment on, so that a wish that comes during the start is granted as soon as there is something to stop. */
function stopOn(signals: NodeJS.Signals[], started: Promise<() => Promise<void>>): void {
  let since: number | undefined;
  for (const signal of signals)
    process.on(signal, () => {
      if (since !== undefined) {
        // A second wish means 'now'.
        if (performance.now() - since > sameWish) process.exit(1);
        return;
      }
      since = performance.now();
      setTimeout(() => process.exit(0), longestStop).unref();
      started
        .then((stop) => stop())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
}

try {
  // Not at once: the data folder is held from the first moment on, and so somebody has to listen before.
  const started = Promise.resolve().then(() => start(readConfig()));
  stopOn(['SIGTERM', 'SIGINT'], started);
  await started;
} catch (error) {
  process.stderr.write(`\n  Serendip could not start. ${startFailure(error)}\n`);
  process.exit(1);
}
