import type { Worker } from 'node:worker_threads';
import { blankQuestion } from '@serendip/matching/blank-question';
import { expect, test } from 'vitest';
import { matchAlone } from './match-alone.ts';
import { warmEngines } from './warm-engines.ts';

const question = { ...blankQuestion, id: 'q', text: 'What can you offer, what do you look for?', options: [] };
const order = (...texts: string[]) => ({
  snapshot: {
    event: { name: 'Harbour Mixer', description: null },
    questions: [question],
    participants: texts.map((q, at) => ({ id: `p${at}`, alias: `a${at}`, answers: { q } })),
  },
  room_size: 2,
  matches_per_person: 5,
});
const bakers = order('I bake bread and look for honey', 'I keep bees and look for bread', 'I teach chess');

test('one thread serves run after run with the same result, and one left in the middle of a run serves none again', async () => {
  const threads: Worker[] = [];
  const note = (thread: Worker) => void threads.push(thread);
  process.on('worker', note);
  try {
    const engines = warmEngines();
    const run = async (texts: typeof bakers) => {
      const engine = engines(new AbortController().signal);
      const { result } = await matchAlone(engine, texts, () => {});
      engine.stop();
      return result;
    };
    const first = await run(bakers);
    await run(order('I sail', 'I sing and look for a choir', 'A choir that looks for a tenor'));
    expect(await run(bakers)).toEqual(first);
    expect(threads).toHaveLength(1);

    const stop = new AbortController();
    const stopped = engines(stop.signal);
    const unfinished = matchAlone(stopped, bakers, () => {});
    stop.abort(new Error('enough'));
    await expect(unfinished).rejects.toThrow('enough');
    stopped.stop();
    expect(await run(bakers)).toEqual(first);
    expect(threads).toHaveLength(2);

    const left = engines(new AbortController().signal);
    void matchAlone(left, bakers, () => {}).catch(() => undefined);
    left.stop();
    expect(await run(bakers)).toEqual(first);
    expect(threads).toHaveLength(3);
  } finally {
    process.off('worker', note);
  }
});
