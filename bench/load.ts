import { parseArgs } from 'node:util';
import { abuse } from './load/abuse.ts';
import { alsoAskForConversations } from './load/attendees.ts';
import { matchACrowd } from './load/during-a-run.ts';
import { editDraft } from './load/edits.ts';
import { playEvening } from './load/evening.ts';
import { compareKeptStatements } from './load/kept-statements.ts';
import { climbLadder } from './load/ladder.ts';
import { tellACrowd } from './load/notify.ts';
import { openDoors } from './load/opening.ts';
import { comparePolledReads } from './load/polled-reads.ts';
import type { ServerProcess } from './load/server-process.ts';
import { soak } from './load/soak.ts';
import { openEmbedded, openOnServer } from './load/target.ts';
import { readCards } from './load/understood.ts';

/**
 * `npm run bench:load`: how many people can be online at once. Embedded by default; `--database postgres://…/postgres`
 * creates and drops its own database there. Parts, to be picked with `--only`: `ladder` (latencies, errors,
 * processor and memory per number of people), `reads` (polled reads beside a bare route with one equivalent query),
 * `opening` (300 sign-ups from one address), `run` (requests while 5,000 people are matched), `understood` (the cost of the card 'What
 * Serendip understood' and its suggestions, alone and for 300 people in a minute, and the host's counts), `evening` (2,000 phones in an evening's rounds, embedded
 * 1,000: response times, and the time until all phones have a change), `notify` (requests while 2,000 people
 * are mailed, and how long that takes), `edits` (changes of a draft by hand at 300 people and six rounds). `--conversations` adds the list of conversations, which the web app polls, to the
 * specification's polling. `--only statements`, embedded only: the gain from keeping parsed and planned statements.
 * `--only abuse` replays attacks by one account or a few on all
 * others, and prints the results before and now (`--case question-flood` picks one). `--soak 30` instead keeps one load for 30 minutes and
 * watches memory and tables. The generator runs on the same machine.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    only: { type: 'string', default: 'ladder,reads,opening,run,understood,evening' },
    online: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    case: { type: 'string' },
    conversations: { type: 'boolean', default: false },
    soak: { type: 'string' },
    port: { type: 'string', default: '3301' },
  },
});
const port = Number(values.port);
if (values.conversations) alsoAskForConversations();
const steps = (values.online ?? (values.database ? '1000,5000,10000' : '1000,2000,4000')).split(',').map(Number);
/** The number of people online while something else is measured. */
const room = 1_000;

const target = await (values.database ? openOnServer(values.database, port) : openEmbedded(port));
const on = async (work: (server: ServerProcess) => Promise<void>) => {
  const server = await target.serendip();
  try {
    await work(server);
  } finally {
    await server.stop();
  }
};
const parts: Record<string, () => Promise<void>> = {
  ladder: () => on((server) => climbLadder(server, target.seeded, steps, Number(values.seconds))),
  reads: () => comparePolledReads(target),
  statements: () => compareKeptStatements(target),
  opening: () => on((server) => openDoors(server, target.seeded, room)),
  abuse: () => abuse(target, values.case?.split(',')),
  understood: () => on((server) => readCards(server, target.seeded, room)),
  evening: () => playEvening(target, values.online ? (steps[0] ?? 0) : values.database ? 2_000 : 1_000),
  edits: () => editDraft(target, 300, 200),
  notify: () => tellACrowd(target, 2_000, values.online ? (steps[0] ?? 0) : room),
  run: () => on((server) => matchACrowd(server, target.seeded, room)),
};

try {
  console.log(target.kind === 'postgres' ? 'PostgreSQL' : 'Embedded database');
  if (values.soak) await soak(target, steps.at(-1) ?? room, Number(values.soak));
  else
    for (const name of values.only.split(',')) {
      const part = parts[name];
      if (!part) throw new Error(`Unknown: ${name}. There are: ${Object.keys(parts).join(', ')}`);
      console.log('');
      await part();
    }
} finally {
  await target.remove();
}
