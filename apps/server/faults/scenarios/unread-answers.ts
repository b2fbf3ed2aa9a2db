import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { bounds } from '@serendip/contract/bounds';
import { call, must } from '../caller.ts';
import { createEvent, type Guest, signUp } from '../party.ts';
import { inSeconds, type Scenario, sleep, until, worst } from '../scenario.ts';
import { launch, type ServerProcess } from '../server-process.ts';
import { embedded } from '../storage.ts';

const unread = 300;
/** Three bytes a letter, and as much of it as an event takes. */
const question = {
  text: '語'.repeat(500),
  input_type: 'multi_select',
  options: Array.from({ length: 50 }, (_, index) => ({ text: '語', value: String(index) })),
};

const megabytesOf = ({ pid }: ServerProcess) =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;

/** An event with the largest answer to one read. Returns its path and the answer's size. */
async function largestAnswer(url: string, host: Guest) {
  const path = `/events/${await createEvent(url, host, 'All the questions')}/questions`;
  for (let number = 0; number < bounds.questions_per_event.most; number += 1) {
    const body = { question };
    if ((await call(url, { method: 'POST', path, token: host.token, body })).status === 422) {
      await must(url, { method: 'POST', path, token: host.token, body: { question: { ...question, text: '語' } } });
    }
  }
  const { data } = await must(url, { path, token: host.token });
  return { path, bytes: Buffer.byteLength(JSON.stringify(data)) };
}

/** Asks for it over a connection of its own and takes not one byte. */
function askAndIgnore(port: number, path: string, { token }: Guest) {
  const socket = connect(port, '127.0.0.1', () => socket.pause()).on('error', () => undefined);
  const ask = () => socket.write(`GET /api${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  ask();
  return { socket, ask };
}

async function pollUntil(over: AbortSignal, url: string, token: string): Promise<number[]> {
  const waits: number[] = [];
  while (!over.aborted) {
    const started = performance.now();
    assert.equal((await call(url, { path: '/conversations/unread_count', token })).status, 200);
    waits.push(performance.now() - started);
    await sleep(20);
  }
  return waits.toSorted((a, b) => a - b);
}

const p95 = (sorted: number[]) => sorted[Math.floor(sorted.length * 0.95)] ?? 0;

export const unreadAnswers: Scenario = {
  name: 'unread-answers',
  promise: 'Clients that take nothing of an answer are cut after 10 s, and others do not notice',
  short: true,
  async run() {
    const storage = embedded();
    const server = await launch(storage.env);
    const sockets = new Set<Socket>();
    const over = new AbortController();
    try {
      await server.ready();
      const [host, guest] = [await signUp(server.url), await signUp(server.url)];
      const { path, bytes } = await largestAnswer(server.url, host);
      for (let turn = 0; turn < 20; turn += 1) await must(server.url, { path, token: host.token });
      const before = megabytesOf(server);
      const calm = p95(await pollUntil(AbortSignal.timeout(2_000), server.url, guest.token));
      const polls = pollUntil(over.signal, server.url, guest.token);
      // Where something else fails first, they are not what is told.
      polls.catch(() => undefined);
      // The system takes megabytes of a connection's answers by itself. One asks until they wait in the server.
      const greedy = askAndIgnore(server.port, path, host);
      sockets.add(greedy.socket);
      const asking = setInterval(greedy.ask, 50);
      over.signal.addEventListener('abort', () => clearInterval(asking));
      for (let each = 0; each < unread; each += 1) sockets.add(askAndIgnore(server.port, path, host).socket);
      const metric = async (name: string) => {
        const text = await (await fetch(`${server.url}/api/metrics`)).text();
        return Number(text.match(new RegExp(`serendip_refusals_total\\{bound="${name}"\\} (\\d+)`))?.[1]);
      };
      let most = before;
      const begun = performance.now();
      await until('the cut of those who take nothing', 60, async () => {
        most = Math.max(most, megabytesOf(server));
        return (await metric('unread_answer_seconds')) > 0;
      });
      const cut = performance.now() - begun;
      over.abort();
      const waits = await polls;
      const refused = await metric('answer_bytes_per_account');
      assert.ok(
        p95(waits) <= Math.max(100, 2 * calm),
        `polls went from ${calm.toFixed(0)} to ${p95(waits).toFixed(0)} ms`,
      );
      // Memory and refusals depend on how much the system takes by itself; `response-backpressure.test.ts` holds the bound.
      assert.ok(cut >= 9_000, `cut after ${inSeconds(cut)}`);
      return {
        answer: `${(bytes / 1e6).toFixed(2)} MB`,
        unread,
        'refused before any work': refused,
        'first cut after': inSeconds(cut),
        'memory grew by': `${(most - before).toFixed(0)} MB`,
        "others' polls p95 before / during / slowest": `${[calm, p95(waits), worst(waits)].map((ms) => ms.toFixed(0)).join(' / ')} ms`,
      };
    } finally {
      over.abort();
      for (const socket of sockets) socket.destroy();
      server.signal('SIGKILL');
      await server.ended;
      await storage.remove();
    }
  },
};
