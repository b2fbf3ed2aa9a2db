import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startSerendip } from '@serendip/test-kit/serendip';
import { webAppIsCurrent } from '../apps/web/build/web-app-build.ts';
import { type FirstLoad, firstLoad } from './web/first-load.ts';
import { type Guest, prepareGuest } from './web/guest.ts';
import { scriptWeight } from './web/script-weight.ts';
import { type Scrolling, scrollMatches, scrollMessages } from './web/scrolling.ts';
import { eventArrival } from './web/slow-line.ts';

/**
 * `npm run bench:web`: how fast the web app is there on a phone that has never seen it, how much JavaScript each screen
 * brings, and how lists of 2,000 rows scroll on a slow phone. Exits with 1 when a target is missed.
 */
const runs = 3;
const arrivals = 7;
const targets = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  largestPaint: 1800,
  blocking: 100,
  layoutShift: 0.02,
  frames: 50,
};
const kilobyte = 1000;

const root = fileURLToPath(new URL('..', import.meta.url));
if (!webAppIsCurrent(root))
  spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

const misses: string[] = [];
const judged = (text: string, fine: boolean, what: string): string => {
  if (!fine) misses.push(`${what}: ${text}`);
  return fine ? text : `${text} (missed)`;
};

function loadRow(path: string, load: FirstLoad): Record<string, string> {
  if (load.failed.length > 0) misses.push(`${path}: ${load.failed.join(', ')}`);
  const atLeast = (name: 'performance' | 'accessibility' | 'bestPractices') =>
    judged(String(load[name]), load[name] >= targets[name], `${path} ${name}`);
  const atMost = (name: 'largestPaint' | 'blocking' | 'layoutShift', text: string) =>
    judged(text, load[name] <= targets[name], `${path} ${name}`);
  return {
    performance: atLeast('performance'),
    accessibility: atLeast('accessibility'),
    'best practices': atLeast('bestPractices'),
    'largest paint': atMost('largestPaint', `${Math.round(load.largestPaint)} ms`),
    'blocking time': atMost('blocking', `${Math.round(load.blocking)} ms`),
    'layout shift': atMost('layoutShift', load.layoutShift.toFixed(3)),
  };
}

function scrollRow(what: string, { middle, most, longestTask, rows }: Scrolling): Record<string, string | number> {
  return {
    'between frames': `${Math.round(middle)} ms`,
    '95 of 100 below': judged(`${Math.round(most)} ms`, Math.round(most) <= targets.frames, `${what} scrolling`),
    'longest task': `${Math.round(longestTask)} ms`,
    'rows on the page': rows,
  };
}

const screens = (eventId: string): [string, string, boolean, number][] => [
  ['/', '/', false, 100],
  ['/login', '/login', false, 180],
  ['/signup', '/signup', false, 180],
  ['/forgot-password', '/forgot-password', false, 180],
  ['/sign-in-code', '/sign-in-code', false, 180],
  ['/reset-password/{token}', '/reset-password/token', false, 180],
  ['/dashboard', '/dashboard', true, 180],
  ['/create-event', '/create-event', true, 180],
  ['/events/{id}', `/events/${eventId}`, true, 180],
  ['/events/{id}/edit', `/events/${eventId}/edit`, true, 180],
  ['/profile', '/profile', true, 180],
  ['/messages', '/messages', true, 180],
];

const serendip = await startSerendip({ RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
try {
  const guest: Guest = await prepareGuest(serendip.url);
  const loads = {
    '/': loadRow('/', await firstLoad(serendip.url, '/', null, runs)),
    '/events/{id}': loadRow('/events/{id}', await firstLoad(serendip.url, `/events/${guest.eventId}`, guest, runs)),
  };
  process.stdout.write(`First load, Lighthouse, middle of ${runs} runs (targets: ${JSON.stringify(targets)})\n`);
  console.table(loads);
  const { named, joinable } = await eventArrival(serendip.url, guest, arrivals);
  process.stdout.write(
    `/events/{id} on that phone and line, not reckoned but applied, middle of ${arrivals}: ` +
      `its name after ${Math.round(named)} ms, can be joined after ${Math.round(joinable)} ms\n`,
  );
  const weights: Record<string, Record<string, string>> = {};
  for (const [name, path, signedIn, limit] of screens(guest.eventId)) {
    const weight = await scriptWeight(serendip.url, path, signedIn ? guest : null);
    const text = judged(`${(weight / kilobyte).toFixed(1)} kB`, weight <= limit * kilobyte, `${name} JavaScript`);
    weights[name] = { 'JavaScript, compressed': text, limit: `${limit} kB` };
  }
  console.table(weights);
  process.stdout.write('Swiping through 2,000 rows, 9,000 pixels a second, processor 4 times slower\n');
  console.table({
    'all matches': scrollRow('matches', await scrollMatches(serendip.url)),
    'a thread, earlier messages loading': scrollRow('messages', await scrollMessages(serendip.url)),
  });
} finally {
  await serendip.stop();
}
for (const miss of misses) process.stdout.write(`Missed: ${miss}\n`);
process.exitCode = misses.length > 0 ? 1 : 0;
