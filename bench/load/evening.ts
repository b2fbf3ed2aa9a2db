import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { type Latencies, latenciesOf, ms, watchProcessor } from './figures.ts';
import type { Seeded } from './seed.ts';
import type { ServerProcess } from './server-process.ts';
import type { Target } from './target.ts';

const roomSize = 4;
const rounds = 6;
/** Milliseconds between two questions of a phone. */
const every = 3_000;
/** The host goes on so often, so many times. */
const step = { milliseconds: 8_000, times: 8 };

/** What a line of a meeting holds, of everyone the same. */
const topic = (words: string) => ({ words, language: 'en', doing: false, help: false, concept: null });
const lines = [
  {
    kind: 'plain',
    direction: 'get',
    offer: topic('honey'),
    need: topic('a beekeeper'),
    writes: 'en',
    said: { en: [0, 0] },
  },
];

interface Evening {
  eventId: string;
  host: number;
  phones: number;
}

/** An event of so many people with a plan of rooms and a line for each two who meet in round 1. */
async function seedEvening(target: Target, phones: number): Promise<Evening> {
  const [eventId, runId] = [randomUUID(), randomUUID()];
  const { host } = target.seeded.crowd;
  const people = JSON.stringify(Array.from({ length: phones }, (_, index) => target.seeded.userIdOf(index)));
  await target.look(async (client) => {
    const query = (text: string, values: unknown[]) =>
      (client.query as (t: string, v: unknown[]) => Promise<unknown>)(text, values);
    const those = `jsonb_array_elements_text($2::jsonb) with ordinality as p (id, place)`;
    await query(`insert into events (id, host_id, name) values ($1, $2, 'The evening')`, [
      eventId,
      target.seeded.userIdOf(host),
    ]);
    await query(`insert into memberships (event_id, user_id) select $1, p.id::uuid from ${those}`, [eventId, people]);
    await query(
      `insert into match_runs (id, event_id, status, room_size, matches_per_person, rounds, total_participants, completed_at, published_at)
        values ($1, $2, 'completed', ${roomSize}, 5, ${rounds}, ${phones}, now(), now())`,
      [runId, eventId],
    );
    await query(
      `insert into room_seats (run_id, user_id, round, room_number, seat)
        select $1, p.id::uuid, r, 1 + (p.place - 1) * power(${roomSize}, r - 1)::bigint / ${roomSize} % ${Math.ceil(phones / roomSize)}, 1
        from ${those}, generate_series(1, ${rounds}) r`,
      [runId, people],
    );
    await query(
      `insert into meeting_reasons (run_id, user_a, user_b, reason_for_a, reason_for_b)
        select $1::uuid, a.user_id, b.user_id, $2::jsonb, $2::jsonb
        from room_seats a join room_seats b on b.run_id = a.run_id and b.round = a.round
          and b.room_number = a.room_number and a.user_id < b.user_id
        where a.run_id = $1 and a.round = 1 on conflict do nothing`,
      [runId, JSON.stringify(lines)],
    );
  });
  return { eventId, host, phones };
}

/** When each version was there, and when each phone first saw it or a later one. */
class Versions {
  private readonly since = new Map<number, number>();
  private readonly seenBy: number[];
  readonly delays: number[] = [];
  constructor(phones: number) {
    this.seenBy = Array.from({ length: phones }, () => 0);
  }
  begins(version: number): void {
    this.since.set(version, performance.now());
  }
  seen(phone: number, version: number): void {
    const since = this.since.get(version);
    if (version <= (this.seenBy[phone] ?? 0)) return;
    this.seenBy[phone] = version;
    if (since !== undefined) this.delays.push(performance.now() - since);
  }
}

/** Asks at a constant rate, whatever the server does: a phone's question has its time, and its latency counts from it. */
async function askSteadily(
  phones: number,
  isOver: () => boolean,
  look: (phone: number, due: number) => Promise<void>,
): Promise<void> {
  const pending = new Set<Promise<void>>();
  const begun = performance.now();
  for (let turn = 0; !isOver(); turn += 1) {
    const due = begun + (turn * every) / phones;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const one = look(turn % phones, due);
    pending.add(one);
    void one.then(() => pending.delete(one));
  }
  await Promise.all(pending);
}

/** Seconds of the thread's polling that the evening is compared with. */
const compared = 12;

/** How long the thread's polling takes, from as many phones at the same rate: what an open conversation asks for. */
async function pollThreads(pool: Pool, seeded: Seeded, phones: number): Promise<Latencies> {
  const latencies: number[] = [];
  const end = performance.now() + compared * 1_000;
  await askSteadily(
    phones,
    () => performance.now() > end,
    async (phone, due) => {
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path: `/api/conversations/${seeded.userIdOf(seeded.partnerOf(phone))}/messages`,
        headers: { authorization: `Bearer ${seeded.tokenOf(phone)}` },
      });
      await body.dump();
      if (statusCode !== 200) throw new Error(`a thread answered ${statusCode}`);
      latencies.push(performance.now() - due);
    },
  );
  return latenciesOf(latencies);
}

async function play(server: ServerProcess, seeded: Seeded, { eventId, host, phones }: Evening): Promise<void> {
  const pool = new Pool(server.url, { connections: 256, pipelining: 1 });
  const thread = await pollThreads(pool, seeded, phones);
  const path = `/api/events/${eventId}/live`;
  const versions = new Versions(phones);
  const measured = { latencies: [] as number[], unchanged: 0, errors: new Map<string, number>() };
  const tags: string[] = [];
  let isOver = false;

  const look = async (phone: number, due: number) => {
    try {
      const { statusCode, headers, body } = await pool.request({
        method: 'GET',
        path,
        headers: {
          authorization: `Bearer ${seeded.tokenOf(phone)}`,
          ...(tags[phone] ? { 'if-none-match': tags[phone] } : {}),
        },
      });
      const text = await body.text();
      measured.latencies.push(performance.now() - due);
      if (statusCode === 304) measured.unchanged += 1;
      else if (statusCode === 200) {
        tags[phone] = String(headers.etag);
        const { live } = (JSON.parse(text) as { status: { data: { live: { version: number } | null } } }).status.data;
        if (live) versions.seen(phone, live.version);
      } else measured.errors.set(String(statusCode), (measured.errors.get(String(statusCode)) ?? 0) + 1);
    } catch (error) {
      const name = error instanceof Error ? error.message : String(error);
      measured.errors.set(name, (measured.errors.get(name) ?? 0) + 1);
    }
  };
  const act = async (live: object): Promise<number> => {
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path,
      headers: { authorization: `Bearer ${seeded.tokenOf(host)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ live }),
    });
    const { status } = (await body.json()) as { status: { message: string; data: { live: { version: number } } } };
    if (statusCode === 503) {
      // As a host does: tap again.
      measured.errors.set('503 to the host', (measured.errors.get('503 to the host') ?? 0) + 1);
      await sleep(500);
      return act(live);
    }
    if (statusCode !== 200) throw new Error(status.message);
    versions.begins(status.data.live.version);
    return status.data.live.version;
  };

  let version = await act({ action: 'open_doors', version: 0 });
  const asking = askSteadily(phones, () => isOver, look);
  await sleep(every);
  const used = watchProcessor(server);
  version = await act({ action: 'start', version, automatic: false });
  for (let times = 0; times < step.times; times += 1) {
    await sleep(step.milliseconds);
    version = await act({ action: 'next', version });
  }
  await sleep(step.milliseconds);
  isOver = true;
  await asking;
  const processor = used();
  await pool.close();
  const [answers, delays] = [latenciesOf(measured.latencies), latenciesOf(versions.delays)];
  const errors = [...measured.errors.values()].reduce((sum, count) => sum + count, 0);
  console.log(`An evening on ${phones} phones, each asking every ${every / 1_000} s, ${step.times + 1} changes:`);
  console.log(
    `  answers: ${measured.latencies.length}, of them 304: ${measured.unchanged}; p50 ${ms(answers.p50)}, p95 ${ms(answers.p95)}, p99 ${ms(answers.p99)} (goal 250 ms), max ${ms(answers.max)}, errors ${errors}`,
  );
  console.log(
    `  beside the thread's polling from as many phones: p50 ${ms(thread.p50)}, p95 ${ms(thread.p95)}, p99 ${ms(thread.p99)}; the evening takes ${(answers.p50 / thread.p50).toFixed(1)} times as long at p50, ${(answers.p95 / thread.p95).toFixed(1)} at p95`,
  );
  console.log(
    `  a change is on 95 of 100 phones after ${ms(delays.p95)} (goal 4,000 ms), on all after ${ms(delays.max)}`,
  );
  console.log(`  processor: server ${processor.server}, whole machine ${processor.machine}; ${server.usage().rss} MB`);
  for (const [name, count] of measured.errors) console.log(`  ${count} × ${name}`);
}

/** An evening's rounds, by hand and fast, on as many phones. */
export async function playEvening(target: Target, phones: number): Promise<void> {
  const evening = await seedEvening(target, phones);
  const server = await target.serendip();
  try {
    await play(server, target.seeded, evening);
  } finally {
    await server.stop();
  }
}
