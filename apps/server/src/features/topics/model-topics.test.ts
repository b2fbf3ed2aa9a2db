import { addMyTopic, getClarity, listMyTopics, removeMyTopic } from '@serendip/contract/topics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AiTestEndpoint, noTopics, openAiTestEndpoint } from '../../../test/ai-endpoint.ts';
import { answeredEvent } from '../../../test/answered-event.ts';
import { completedRun, of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let endpoint: AiTestEndpoint;
let world: World;
beforeAll(async () => {
  endpoint = await openAiTestEndpoint();
  const env = { AI_BASE_URL: endpoint.url, AI_API_KEY: endpoint.key, AI_MODEL: 'reader' };
  world = await openWorld({ worker: true, env });
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});

test('anything that a model read in the person’s words is shown as read, without asking it, until the answers change; confirming and dismissing beat it', async () => {
  // Jargon that no lexicon knows.
  const event = await answeredEvent(world, [
    ['Twenty years of zorbling taught me how a quixle hums', 'Hm'],
    ['I paint portraits in oil', 'Somebody for bookkeeping'],
    ['I repair bicycles', 'Fresh bread'],
    ['I bake bread', 'Repair of an old bicycle'],
    ['Bookkeeping', 'A portrait'],
  ]);
  const ann = event.people[0] as Person;
  const invented = ['<img src=x onerror=alert(1)>', 'zorbling.example/buy', 'stupid asshole', 'Quixlestraße'];
  endpoint.model.reading = ({ answers }) =>
    answers.some(({ answer }) => answer.includes('zorbling'))
      ? { ...noTopics, offers: ['zorbling', 'honey for sale', ...invented], needs: ['quixle'] }
      : noTopics;
  const shown = async () =>
    (await ann.get(listMyTopics, of(event.event))).topics.map(
      ({ role, phrase, origin }) => `${role} ${phrase} ${origin}`,
    );
  const everything = async () => JSON.stringify(await ann.get(listMyTopics, of(event.event)));
  expect(await shown()).toEqual([]);
  await completedRun(event.host, event.event);
  const calls = endpoint.requests();
  expect(await shown()).toEqual(expect.arrayContaining(['offer zorbling read', 'need quixle read']));
  expect((await shown()).join()).not.toMatch(/honey/);
  // A model's own words stand apart, and only if they may also be compared.
  expect(await everything()).toContain('honey for sale');
  expect(await everything()).not.toMatch(/img|example|asshole|straße|Baker/);
  expect((await event.host.get(getClarity, of(event.event))).clarity.clear).toBeGreaterThan(0);
  await ann.get(addMyTopic, { ...of(event.event), body: { topic: { role: 'offer', phrase: 'Zorbling' } } });
  await ann.get(removeMyTopic, { ...of(event.event), query: { role: 'need', phrase: 'quixle' } });
  const now = await shown();
  expect(now[0]).toBe('offer Zorbling own');
  expect(now.filter((one) => /zorbling|quixle/i.test(one))).toHaveLength(1);
  expect(endpoint.requests()).toBe(calls);
  await event.answer(ann, 0, 'I paint portraits');
  expect((await shown()).join()).not.toMatch(/quixle/);
});
