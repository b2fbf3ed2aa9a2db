import assert from 'node:assert/strict';
import { throwParty } from '../party.ts';
import { type Figures, type Scenario, sleep, worst } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { embedded, ownDatabase, type Storage } from '../storage.ts';
import { startWriters } from '../writers.ts';

async function killAgainAndAgain(storage: Storage, kills: number): Promise<Figures> {
  const starts: number[] = [];
  let server = await launch(storage.env);
  try {
    await server.ready();
    const party = await throwParty(server.url);
    const writers = startWriters(server.url, party);
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(500 + Math.random() * 2_000);
      server.signal('SIGKILL');
      await server.ended;
      server = await launch(storage.env, server.port);
      starts.push(await server.ready());
    }
    await sleep(500);
    await writers.stop();
    assert.equal(await server.stop(), 0);
    await writers.check(storage);
    const { history } = writers;
    assert.ok(history.count('acknowledged') > kills * 10, 'the writers wrote too little');
    assert.ok(worst(starts) < 30, `a restart took ${worst(starts).toFixed(1)} s`);
    return {
      kills,
      'acknowledged writes': history.count('acknowledged'),
      lost: 0,
      twice: 0,
      'slowest start': `${worst(starts).toFixed(1)} s`,
    };
  } finally {
    server.signal('SIGKILL');
    await server.ended;
    await storage.remove();
  }
}

export const killedOnEmbedded: Scenario = {
  name: 'kill-embedded',
  promise: 'A killed server loses no acknowledged write, stores none twice and starts again (embedded database)',
  short: true,
  run: (long) => killAgainAndAgain(embedded(), long ? 6 : 3),
};

export const killedOnPostgres: Scenario = {
  name: 'kill-postgres',
  promise: 'A killed server loses no acknowledged write, stores none twice and starts again (PostgreSQL)',
  short: false,
  run: async (long) => killAgainAndAgain(await ownDatabase(), long ? 6 : 3),
};
