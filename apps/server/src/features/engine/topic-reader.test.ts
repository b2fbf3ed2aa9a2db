import type { EventSnapshot } from '@serendip/matching/types';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { workFor } from '../../asker.ts';
import type { TopicReader } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { openTopicReader } from './topic-reader.ts';
import { ReadingFailed } from './topic-worker-client.ts';

const lines: string[] = [];
let reader: TopicReader;
beforeAll(() => {
  reader = openTopicReader(pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }));
});
afterAll(() => reader.stop());

const person = (phrase: string) => {
  const topics = [{ role: 'need' as const, phrase, state: 'own' as const }];
  const snapshot: EventSnapshot = {
    event: { name: 'Harbour Mixer', description: null },
    questions: [],
    participants: [{ id: 'ann', alias: 'ann', answers: {}, topics }],
  };
  return { snapshot, participantId: 'ann' };
};
const question = {
  scope: 'event' as const,
  input_type: 'text' as const,
  matching_context: null,
  scale_type: null,
  slider_min: null,
  slider_max: null,
  min_label: null,
  max_label: null,
  options: [],
};
/** An input that kills the thread. */
const deadly = { snapshot: null as never, participantId: 'ann' };

test('a thread that dies is begun again, only the order it died of fails, and that one waits five minutes', async () => {
  const [before, died, after] = await Promise.allSettled([
    reader.read('one', person('A boat'), 'card'),
    reader.read('two', deadly, 'card'),
    reader.read('three', person('A crew'), 'card'),
  ]);
  expect(before).toMatchObject({ status: 'fulfilled', value: { topics: [{ phrase: 'A boat' }] } });
  expect(died).toMatchObject({ status: 'rejected', reason: expect.any(ReadingFailed) });
  expect(after).toMatchObject({ status: 'fulfilled', value: { topics: [{ phrase: 'A crew' }] } });
  expect(lines).toHaveLength(1);
  const again = () => reader.read('two', person('A boat'), 'card');
  await expect(again()).rejects.toThrow(ReadingFailed);
  expect(lines).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await again()).toMatchObject({ topics: [{ phrase: 'A boat' }] });
});

test('anything that was read is known by its stamp, and read once however many ask at the same time', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => reader.read('four', person('Oars'), 'card')));
  expect(new Set(all).size).toBe(1);
  expect(reader.known('four')).toBe(all[0]);
  expect(reader.known('five')).toBeUndefined();
});

test('more than 500 waiting are told to try again, and the others are answered', async () => {
  const asked = await Promise.allSettled(
    Array.from({ length: 520 }, (_, n) => reader.read(`crowd ${n}`, person(`topic ${n}`), 'counting')),
  );
  const refused = asked.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(15);
  expect(refused.length).toBeLessThanOrEqual(20);
  for (const { reason } of refused) expect(reason).toMatchObject(new Refusal('not_ready'));
});

test('many questions of many guests behind one address delay nobody’s card, and one guest’s questions not another’s', async () => {
  const answered: string[] = [];
  const note = (name: string) => () => void answered.push(name);
  const words = 'what do you offer to others and which skills do you look for in the evening '.repeat(12);
  const questions = Array.from({ length: 60 }, (_, at) => ({ ...question, id: `${at}`, text: `${at} ${words}` }));
  await reader.read('warm', person('Warm'), 'card');
  const crowd = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((guest) =>
    [1, 2].map((nth) =>
      workFor({ network: '203.0.113.7', account: guest, heard: null }, () => reader.readQuestions(questions)).then(
        note(`${guest}${nth}`),
      ),
    ),
  );
  const card = workFor({ network: '198.51.100.9', account: 'ann', heard: null }, () =>
    reader.read('ann', person('Sails'), 'card'),
  ).then(note('card'));
  const own = workFor({ network: '198.51.100.9', account: 'bob', heard: null }, () =>
    reader.readQuestions(questions.slice(0, 5)),
  ).then(note('own'));
  await Promise.all([card, own]);
  expect(answered).toEqual(['card', 'own']);
  await Promise.all(crowd);
});

test('after the end nobody waits for ever', async () => {
  const ended = openTopicReader(pino({ level: 'silent' }));
  const told = expect(ended.complete('boat', 'need', 'en')).rejects.toMatchObject({ code: 'not_ready' });
  await ended.stop();
  await told;
  await expect(ended.read('one', person('A boat'), 'card')).rejects.toMatchObject({ code: 'not_ready' });
});
