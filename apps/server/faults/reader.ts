import { call } from './caller.ts';
import { sleep } from './scenario.ts';

/** Polls like a screen, twenty times a second, and notes the status and time of each answer. */
export function startReader(url: string, token: string) {
  const waits: number[] = [];
  const statuses = new Set<number>();
  const broken: string[] = [];
  const readiness = new Set<number>();
  let stopping = false;
  const one = async () => {
    const started = performance.now();
    try {
      const reply = await call(url, { path: '/conversations/unread_count', token });
      statuses.add(reply.status);
      if (reply.status === 503 && !reply.headers['retry-after']) broken.push('a 503 without Retry-After');
    } catch (error) {
      broken.push(String(error));
    }
    waits.push(performance.now() - started);
  };
  const look = async () => readiness.add((await call(url, { path: '/ready' })).status);
  const work = (async () => {
    const pending: Promise<unknown>[] = [];
    for (let turn = 0; !stopping; turn += 1) {
      pending.push(one());
      if (turn % 10 === 0) pending.push(look().catch((error: unknown) => broken.push(String(error))));
      await sleep(50);
    }
    await Promise.all(pending);
  })();
  return {
    waits,
    statuses,
    broken,
    readiness,
    async stop() {
      stopping = true;
      await work;
    },
  };
}
