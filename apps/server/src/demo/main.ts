import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLanguage, type Language, languages } from '@serendip/texts/languages';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { Ctx } from '../context.ts';
import { runClock } from '../features/evening/clock/run-clock.ts';
import { openContext } from '../open-context.ts';
import { startFailure } from '../start-failure.ts';
import { startWorker } from '../worker.ts';
import { readDemoEvent } from './demo-event.ts';
import { act, checkIn } from './doors.ts';
import { type Demo, fillDemo } from './fill.ts';
import { playEvening } from './play-evening.ts';

function languageAskedFor(args: string[]): Language {
  const at = args.indexOf('--language');
  const code = at < 0 ? 'en' : (args[at + 1] ?? '');
  if (!isLanguage(code)) throw new Error(`The demo speaks ${languages.join(', ')}.`);
  return code;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Prints the sign-ins and addresses. */
const tell = (config: Config, { eventId, host, guests, password }: Demo): void =>
  say(`
    ${config.publicUrl}/events/${eventId}

    Host     ${host.email}   password ${password}
    Joiner   ${guests[1]?.email}   password ${password}
`);

/** Serves the event while its evening is played, and afterwards until it is stopped. */
async function serveEvening(ctx: Ctx, app: FastifyInstance, made: Demo, language: Language): Promise<void> {
  const { config } = ctx;
  const { eventId, host } = made;
  void runClock(ctx);
  await app.listen({ port: config.port, host: config.host });
  const { stage_link } = await host.send('POST', `/events/${eventId}/stage_link`);
  say('\n  An evening begins in ten seconds, at ten times the speed. Ctrl-C ends it.');
  tell(config, made);
  say(`    Stage    ${(stage_link as { address: string }).address}   (no sign-in)
    Console  ${config.publicUrl}/events/${eventId}/live   (the host's)
    Phone    the event's own page, as the joiner\n`);
  await sleep(10_000);
  await playEvening(ctx, app, readDemoEvent(language), made, (line) => say(`  ${line}`));
  say('  The evening has ended. Everybody can write to whom they met. Ctrl-C ends the demo.');
  await new Promise(() => undefined);
}

/**
 * `npm run demo`: fills an empty database and prints who can sign in. `-- --evening` plays an evening, in a folder of its
 * own. `-- --language de`: the event and its people speak German.
 */
async function main(args: string[]): Promise<void> {
  const evening = args.includes('--evening');
  const language = languageAskedFor(args);
  const ownFolder = evening && !process.env.DATA_DIR && !process.env.DATABASE_URL;
  const dataDir = ownFolder ? mkdtempSync(join(tmpdir(), 'serendip-evening-')) : process.env.DATA_DIR;
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, ROLE: 'all', RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
  if (ownFolder) process.on('exit', () => rmSync(config.dataDir, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  const { ctx, announceStop, close } = await openContext(config);
  try {
    await startWorker(ctx);
    const app = await buildApp(ctx);
    say('Inviting forty people …');
    const made = await fillDemo(ctx, app, readDemoEvent(language), language);
    const { code } = await act(made.host, made.eventId, 'open_doors');
    if (evening) return await serveEvening(ctx, app, made, language);
    // Some are late.
    for (const guest of made.guests.slice(0, 31)) await checkIn(guest, made.eventId, code);
    await app.close();
    say(`\n  The demo event is ready: ${made.guests.length} people have joined and were matched, the doors are open.`);
    tell(config, made);
    say('  Start the product with the same settings to see it: npm start\n');
  } finally {
    announceStop();
    await close();
  }
}

main(process.argv).catch((error: unknown) => {
  process.stderr.write(`\n  The demo could not be made. ${startFailure(error)}\n`);
  process.exit(1);
});
