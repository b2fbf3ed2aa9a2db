import { setTimeout as sleep } from 'node:timers/promises';
import type { AbuseCase } from './abuse/case.ts';
import { exportFlood } from './abuse/export-flood.ts';
import { freeAccounts } from './abuse/free-accounts.ts';
import { manySessions } from './abuse/many-sessions.ts';
import { messageFlood } from './abuse/message-flood.ts';
import { onePhone } from './abuse/one-phone.ts';
import { questionFlood } from './abuse/question-flood.ts';
import { runFlood } from './abuse/run-flood.ts';
import { signInFlood } from './abuse/sign-in-flood.ts';
import type { Target } from './target.ts';

/** Each in a file of its own. They run one after the other on one database, each with a server of its own. */
const cases: AbuseCase[] = [
  questionFlood,
  messageFlood,
  manySessions,
  signInFlood,
  runFlood,
  exportFlood,
  onePhone,
  freeAccounts,
];

/** For one case, its server's start included. */
const minutes = 5;

async function tooLong(name: string): Promise<never> {
  await sleep(minutes * 60_000, undefined, { ref: false });
  throw new Error(`${name} took longer than ${minutes} minutes`);
}

/** Replays the harm that one account or a few can do to all others, and prints the outcome before and now. */
export async function abuse(target: Target, only?: string[]): Promise<void> {
  for (const { name, deed, reported, settings, prepare, run } of cases.filter(
    (each) => only?.includes(each.name) ?? true,
  )) {
    if (prepare) await target.look((client) => prepare(client, target.seeded));
    const server = await target.serendip(settings);
    try {
      const { before, now } = await Promise.race([run(server, target), tooLong(name)]);
      console.log(`${name}: ${deed}`);
      console.log(`  before: ${before ?? `${reported} (as reported)`}`);
      console.log(`  now:    ${now}`);
    } finally {
      await server.stop();
    }
  }
}
