import assert from 'node:assert/strict';
import { signUp } from '../party.ts';
import { type Scenario, sleep, worst } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { embedded, ownDatabase, type Storage } from '../storage.ts';

/** Kills first starts at later and later moments, then lets one finish. */
async function interrupt(storage: Storage, kills: number): Promise<number> {
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await launch(storage.env);
    await sleep(400 + (3_500 * (kill + Math.random())) / kills);
    server.signal('SIGKILL');
    await server.ended;
  }
  const server = await launch(storage.env);
  try {
    const seconds = await server.ready();
    await signUp(server.url);
    assert.equal(await server.stop(), 0);
    return seconds;
  } finally {
    server.signal('SIGKILL');
    await server.ended;
  }
}

export const interruptedFirstBoot: Scenario = {
  name: 'interrupted-boot',
  promise: 'After a first start that was killed at any moment, the next start works (both databases)',
  short: false,
  async run(long) {
    const kills = long ? 5 : 2;
    const starts: number[] = [];
    for (const storage of [embedded(), await ownDatabase()])
      try {
        starts.push(await interrupt(storage, kills));
      } finally {
        await storage.remove();
      }
    return { kills: kills * 2, 'slowest start afterwards': `${worst(starts).toFixed(1)} s` };
  },
};

export const concurrentFirstBoot: Scenario = {
  name: 'concurrent-boot',
  promise: 'Five processes started at once on an empty PostgreSQL database all serve; a newer schema is refused',
  short: true,
  async run() {
    const storage = await ownDatabase();
    const roles = ['api', 'worker', 'all', 'api', 'worker'];
    try {
      const servers = await Promise.all(roles.map((ROLE) => launch({ ...storage.env, ROLE })));
      const starts = await Promise.all(servers.map((server) => server.ready()));
      await signUp(String(servers[0]?.url));
      assert.deepEqual(await Promise.all(servers.map((server) => server.stop())), [0, 0, 0, 0, 0]);
      const errors = servers
        .flatMap((server) => server.output().split('\n'))
        .filter((line) => /"level":[56]0/.test(line));
      assert.deepEqual(errors, [], 'errors were logged');
      const twice = await storage.rows(
        'select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1',
      );
      assert.deepEqual(twice, [], 'a migration ran twice');

      await storage.rows('update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000');
      const older = await launch(storage.env);
      assert.equal(await older.ended, 1);
      assert.match(older.output(), /belongs to a newer release of Serendip/);
      return { started: 5, 'slowest start': `${worst(starts).toFixed(1)} s`, 'newer schema': 'refused' };
    } finally {
      await storage.remove();
    }
  },
};
