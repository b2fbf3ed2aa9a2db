import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openContext } from '../open-context.ts';
import { startFailure } from '../start-failure.ts';
import { startWorker } from '../worker.ts';
import { readDemoEvent } from './demo-event.ts';
import { fillDemo } from './fill.ts';

/** `npm run demo`: fills an empty database and prints who can sign in. */
async function main(): Promise<void> {
  const config = readConfig({ ...process.env, ROLE: 'all', RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
  const { ctx, close } = await openContext(config);
  try {
    await startWorker(ctx);
    const app = await buildApp(ctx);
    process.stdout.write('Inviting forty people …\n');
    const { eventId, host, guest, password, people } = await fillDemo(ctx, app, readDemoEvent());
    await app.close();
    process.stdout.write(`
  The demo event is ready: ${people} people have joined and were matched.

    ${config.publicUrl}/events/${eventId}

    Host     ${host}   password ${password}
    Joiner   ${guest}   password ${password}

  Start the product with the same settings to see it: npm start

`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`\n  The demo could not be made. ${startFailure(error)}\n`);
  process.exit(1);
});
