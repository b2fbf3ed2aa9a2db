import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHealth, getReadiness, getSettings } from '@serendip/contract/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { hashToken } from '../../http/authorise.ts';
import { cleanUp } from '../erasure/clean-up.ts';

let world: World;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'serendip-service-'));
  world = await openWorld({
    env: { SUPPORT_EMAIL: 'help@example.org', ANALYTICS_KEY: 'phc_public', DATA_DIR: dataDir },
  });
});
afterAll(async () => {
  await world.close();
  rmSync(dataDir, { recursive: true });
});

describe('health, readiness and settings', () => {
  test('answer anyone, and tell no more than they should', async () => {
    expect((await world.nobody.get(getHealth, {})) as object).toEqual({});
    expect((await world.nobody.get(getReadiness, {})) as object).toEqual({});
    expect(await world.nobody.get(getSettings, {})).toEqual({
      analytics: { key: 'phc_public', host: 'https://eu.i.posthog.com' },
      support_email: 'help@example.org',
      public_url: 'https://events.test',
      ai: false,
      sign_on: null,
      sends_mail: false,
      retention_days: 180,
      push_key: expect.stringMatching(/^[\w-]{87}$/),
      limits: expect.objectContaining({ questions_per_event: 60 }),
    });
  });

  test('readiness is 503 while the database does not answer; health stays', async () => {
    const { database } = world.ctx;
    const execute = database.db.execute;
    database.db.execute = (() => Promise.reject(new Error('gone'))) as unknown as typeof execute;
    try {
      const answer = await world.nobody.call(getReadiness, {});
      expect([answer.code, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.message).toBe('The service is not ready. Please try again in a moment.');
      expect((await world.nobody.call(getHealth, {})).code).toBe(200);
    } finally {
      database.db.execute = execute;
    }
    expect((await world.nobody.call(getReadiness, {})).code).toBe(200);
  });

  test('readiness is 503 as soon as the process begins to stop', async () => {
    const stopping = new AbortController();
    const { stopping: before } = world.ctx;
    world.ctx.stopping = stopping.signal;
    expect((await world.nobody.call(getReadiness, {})).code).toBe(200);
    stopping.abort();
    expect((await world.nobody.call(getReadiness, {})).code).toBe(503);
    world.ctx.stopping = before;
  });
});

describe('the clean-up', () => {
  test('deletes sessions, reset links and counters that have expired, and nothing else', async () => {
    const { db } = world.ctx.database;
    const [old, young] = [await world.arrive(), await world.arrive()];
    await db.execute(sql`update sessions set last_used_at = now() - interval '30 days 1 second'
      where token_hash = ${hashToken(String(old.token))}`);
    for (const [person, days] of [
      [old, -2],
      [young, 1],
    ] as const) {
      const expiry = sql`now() + make_interval(days => ${days}::int, secs => -1)`;
      await db.execute(sql`insert into password_resets (user_id, token_hash, expires_at)
        values (${person.id}, ${person.id}, ${expiry})`);
      await db.execute(sql`insert into throttles (key, points, expire) values (${person.id}, 1, ${expiry})`);
    }
    await cleanUp(world.ctx);
    const left = async (column: string, table: string) =>
      (await rowsOf<{ of: string }>(db, sql.raw(`select ${column} as of from ${table}`))).map((row) => row.of);
    expect(await left('user_id', 'sessions')).toEqual([young.id]);
    expect(await left('user_id', 'password_resets')).toEqual([young.id]);
    expect(await left('key', 'throttles')).toEqual([young.id]);
    expect(await left('id', 'users')).toHaveLength(2);
  });

  test('deletes what a failed run had written, and no other run’s results', async () => {
    const [ann, bob] = [await world.arrive(), await world.arrive()];
    const event = await world.createEvent(ann);
    const [done, failed] = [
      await storedRun(world, event, [{ of: [ann, bob] }], [[[ann, bob]]]),
      await storedRun(world, event, [{ of: [ann, bob] }], [[[ann, bob]]]),
    ];
    const { db } = world.ctx.database;
    await db.execute(sql`update match_runs set status = 'failed' where id = ${failed.id}`);
    await cleanUp(world.ctx);
    for (const table of ['match_pairs', 'match_rooms', 'room_seats', 'meeting_reasons', 'pair_values']) {
      const rows = await rowsOf<{ run_id: string }>(db, sql`select run_id from ${sql.identifier(table)}`);
      expect(new Set(rows.map(({ run_id }) => run_id))).toEqual(new Set([done.id]));
    }
  });

  test('deletes mails that have lain in the outbox for two days, and nothing else that lies there', async () => {
    await cleanUp(world.ctx);
    const outbox = join(dataDir, 'outbox');
    mkdirSync(outbox);
    const daysAgo = (days: number) => Date.now() / 1000 - days * 24 * 3600;
    for (const [name, days] of [
      ['old.eml', 2.1],
      ['.half-written.eml.part', 2.1],
      ['young.eml', 1.9],
      ['read-by-the-operator.txt', 99],
    ] as const) {
      writeFileSync(join(outbox, name), 'To: ada@example.org');
      utimesSync(join(outbox, name), daysAgo(days), daysAgo(days));
    }
    await cleanUp(world.ctx);
    expect(readdirSync(outbox).sort()).toEqual(['read-by-the-operator.txt', 'young.eml']);
  });

  test('gives back the room of what it deleted in the embedded database; a server does that by itself', async () => {
    const { db, kind } = world.ctx.database;
    if (kind === 'postgres') return;
    await db.execute(sql`delete from throttles`);
    await db.execute(sql`insert into throttles (key, points, expire)
      select 'past-' || n, 1, now() - interval '1 hour' from generate_series(1, 2000) n`);
    const room = async () =>
      (await rowsOf<{ bytes: number }>(db, sql`select pg_relation_size('throttles') as bytes`))[0]?.bytes;
    expect(await room()).toBeGreaterThan(100_000);
    await cleanUp(world.ctx);
    expect(await room()).toBe(0);
  });
});
