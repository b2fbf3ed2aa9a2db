import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexiconFiles as files, lexicon } from '../../test/whole-lexicon.ts';
import { compileLexicon } from '../lexicon/compile-lexicon.ts';
import { understand } from '../understand/understand.ts';
import { nearnessOf } from './meaning.ts';
import { scoreEvent } from './score-event.ts';

const { helpVectors: _, ...withoutHelp } = files;
const plain = compileLexicon(withoutHelp);

const snapshotOf = (answers: [gives: string, wants: string][]) => ({
  event: { name: 'Test', description: null },
  questions: [
    textQuestion('q1', 'What can you give?', { matching_context: 'What this person can offer to others.' }),
    textQuestion('q2', 'What are you looking for?', { matching_context: 'What this person is looking for.' }),
  ],
  participants: answers.map(([q1, q2], at) => ({ id: `p${at}`, alias: `alias-${at}`, answers: { q1, q2 } })),
});
const others: [string, string][] = [
  ['I sew costumes for the theatre', 'Somebody to run with before work'],
  ['Accordion at weddings', 'My bicycle squeaks'],
  ['Chess, slowly and badly', 'Rooms to let near the station'],
];

describe('where answers lead', () => {
  const told = snapshotOf([
    ['Card tricks', 'Every third loaf comes out flat, the crust is like a roof tile'],
    ['Thirty years at the oven, up at two in the morning, sourdough and croissants', 'Card tricks'],
    ...others,
  ]);
  const helpTo = (known: typeof lexicon) => {
    const { help } = scoreEvent(understand(told, known), known);
    return [1, 2, 3, 4].map((other) => help(0, other));
  };

  test('a need told as a story is nearest to who does what it needs', () => {
    const nearness = nearnessOf(understand(told, lexicon).profiles, lexicon);
    const near = [1, 2, 3, 4].map((other) => nearness?.(0, other) ?? Number.NaN);
    expect(near[0]).toBeGreaterThan(0.3);
    expect(near[0]).toBe(Math.max(...near));
  });

  test('adds to help and takes none away', () => {
    const [withIt, without] = [helpTo(lexicon), helpTo(plain)];
    expect(withIt[0]).toBeGreaterThan((without[0] ?? 1) + 0.05);
    for (const [at, help] of withIt.entries()) expect(help).toBeGreaterThanOrEqual((without[at] ?? 0) - 1e-6);
  });

  test('is known of nobody without the vectors, and the engine does without', () => {
    expect(nearnessOf(understand(told, plain).profiles, plain)).toBeUndefined();
    expect(helpTo(plain).every((help) => help >= 0 && help <= 1)).toBe(true);
  });

  test('anything that is refused leads nowhere', () => {
    const brokerFor = (wish: string) => {
      const event = snapshotOf([
        ['Card tricks', wish],
        ['I sell insurance policies, household and liability', 'Card tricks'],
        ...others,
      ]);
      return nearnessOf(understand(event, lexicon).profiles, lexicon)?.(0, 1) ?? Number.NaN;
    };
    const wish = 'Somebody who looks at my tax return.';
    expect(brokerFor(`${wish} An insurance broker too`)).toBeGreaterThan(brokerFor(wish) + 0.1);
    expect(brokerFor(`${wish} No insurance brokers please`)).toBeLessThan(brokerFor(wish) + 0.02);
  });

  test('somebody who wrote nothing leads nowhere', () => {
    const { profiles } = understand(snapshotOf([['', ''], ['🎈🎈', '😀'], ...others]), lexicon);
    const nearness = nearnessOf(profiles, lexicon);
    for (const silent of [0, 1])
      for (const other of [2, 3, 4]) {
        expect(nearness?.(silent, other)).toBe(0);
        expect(nearness?.(other, silent)).toBe(0);
      }
  });
});
