import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { ms } from '../figures.ts';
import type { AbuseCase } from './case.ts';
import { send } from './sender.ts';

const hosts = 3;
const runsEach = 20;
const participants = 3;

export const runFlood: AbuseCase = {
  name: 'run-flood',
  deed: `${hosts} hosts ask for ${hosts * runsEach} match runs, a fourth for one of 5,000 people; then a fifth wants three people matched`,
  reported: 'the fifth waits 60 s and more, instead of 0.9 s',
  async run(server, { seeded }) {
    const pool = new Pool(server.url, { connections: 64, pipelining: 1 });
    const token = (index: number) => seeded.tokenOf(seeded.users - index);
    const must = async (person: string, path: string, body: unknown = {}) => {
      const { code, text } = await send(pool, person, 'POST', path, body);
      if (code >= 300) throw new Error(`${path}: ${code}`);
      return JSON.parse(text).status.data;
    };
    /** An event of a host, with enough participants for a run. */
    const ready = async (host: string): Promise<string> => {
      const { event } = await must(host, '/events', { event: { name: 'One of many' } });
      for (let guest = 0; guest < participants; guest += 1) await must(token(20 + guest), `/events/${event.id}/join`);
      return `/events/${event.id}`;
    };
    const victim = token(10);
    const own = await ready(victim);
    const match = async (): Promise<number> => {
      const begun = performance.now();
      await must(victim, `${own}/run_matches`);
      for (;;) {
        const { text } = await send(pool, victim, 'GET', `${own}/match_status`);
        const { status } = JSON.parse(text).status.data.match_run as { status: string };
        if (status === 'failed') throw new Error('the run of three people failed');
        if (status === 'completed') return performance.now() - begun;
        await sleep(50);
      }
    };
    const flood: [host: string, event: string][] = [];
    for (let host = 0; host < hosts; host += 1)
      for (let run = 0; run < runsEach; run += 1) flood.push([token(11 + host), await ready(token(11 + host))]);
    const alone = await match();
    await must(seeded.tokenOf(seeded.crowd.host), `/events/${seeded.crowd.eventId}/run_matches`);
    await Promise.all(flood.map(([host, event]) => must(host, `${event}/run_matches`)));
    const behind = await match();
    await pool.close();
    return { now: `the fifth waits ${ms(behind)}, and ${ms(alone)} where nobody else matches` };
  },
};
