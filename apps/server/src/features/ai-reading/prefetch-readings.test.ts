import { exportAccount } from '@serendip/contract/account-export';
import { leaveEvent } from '@serendip/contract/events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AiTestEndpoint, noTopics, openAiTestEndpoint } from '../../../test/ai-endpoint.ts';
import { type AnsweredEvent, answeredEvent, idsOf } from '../../../test/answered-event.ts';
import { engines } from '../../../test/engines.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import type { AiConfig } from '../../config.ts';
import { eventAnswers } from '../../db/schema/answers.ts';
import { eventQuestions, events } from '../../db/schema/events.ts';
import { aiReplies, matchRuns } from '../../db/schema/matching.ts';
import { and, eq, inArray, sql } from '../../db/sql.ts';
import { readSnapshot } from '../engine/snapshot.ts';
import { matchWithAi } from './match-with-ai.ts';
import { readingPrefetcher } from './prefetch-readings.ts';
import { replyDiary } from './reply-diary.ts';

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
  await endRuns();
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});

/** A worker's reader, whose clock a test moves. */
const reader = (given: { ai?: Partial<AiConfig>; aiReadAhead?: boolean } = {}) => {
  const { ctx } = world;
  const ai = { baseUrl: endpoint.url, apiKey: endpoint.key, model: 'reader', embeddingModel: undefined, ...given.ai };
  const now = () => performance.now() + minutesAway.now * 60_000;
  const config = { ...ctx.config, ai, aiReadAhead: given.aiReadAhead ?? true };
  return readingPrefetcher({ ...ctx, config }, replyDiary(now), now);
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
const beginRun = ({ event }: AnsweredEvent) =>
  world.ctx.database.db
    .insert(matchRuns)
    .values({ eventId: event.id, roomSize: 2, matchesPerPerson: 5, totalParticipants: 3 });
const endRuns = () => world.ctx.database.db.update(matchRuns).set({ status: 'failed' });
const run = async (answered: AnsweredEvent) => {
  const engine = engines(never.signal);
  const snapshot = await readSnapshot(world.ctx.database.db, answered.event.id);
  const order = { snapshot, room_size: 2, matches_per_person: 5 };
  const ai = { baseUrl: endpoint.url, apiKey: endpoint.key, model: 'reader', embeddingModel: undefined };
  const { result } = await matchWithAi(world.ctx, ai, engine, idsOf(answered), order, () => {}, never.signal);
  engine.stop();
  return result.audit.engine;
};
const asked = () => endpoint.chats.flatMap((chat) => (chat.kind === 'reading' ? [chat.data.answers[0]?.answer] : []));
const stored = ({ event }: AnsweredEvent) =>
  world.ctx.database.db
    .select()
    .from(aiReplies)
    .where(and(eq(aiReplies.eventId, event.id), eq(aiReplies.kind, 'reading')));

describe('reading ahead', () => {
  test('reads everyone who has stopped writing, and a run then asks for no reading', async () => {
    const event = await bakers();
    await answeredEarlier(2, event.people.slice(0, 2));
    const read = reader();
    await read(never.signal);
    expect(asked().toSorted()).toEqual(['I bake bread', 'I keep bees']);

    await answeredEarlier(2, event.people);
    await read(never.signal);
    expect(asked()).toHaveLength(3);

    endpoint.forget();
    expect(await run(event)).toMatch(/read 3 of 3/);
    expect(asked()).toEqual([]);
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
    minutesAway.now = 6;
    await read(never.signal);
    expect(asked()).toHaveLength(3);
    await readEarlier(10, event);
    await read(never.signal);
    expect(asked().slice(3)).toEqual(['I bake cakes']);
  });

  test('reads again what was changed while it was being read', async () => {
    const event = await bakers();
    const [baker] = event.people as [Person];
    await answeredEarlier(2, [baker]);
    let changed: Promise<void> | undefined;
    endpoint.model = {
      disturb: () => {
        changed ??= event.answer(baker, 0, 'I bake cakes');
        return false;
      },
    };
    const read = reader();
    await read(never.signal);
    await changed;
    expect(await stored(event)).toHaveLength(1);
    const { db } = world.ctx.database;
    // As if all of it had been ten minutes ago.
    for (const table of [eventAnswers, aiReplies]) {
      const column = table === eventAnswers ? sql`updated_at` : sql`created_at`;
      await db.execute(sql`update ${table} set ${column} = ${column} - interval '10 minutes'`);
    }
    minutesAway.now = 10;
    await read(never.signal);
    expect(asked().toSorted()).toEqual(['I bake bread', 'I bake cakes', 'I keep bees', 'I teach chess']);
  });

  test('leaves alone who left, who wrote nothing, what is a day old, and events that are closed or too small', async () => {
    const { db } = world.ctx.database;
    const [left, old, closed, silent] = [await bakers(), await bakers(), await bakers(), await bakers()];
    await answeredEarlier(2, [...left.people, ...closed.people, ...silent.people]);
    await answeredEarlier(25 * 60, old.people);
    const further = await world.crowd(left.event, 1);
    await answeredEarlier(2, further);
    for (const person of left.people.slice(0, 1)) await person.get(leaveEvent, of(left.event));
    await db.update(events).set({ closedAt: new Date() }).where(eq(events.id, closed.event.id));
    await db.update(eventQuestions).set({ inputType: 'slider' }).where(eq(eventQuestions.eventId, silent.event.id));
    const read = reader();
    await read(never.signal);
    expect(asked().toSorted()).toEqual(['I keep bees', 'I teach chess']);

    endpoint.forget();
    const small = await bakers();
    await answeredEarlier(2, small.people);
    for (const person of small.people.slice(0, 1)) await person.get(leaveEvent, of(small.event));
    await read(never.signal);
    expect(asked()).toEqual([]);
  });

  // Half of what one call may take.
  test('reads one person a minute while runs are under way, and stops within seconds when one begins', {
    timeout: 60_000,
  }, async () => {
    const [one, other] = [await bakers(), await bakers()];
    await answeredEarlier(2, [...one.people, ...other.people]);
    await beginRun(other);
    const read = reader();
    await read(never.signal);
    expect(asked()).toHaveLength(1);

    await endRuns();
    endpoint.forget();
    endpoint.model = {
      disturb: (_, __, call) => {
        if (call === 2) beginRun(other).then();
        return call >= 2;
      },
    };
    await read(never.signal);
    expect(endpoint.requests()).toBeLessThanOrEqual(3);
    expect((await stored(one)).length + (await stored(other)).length).toBe(2);

    await endRuns();
    endpoint.model = {};
    await read(never.signal);
    expect((await stored(one)).length + (await stored(other)).length).toBe(6);
  });

  test('asks nobody more than once in five minutes, and ever more seldom, about what the model cannot read', async () => {
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
      return asked().filter((answer) => answer?.startsWith('I bake')).length;
    };
    const everyMinute = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
    expect(await times(0)).toBe(1);
    expect(asked()).toHaveLength(3);
    // Another answer is no reason to ask sooner.
    await event.answer(event.people[0] as Person, 0, 'I bake cakes');
    await answeredEarlier(2, event.people);
    expect(await times(...everyMinute(1, 5))).toBe(1);
    expect(await times(...everyMinute(5, 60))).toBe(4);
    expect(await times(...everyMinute(60, 1_200).filter((minute) => minute % 5 === 0))).toBe(12);
    expect(asked().filter((answer) => !answer?.startsWith('I bake'))).toHaveLength(2);
  });

  test('is not held up by people whom the model cannot read', async () => {
    const many = await answeredEvent(
      world,
      Array.from({ length: 8 }, (_, at): [string, string] => [`unreadable ${at}`, 'nothing']),
    );
    await answeredEarlier(30, many.people);
    const event = await bakers();
    await answeredEarlier(2, event.people);
    endpoint.model = {
      reading: ({ answers }) =>
        answers.some(({ answer }) => answer.startsWith('unreadable')) ? { no: 'topics' } : noTopics,
    };
    const read = reader();
    for (const minute of [0, 1, 2]) {
      minutesAway.now = minute;
      await read(never.signal);
    }
    expect(await stored(event)).toHaveLength(3);
  });

  test('gives an endpoint that is gone few calls a minute, and reads on soon after it is back', async () => {
    const crowd = await answeredEvent(
      world,
      Array.from({ length: 20 }, (_, at): [string, string] => [`I bake bread number ${at}`, 'Honey']),
    );
    await answeredEarlier(2, crowd.people);
    endpoint.model = {
      disturb: (_, response) => {
        response.writeHead(503).end();
        return true;
      },
    };
    const read = reader();
    for (let minute = 0; minute < 3; minute += 1) {
      endpoint.forget();
      minutesAway.now = minute;
      await read(never.signal);
      expect(endpoint.requests()).toBe(3);
    }
    endpoint.model = {};
    for (const minute of [3, 6, 9]) {
      minutesAway.now = minute;
      await read(never.signal);
    }
    expect(await stored(crowd)).toHaveLength(20);
    expect(world.logLines.join('\n')).not.toMatch(/I bake bread|Honey/);
  });

  test('does not ask again what a run found invented, until answers change', async () => {
    // Nobody says any of it, in whichever order they are read.
    const invented = [
      'scuba diving',
      'astronomy',
      'midwifery',
      'sailing',
      'archery',
      'volcanoes',
      'falconry',
      'glass blowing',
    ];
    const event = await answeredEvent(world, [
      ['I bake sourdough bread', 'Somebody who repairs bicycles'],
      ['I repair bicycles', 'A choir to sing in'],
      ['I conduct a choir', 'Bookkeeping for a club'],
      ['Bookkeeping for small firms', 'A portrait of my dog'],
      ['I paint portraits', 'Lessons in chess'],
      ['I teach chess', 'Honey from the roof'],
      ['I keep bees', 'Somebody who plays the piano'],
      ['I teach the piano', 'Fresh bread'],
      ['I sew clothes', 'A place to climb'],
      ['Climbing guide', 'Clothes mended'],
    ]);
    await answeredEarlier(2, event.people);
    let call = 0;
    endpoint.model = {
      reading: () => ({ ...noTopics, offers: [invented[call++ % invented.length]], needs: [invented[(call * 3) % 8]] }),
    };
    const read = reader();
    await read(never.signal);
    expect(asked()).toHaveLength(10);
    expect(await run(event)).toMatch(/gave no usable answer/);
    endpoint.forget();
    minutesAway.now = 60;
    await readEarlier(60, event);
    await answeredEarlier(120, event.people);
    await read(never.signal);
    expect(asked()).toEqual([]);
    const { export: exported } = await (event.people[0] as Person).get(exportAccount, {});
    expect(exported.ai_replies).toEqual([]);
  });

  test('stops with its worker, and keeps what was read', async () => {
    const event = await bakers();
    await answeredEarlier(2, event.people.slice(0, 2));
    const stopping = new AbortController();
    endpoint.model = {
      disturb: (_, __, call) => {
        if (call === 2) stopping.abort(new Error('the process is stopping'));
        return call >= 2;
      },
    };
    await reader()(stopping.signal);
    expect(await stored(event)).toHaveLength(1);
  });

  test.each([
    ['no model reads', { ai: { model: undefined, embeddingModel: 'placer' } }],
    ['it is switched off', { aiReadAhead: false }],
  ])('asks nothing where %s', async (_, config) => {
    const event = await bakers();
    await answeredEarlier(2, event.people);
    await reader(config)(never.signal);
    expect(endpoint.requests()).toBe(0);
  });
});
