import type { AbuseCase } from './abuse/case.ts';
import { manySessions } from './abuse/many-sessions.ts';
import { messageFlood } from './abuse/message-flood.ts';
import { questionFlood } from './abuse/question-flood.ts';
import { runFlood } from './abuse/run-flood.ts';
import { signInFlood } from './abuse/sign-in-flood.ts';
import type { Target } from './target.ts';

/** Each in a file of its own. They run one after the other on one database, each with a server of its own. */
const cases: AbuseCase[] = [questionFlood, messageFlood, manySessions, signInFlood, runFlood];

/** Replays what one account or a few can do to all others, and prints what came of it before and now. */
export async function abuse(target: Target, only?: string[]): Promise<void> {
  for (const { name, deed, reported, settings, run } of cases.filter((each) => only?.includes(each.name) ?? true)) {
    const server = await target.serendip(settings);
    try {
      const { before, now } = await run(server, target);
      console.log(`${name}: ${deed}`);
      console.log(`  before: ${before ?? `${reported} (as reported)`}`);
      console.log(`  now:    ${now}`);
    } finally {
      await server.stop();
    }
  }
}
