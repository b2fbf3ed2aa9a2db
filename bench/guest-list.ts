import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSerendip } from '@serendip/test-kit/serendip';

/**
 * `npm run bench:guest-list`: how long a list of 5,000 guests takes to be checked and saved, how much processor time of the server that is,
 * and how polls of another person fare beside a second list, compared with the same polls before it. Exits with 1 when a target is missed.
 */
const rows = 5_000;
/** Seconds. */
const targets = { check: 2, save: 5, again: 5 };
/** Times the polls of before. */
const mostSlower = 1.5;
/** Milliseconds. */
const pause = 20;
const calm = 6_000;

interface Answer {
  code: number;
  data: unknown;
  token: string;
}

async function send(url: string, method: string, path: string, body?: object, token = ''): Promise<Answer> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status } = (await response.json()) as { status: { code: number; message: string; data: never } };
  if (status.code >= 400) throw new Error(`${method} ${path}: ${status.code} ${status.message}`);
  return { ...status, token: response.headers.get('authorization')?.replace('Bearer ', '') ?? '' };
}

async function arrive(url: string, name: string): Promise<string> {
  const user = { email: `${name}@example.org`, password: 'correct horse', password_confirmation: 'correct horse' };
  return (await send(url, 'POST', '/users', { user })).token;
}

/** Processor time of the children of this process so far, in seconds. */
function processorTime(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  const ticks = children.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

const at = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** Polls until it is told to stop; the times of all answers, in milliseconds. */
function poll(once: () => Promise<unknown>): () => Promise<number[]> {
  let isOver = false;
  const times: number[] = [];
  const over = (async () => {
    while (!isOver) {
      const began = performance.now();
      await once();
      times.push(performance.now() - began);
      await sleep(pause);
    }
    return times;
  })();
  return () => {
    isOver = true;
    return over;
  };
}

const serendip = await startSerendip({ RATE_LIMIT: 'off' });
let missed = false;
try {
  const { url } = serendip;
  const [host, guest] = [await arrive(url, 'host'), await arrive(url, 'guest')];
  const made = async () => {
    const { data } = await send(url, 'POST', '/events', { event: { name: 'Harbour Mixer' } }, host);
    const { id } = (data as { event: { id: string } }).event;
    const asked = await send(url, 'POST', `/events/${id}/questions`, { question: { text: 'Diet?' } }, host);
    const { id: question_id } = (asked.data as { question: { id: string } }).question;
    const list = Array.from({ length: rows }, (_, n) => ({
      name: `Guest Number ${n}`,
      email: `guest.number.${n}@example-${n % 50}.org`,
      labels: [['VIP'], ['Speaker', 'Crew'], []][n % 3],
      answers: n % 2 ? [{ question_id, value: 'No nuts, please' }] : [],
    }));
    const bring = (how: object) =>
      send(url, 'POST', `/events/${id}/guest_lists`, { guest_list: { rows: list, ...how } }, host);
    return { id, bring };
  };
  const timed = async (work: () => Promise<unknown>) => {
    const [began, used] = [performance.now(), processorTime()];
    await work();
    return { seconds: (performance.now() - began) / 1_000, busy: processorTime() - used };
  };
  const [alone, beside] = [await made(), await made()];
  await send(url, 'POST', `/events/${beside.id}/join`, undefined, guest);
  const pollOnce = () => send(url, 'GET', `/events/${beside.id}`, undefined, guest);

  for (let n = 0; n < 50; n += 1) await pollOnce();
  const before = poll(pollOnce);
  await sleep(calm);
  const quiet = await before();
  const table: Record<string, object> = {};
  for (const [name, how] of [
    ['check', { dry_run: true }],
    ['save', {}],
    ['again', {}],
  ] as const) {
    const { seconds, busy } = await timed(() => alone.bring(how));
    const during = poll(pollOnce);
    await beside.bring(how);
    const times = await during();
    const slower = at(times, 0.95) / at(quiet, 0.95);
    const isMissed = seconds > targets[name] || slower > mostSlower;
    missed ||= isMissed;
    table[name] = {
      seconds: seconds.toFixed(1),
      'processor seconds': busy.toFixed(1),
      target: targets[name],
      'polls p95 (ms)': at(times, 0.95).toFixed(0),
      'longest poll (ms)': Math.max(...times).toFixed(0),
      'times slower': slower.toFixed(1),
      '': isMissed ? 'missed' : 'fine',
    };
    await sleep(1_000);
  }
  console.log(`${rows} rows. Polls before: p50 ${at(quiet, 0.5).toFixed(0)} ms, p95 ${at(quiet, 0.95).toFixed(0)} ms.`);
  console.table(table);
} finally {
  await serendip.stop();
}
process.exit(missed ? 1 : 0);
