import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import { matchParticipants } from '../match-participants.ts';
import type { SnapshotQuestion } from '../types.ts';

/** Pairs and how they are seen, of people who answered one slider from 1 to 7 and nothing else. */
function pairsOf(levels: number[], about: Partial<SnapshotQuestion>) {
  const question = textQuestion('q1', 'Where do you stand?', {
    input_type: 'slider',
    scale_type: 'progressive',
    slider_min: 1,
    slider_max: 7,
    min_label: 'low',
    max_label: 'high',
    ...about,
  });
  const { pairs } = matchParticipants(
    {
      event: { name: 'Sliders', description: null },
      questions: [question],
      participants: levels.map((level, at) => ({ id: `p${at}`, alias: `alias-${at}`, answers: { q1: level } })),
    },
    { room_size: 2, matches_per_person: 1, lexicon },
  );
  return pairs;
}
const who = (pairs: ReturnType<typeof pairsOf>) => pairs.map(({ a, b }) => `${a} ${b}`).sort();

describe('an event with a slider and nothing else', () => {
  const levels = [1, 7, 3, 1, 5, 7, 3, 5];

  test.each(['progressive', 'bipolar'] as const)('%s: brings those near each other together', (scale_type) => {
    expect(who(pairsOf(levels, { scale_type }))).toEqual(['p0 p3', 'p1 p5', 'p2 p6', 'p4 p7']);
  });

  test('preference: those who both want it come before those who both do not', () => {
    const pairs = pairsOf([1, 7, 1, 7, 4, 4, 1, 1], { scale_type: 'preference' });
    expect(who(pairs.slice(0, 2))).toEqual(['p1 p3', 'p4 p5']);
  });

  test('levels the host wants mixed: old hands meet beginners, who receive', () => {
    const pairs = pairsOf([1, 7, 1, 7, 1, 7, 1, 7], {
      matching_context: 'Higher helps lower: old hands with beginners.',
    });
    for (const { a, b, category } of pairs) {
      const old = (id: string) => ['p1', 'p3', 'p5', 'p7'].includes(id);
      expect([old(a), old(b)]).toContain(true);
      expect([old(a), old(b)]).toContain(false);
      expect(category).toBe(old(a) ? 'can_help' : 'can_receive_help');
    }
  });
});
