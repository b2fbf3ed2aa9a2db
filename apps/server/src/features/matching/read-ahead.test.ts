import { leaveEvent } from '@serendip/contract/events';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AiTestEndpoint, noTopics, openAiTestEndpoint } from '../../../test/ai-endpoint.ts';
import { type AnsweredEvent, answeredEvent } from '../../../test/answered-event.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import type { AiConfig } from '../../config.ts';
import { aiReplies, eventAnswers, matchRuns } from '../../db/schema.ts';
import { startEngine } from './engine-thread.ts';
import { matchWithAi } from './enrich-match-run.ts';
import { readerAhead } from './read-ahead.ts';
import { readSnapshot } from './snapshot.ts';

let endpoint: AiTestEndpoint;
let world: World;
const never = new AbortController();
const minutesAway = { now: 0 };
beforeAll(async () => {
  endpoint = await openAiTestEndpoint();
  world = await openWorld({ logLevel: 'trace' });
});
afterEach(async () => {
  endpoint.forget();
  endpoint.model = {};
  minutesAway.now = 0;
  await world.ctx.database.db.delete(eventAnswers);
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});

/** A worker's reader, whose clock a test moves. */
const reader = (ai: Partial<AiConfig> = { model: 'reader' }) => {
  const { ctx } = world;
  return readerAhead({
    ...ctx,
    config: {
      ...ctx.config,
      ai: { baseUrl: endpoint.url, apiKey: endpoint.key, model: undefined, embeddingModel: undefined, ...ai },
    },
    now: () => new Date(Date.now() + minutesAway.now * 60_000),
  });
};
const bakers = (): Promise<AnsweredEvent> =>
  answeredEvent(world, [
    ['I bake bread', 'Honey'],
    ['I keep bees', 'A baker'],
    ['I teach chess', 'Somebody who sings'],
  ]);
/** As if so many minutes had passed since these people answered. */
const answeredEarlier = (minutes: number, people: Person[]) =>
  world.ctx.database.db
    .update(eventAnswers)
    .set({ updatedAt: sql`now() - make_interval(mins => ${minutes}::int)` })
    .where(
      inArray(
        eventAnswers.userId,
        people.map(({ id }) => id),
      ),
    );
const readEarlier = (minutes: number, { event }: AnsweredEvent) =>
  world.ctx.database.db
    .update(aiReplies)
    .set({ createdAt: sql`now() - make_interval(mins => ${minutes}::int)` })
    .where(eq(aiReplies.eventId, event.id));
const asked = () => endpoint.chats.flatMap((chat) => (chat.kind === 'reading' ? [chat.data.answers[0]?.answer] : []));

describe('reading ahead', () => {
  test('reads everyone who has stopped writing, and a run then asks for no reading', { timeout: 60_000 }, async () => {
    const event = await bakers();
    await answeredEarlier(2, event.people.slice(0, 2));
    const read = reader();
    await read(never.signal);
    expect(asked().toSorted()).toEqual(['I bake bread', 'I keep bees']);

    await answeredEarlier(2, event.people);
    await read(never.signal);
    expect(asked()).toHaveLength(3);

    endpoint.forget();
    const engine = startEngine(never.signal);
    const snapshot = await readSnapshot(world.ctx.database.db, event.event.id);
    const order = { snapshot, room_size: 2, matches_per_person: 5 };
    const ai = { baseUrl: endpoint.url, apiKey: endpoint.key, model: 'reader', embeddingModel: undefined };
    const { result } = await matchWithAi(world.ctx, ai, engine, event.event.id, order, () => {}, never.signal);
    engine.stop();
    expect(asked()).toEqual([]);
    expect(result.audit.engine).toMatch(/read 3 of 3/);
  });

  test('reads changed answers again, minutes after the last time, and unchanged ones never', async () => {
    const event = await bakers();
    const [baker] = event.people as [Person];
    await answeredEarlier(20, event.people);
    const read = reader();
    await read(never.signal);
    await read(never.signal);
    expect(asked()).toHaveLength(3);

    await event.answer(baker, 0, 'I bake cakes');
    await answeredEarlier(2, [baker]);
    await read(never.signal);
    expect(asked()).toHaveLength(3);
    await readEarlier(10, event);
    await read(never.signal);
    expect(asked().slice(3)).toEqual(['I bake cakes']);
  });

  test('leaves alone who left, what is a day old, and events whose run reads by itself', async () => {
    const { db } = world.ctx.database;
    const [running, left, old] = [await bakers(), await bakers(), await bakers()];
    await answeredEarlier(2, [...running.people, ...left.people]);
    await answeredEarlier(25 * 60, old.people);
    await db
      .insert(matchRuns)
      .values({ eventId: running.event.id, roomSize: 2, matchesPerPerson: 5, totalParticipants: 3 });
    for (const person of left.people.slice(0, 2)) await person.get(leaveEvent, of(left.event));
    const read = reader();
    await read(never.signal);
    expect(asked()).toEqual(['I teach chess']);

    await db.update(matchRuns).set({ status: 'failed' }).where(eq(matchRuns.eventId, running.event.id));
    await read(never.signal);
    expect(asked()).toHaveLength(4);
  });

  test('asks ever more seldom about answers that the model cannot read, and reads the others', async () => {
    const event = await bakers();
    await answeredEarlier(2, event.people);
    endpoint.model = {
      reading: ({ answers }) => (answers.some(({ answer }) => answer === 'Honey') ? { no: 'topics' } : noTopics),
    };
    const read = reader();
    const times = async (...minutes: number[]) => {
      for (const at of minutes) {
        minutesAway.now = at;
        await read(never.signal);
      }
      return asked().filter((answer) => answer === 'I bake bread').length;
    };
    expect(await times(0)).toBe(1);
    expect(asked()).toHaveLength(3);
    expect(await times(0.9)).toBe(1);
    expect(await times(1.1, 2, 3)).toBe(2);
    expect(await times(3.2, 5, 7)).toBe(3);
    const everyMinute = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
    expect(await times(...everyMinute(200, 260))).toBe(7);
    // From now on once an hour, however often the job runs.
    expect(await times(...everyMinute(260, 380))).toBe(9);
    expect(asked().filter((answer) => answer !== 'I bake bread')).toHaveLength(2);
  });

  test('gives an endpoint that is gone few calls, and fails nothing', async () => {
    const events = [await bakers(), await bakers(), await bakers()];
    for (const { people } of events) await answeredEarlier(2, people);
    endpoint.model = {
      disturb: (_, response) => {
        response.writeHead(500).end();
        return true;
      },
    };
    await reader()(never.signal);
    expect(endpoint.requests()).toBeLessThanOrEqual(6);
    expect(world.logLines.join('\n')).not.toMatch(/I bake bread|Honey/);
  });

  test('stops with its worker, and keeps what was read', async () => {
    const event = await bakers();
    await answeredEarlier(2, event.people);
    const stopping = new AbortController();
    endpoint.model = {
      disturb: (_, __, call) => {
        if (call === 3) stopping.abort(new Error('the process is stopping'));
        return call >= 3;
      },
    };
    await expect(reader()(stopping.signal)).rejects.toThrow('the process is stopping');
    const kept = await world.ctx.database.db
      .select()
      .from(aiReplies)
      .where(and(eq(aiReplies.eventId, event.event.id), eq(aiReplies.kind, 'reading')));
    expect(kept).toHaveLength(2);
  });

  test('asks nothing where no model reads', async () => {
    const event = await bakers();
    await answeredEarlier(2, event.people);
    await reader({ embeddingModel: 'placer' })(never.signal);
    expect(endpoint.requests()).toBe(0);
  });
});
