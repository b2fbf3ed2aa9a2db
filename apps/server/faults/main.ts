import { parseArgs } from 'node:util';
import { type Figures, type Scenario, sleep } from './scenario.ts';
import {
  backupEmbedded,
  backupPostgres,
  interruptedRestoreEmbedded,
  interruptedRestorePostgres,
} from './scenarios/backup-restore.ts';
import { behindProxy } from './scenarios/behind-proxy.ts';
import { dataFolder } from './scenarios/data-folder.ts';
import { eveningClock } from './scenarios/evening-clock.ts';
import { eveningTaps, eveningThroughFaults } from './scenarios/evening-faults.ts';
import { failover } from './scenarios/failover.ts';
import { concurrentFirstBoot, interruptedFirstBoot } from './scenarios/first-boot.ts';
import { freeAccounts } from './scenarios/free-accounts.ts';
import { freeQueues } from './scenarios/free-queues.ts';
import { fullDisk } from './scenarios/full-disk.ts';
import { killedOnEmbedded, killedOnPostgres } from './scenarios/killed-server.ts';
import { mailAway } from './scenarios/mail-away.ts';
import { mailsOnce } from './scenarios/mails-once.ts';
import { onePhone } from './scenarios/one-phone.ts';
import { lostNotifications, operatorView } from './scenarios/operator-view.ts';
import { otherUser } from './scenarios/other-user.ts';
import { restartedPostgres, silentDatabase } from './scenarios/restarted-postgres.ts';
import { handedBack, shutdown } from './scenarios/shutdown.ts';
import { silentModel } from './scenarios/silent-model.ts';
import { slowClients } from './scenarios/slow-clients.ts';
import { twoWorkers } from './scenarios/two-workers.ts';
import { unreadAnswers } from './scenarios/unread-answers.ts';
import { killLeftovers } from './server-process.ts';

/**
 * `npm run test:faults` checks what the product promises about faults, one after the other, with real processes.
 * `-- --short` is the short form for every change. `-- --only kill-embedded,shutdown` runs these two.
 * It needs a PostgreSQL server at FAULTS_DATABASE_URL (default postgres://postgres@127.0.0.1:5432/postgres) and creates
 * its own databases there.
 */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false }, only: { type: 'string' } } });

const scenarios: Scenario[] = [
  dataFolder,
  otherUser,
  concurrentFirstBoot,
  interruptedFirstBoot,
  killedOnEmbedded,
  killedOnPostgres,
  shutdown,
  handedBack,
  restartedPostgres,
  silentDatabase,
  failover,
  slowClients,
  onePhone,
  freeAccounts,
  freeQueues,
  unreadAnswers,
  twoWorkers,
  eveningClock,
  eveningTaps,
  eveningThroughFaults,
  mailAway,
  mailsOnce,
  silentModel,
  fullDisk,
  backupEmbedded,
  backupPostgres,
  interruptedRestoreEmbedded,
  interruptedRestorePostgres,
  behindProxy,
  operatorView,
  lostNotifications,
];

/** For everything, and for one scenario. */
const minutes = { all: 25, one: 4 };

const chosen = values.only?.split(',');
const unknown = chosen?.filter((name) => !scenarios.some((scenario) => scenario.name === name)) ?? [];
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. There are: ${scenarios.map(({ name }) => name).join(', ')}\n`);
  process.exit(1);
}
const begun = performance.now();
const left = () => minutes.all * 60_000 - (performance.now() - begun);

const inTime = (promise: Promise<Figures>): Promise<Figures> =>
  new Promise((resolve, reject) => {
    const most = Math.min(left(), minutes.one * 60_000);
    const timer = setTimeout(() => reject(new Error(`ran out of time after ${Math.round(most / 1_000)} s`)), most);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const told = (figures: Figures) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

let failures = 0;
for (const scenario of scenarios.filter(({ name, short }) => chosen?.includes(name) ?? (short || !values.short))) {
  const started = performance.now();
  const took = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const impossible = scenario.impossible?.();
  if (impossible) {
    console.log(`– ${scenario.name}: not shown here, ${impossible}`);
    continue;
  }
  try {
    if (left() <= 0) throw new Error(`the ${minutes.all} minutes are over`);
    const figures = await inTime(scenario.run(!values.short));
    console.log(`✓ ${scenario.name} (${took()}): ${scenario.promise}\n    ${told(figures)}`);
  } catch (error) {
    failures += 1;
    console.log(`✗ ${scenario.name} (${took()}): ${scenario.promise}`);
    console.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    killLeftovers();
    // A scenario that ran out of time notices it here and cleans up.
    await sleep(3_000);
  }
}
console.log(failures === 0 ? '\n✓ every promise held' : `\n✗ ${failures} broken`);
process.exit(failures === 0 ? 0 : 1);
