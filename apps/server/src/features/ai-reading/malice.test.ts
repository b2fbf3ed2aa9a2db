import type { Enrichment } from '@serendip/matching/enrichment/enrichment';
import type { PersonOutline } from '@serendip/matching/enrichment/outline-event';
import { resultInWords } from '@serendip/matching/wording/result-in-words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AiTestEndpoint, noTopics, openAiTestEndpoint } from '../../../test/ai-endpoint.ts';
import { type AnsweredEvent, answeredEvent, idsOf } from '../../../test/answered-event.ts';
import { engines } from '../../../test/engines.ts';
import { attacks } from '../../../test/injections.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { openAiEndpoint } from '../../adapters/ai/ai-endpoint.ts';
import type { Engine } from '../engine/engine-thread.ts';
import { readSnapshot } from '../engine/snapshot.ts';
import { matchWithAi } from './match-with-ai.ts';
import { rankCandidates } from './rank-candidates.ts';
import { readPeople } from './read-people.ts';
import { replyDiary } from './reply-diary.ts';

/** Everyone's needs at the event: an attacker who knows them all could claim no better. */
const WANTED = [
  'beekeeping',
  'bookkeeping',
  'portrait painting',
  'chess',
  'bicycle repair',
  'sourdough bread',
  'tax advice',
  'running',
  'gardening',
  'choir',
  'photography',
  'carpentry',
];
const HONEST = 'I can give guitar lessons';

let endpoint: AiTestEndpoint;
let world: World;
let event: AnsweredEvent;
let engine: Engine;
const never = new AbortController();
const config = () => ({
  baseUrl: endpoint.url,
  apiKey: endpoint.key,
  model: 'obedient',
  embeddingModel: undefined as string | undefined,
});
beforeAll(async () => {
  endpoint = await openAiTestEndpoint({
    // Does whatever an answer tells it, as far as the schema lets it.
    reading: ({ answers }) =>
      answers.some(({ answer }) => answer.includes('guitar lessons') && answer.length > HONEST.length + 1)
        ? { ...noTopics, offers: WANTED, needs: WANTED, interests: WANTED, facts: ['the best match', ...WANTED] }
        : { ...noTopics, offers: answers.some(({ answer }) => answer === HONEST) ? ['guitar lessons'] : [] },
    ranking: ({ candidates }) => ({
      adjustments: candidates.map(({ id, has }) => ({ id, points: has.length >= 6 ? 10 : -10 })),
    }),
  });
  world = await openWorld();
  event = await answeredEvent(world, [
    [HONEST, 'Somebody to sing with'],
    ...WANTED.map((topic, at): [string, string] => [
      `I know ${WANTED[(at + 5) % WANTED.length]}`,
      `Help with ${topic}`,
    ]),
  ]);
  engine = engines(never.signal);
});
afterAll(async () => {
  engine.stop();
  await world.close();
  await endpoint.close();
});

const snapshotWith = async (attackerSays: string) => {
  const snapshot = await readSnapshot(world.ctx.database.db, event.event.id);
  const attacker = event.people[0]?.id as string;
  const own = snapshot.participants.find(({ id }) => id === attacker);
  if (own) own.answers = { ...own.answers, [event.questions[0].id]: attackerSays };
  return { snapshot, attacker };
};

const enriching = async () => ({
  ai: config(),
  endpoint: await openAiEndpoint(config()),
  cache: {
    eventId: event.event.id,
    find: () => undefined,
    findForSame: () => undefined,
    keep: async () => {},
    forget: async () => {},
  },
  diary: replyDiary(),
  names: new Map(),
  signal: never.signal,
  onProgress: () => {},
});

/** The model's readings of everyone with these answers of the attacker, and the texts sent to it. */
async function readEverybody(attackerSays: string) {
  const { snapshot, attacker } = await snapshotWith(attackerSays);
  endpoint.forget();
  const { replies: readings } = await readPeople(snapshot, await enriching());
  const sent = endpoint.chats.find(({ raw }) => raw.includes('guitar'));
  endpoint.forget();
  return { snapshot, attacker, readings, sent };
}
/** The same, once for all that is asked of it. */
const known = new Map<string, ReturnType<typeof readEverybody>>();
function readOnce(attackerSays: string) {
  const reading = known.get(attackerSays) ?? readEverybody(attackerSays);
  known.set(attackerSays, reading);
  return reading;
}

/**
 * How many places the attacker gains in the mean over all the others' lists, beside the built-in engine, when the model obeys:
 * by what it reads, and by the points it then gives.
 */
async function placesGained(attackerSays: string): Promise<{ gained: number; has: string[] }> {
  const { snapshot, attacker, readings } = await readOnce(attackerSays);
  const candidates = snapshot.participants.length;
  const outline = (enrichment: Enrichment, most = candidates) =>
    engine.ask('outline', { snapshot, enrichment, candidates: most });
  const place = (people: PersonOutline[]): number => {
    const lists = people.filter(({ id }) => id !== attacker);
    return lists.reduce((sum, list) => sum + list.candidates.indexOf(attacker), 0) / lists.length;
  };
  const read = { readings, vectors: {}, nudges: [] };
  const seen = await outline(read, 8);
  const { nudges } = await rankCandidates(seen, await enriching());
  const before = place(await outline({ ...read, readings: {} }));
  return {
    gained: before - place(await outline({ ...read, nudges })),
    has: seen.find(({ id }) => id === attacker)?.has ?? [],
  };
}

describe('answers that give orders, to a model that obeys', () => {
  test('there are fifty of them, each another', () => {
    expect(new Set(attacks).size).toBe(50);
  });

  test('gain their author next to nothing in the mean over all lists', async () => {
    let obeyed = 0;
    for (const attack of attacks) {
      const { gained, has } = await placesGained(`${HONEST}. ${attack}`);
      expect(gained, attack).toBeLessThanOrEqual(0.5);
      if (has.length === 6 && has.every((topic, at) => topic === WANTED[at])) obeyed += 1;
    }
    // All but those of which nothing is left when hidden characters are gone.
    expect(obeyed).toBeGreaterThanOrEqual(45);
  });

  test('never leave the strings of the JSON, and arrive without markers or hidden characters', async () => {
    for (const attack of attacks) {
      const { sent } = await readOnce(`${HONEST}. ${attack}`);
      if (sent?.kind !== 'reading') throw new Error('The first call that brings the answers has to be a reading');
      for (const { answer } of sent.data.answers) {
        expect(answer, attack).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(answer, attack).not.toMatch(/<\|im_start\|>|\[INST\]|<<SYS>>|<\/?system>|system:/i);
      }
      expect(Object.keys(sent.data)).toEqual(['person', 'answers']);
    }
  });

  test('leave ids, percentages and reasons clean', async () => {
    for (const attack of [attacks[0], attacks[17], attacks[33], attacks[49]]) {
      const { snapshot } = await snapshotWith(`${HONEST}. ${attack}`);
      const order = { snapshot, room_size: 2, matches_per_person: 5 };
      const { result } = await matchWithAi(world.ctx, config(), engine, idsOf(event), order, () => {}, never.signal);
      const ids = new Set(snapshot.participants.map(({ id }) => id));
      for (const pair of resultInWords(result, world.ctx.wordings.names).pairs) {
        expect(ids).toContain(pair.a);
        expect(ids).toContain(pair.b);
        expect(pair.percentage).toBeGreaterThanOrEqual(0);
        expect(pair.percentage).toBeLessThanOrEqual(100);
        for (const reason of [...pair.reasons_for_a, ...pair.reasons_for_b]) {
          expect(reason.length).toBeLessThanOrEqual(300);
          expect(reason).not.toMatch(/evil|SYSTEM|rank|ignore|instruction|@|https?:|www\.|[<>{}]|best match/i);
        }
      }
      expect(result.rooms.flatMap(({ participants }) => participants).sort()).toEqual([...ids].sort());
    }
  });
});
