import { dirname, join } from 'node:path';
import { addressesOf } from './addresses.ts';
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

/** Starts the process's role; returns a function to stop it. A worker serves only the health calls. */
async function start(config: Config): Promise<() => Promise<void>> {
  const { ctx, announceStop, close } = await openContext(config);
  try {
    const stopServing = await serve(ctx);
    return async () => {
      announceStop();
      // Jobs and requests end in parallel.
      await Promise.all([ctx.queue.rest(), stopServing()]);
      await close();
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts working and listening; returns a function to stop listening. */
async function serve(ctx: Ctx): Promise<() => Promise<void>> {
  const { config, database, log } = ctx;
  if (config.role !== 'api') await startWorker(ctx);
  const clock = runClock(ctx);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      // The state of this process is unknown, so the next one starts from the stored data.
      log.fatal({ err: error instanceof Error ? withoutData(error) : error }, 'unexpected error');
      process.exit(1);
    });
  const app = await buildApp(ctx);
  const drain = drainOf(app);
  await app.listen({ port: config.port, host: config.host });
  if (database.backUp) backUpOn('SIGUSR2', ctx);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const own = config.role === 'worker' ? [] : addressesOf(config.host).map((address) => `http://${address}:${port}`);
  log.info(
    { role: config.role, database: database.kind, dataDir: config.dataDir, addresses: own },
    'Serendip is ready',
  );
  // A collector of logs reads JSON lines alone: the banner is for a person at a terminal.
  if (process.stdout.isTTY) process.stdout.write(banner(own));
  return async () => {
    await drain();
    await app.close();
    await clock;
  };
}

const banner = ([local = 'for background work', ...inNetwork]: string[]): string =>
  ['', `Serendip is ready: ${local}`, ...inNetwork.map((one) => `In the local network: ${one}`), '', ''].join('\n  ');

/** `npm run backup` asks for a copy by this signal, since only the owner of the embedded database can make one. */
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

/** Milliseconds in which a repeated signal counts once: npm forwards signals sent to a whole group. */
const sameWish = 500;
/** Milliseconds; ten seconds are promised. */
const longestStop = 8_500;

/** Registered at once, so that a signal during the start takes effect as soon as there is something to stop. */
function stopOn(signals: NodeJS.Signals[], started: Promise<() => Promise<void>>): void {
  let since: number | undefined;
  for (const signal of signals)
    process.on(signal, () => {
      if (since !== undefined) {
        // A second signal means 'now'.
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
  // Not immediately: the data folder is locked from the first moment, so the signal needs a listener before.
  const started = Promise.resolve().then(() => start(readConfig()));
  stopOn(['SIGTERM', 'SIGINT'], started);
  await started;
} catch (error) {
  process.stderr.write(`\n  Serendip could not start. ${startFailure(error)}\n`);
  process.exit(1);
}
