import assert from 'node:assert/strict';
import { arrives, length, letEnd, standing, startEvening } from '../evening-watch.ts';
import { type Scenario, sleep, worst } from '../scenario.ts';
import { launch, type ServerProcess } from '../server-process.ts';
import { ownDatabase } from '../storage.ts';

export const eveningClock: Scenario = {
  name: 'evening-clock',
  promise:
    'An evening goes on once and on time with two api and two worker processes, paused ones, and after all were killed',
  short: false,
  async run(long) {
    const storage = await ownDatabase();
    const servers: ServerProcess[] = [];
    const start = async (role: string) => {
      const server = await launch({ ...storage.env, ROLE: role });
      servers.push(server);
      await server.ready();
      return server;
    };
    try {
      const [api, , worker] = [await start('api'), await start('api'), await start('worker'), await start('worker')];
      await startEvening(storage, api.url);
      const late: number[] = [];
      for (let times = 0; times < (long ? 8 : 3); times += 1) {
        // Half of them are paused while the end comes, and find that it has when they go on.
        const paused = times % 2 === 0 ? [] : [api, worker];
        for (const server of paused) server.signal('SIGSTOP');
        await letEnd(storage, 400);
        late.push(await arrives(storage, await standing(storage), 10));
        const before = await standing(storage);
        for (const server of paused) server.signal('SIGCONT');
        await sleep(1_200);
        assert.equal((await standing(storage)).version, before.version, 'a step was taken twice');
      }
      for (const server of servers) {
        server.signal('SIGKILL');
        await server.ended;
      }
      await letEnd(storage, -2.5 * length);
      const before = await standing(storage);
      await start('all');
      await arrives(storage, before, 10);
      return { steps: late.length, 'latest step': `${Math.round(worst(late))} ms`, 'taken twice': 0 };
    } finally {
      for (const server of servers) {
        server.signal('SIGKILL');
        await server.ended;
      }
      await storage.remove();
    }
  },
};
