import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textQuestion } from '../test/text-question.ts';
import { lexicon } from '../test/whole-lexicon.ts';
import { matchParticipants } from './match-participants.ts';

const LIKED = ['football', 'jazz', 'chess', 'knitting', 'crime podcasts', 'hiking', 'old tractors', 'manga', 'baking'];
const questions = [textQuestion('likes', 'What do you like to talk about?')];

test('Two people who share a plain liking and nothing else stand above two who share nothing', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(LIKED, { minLength: 3 }), (liked) => {
      const [shared = '', ...others] = liked;
      const said = [shared, shared, ...others];
      const { pairs } = matchParticipants(
        {
          event: { name: 'Evening', description: null },
          questions,
          participants: said.map((likes, at) => ({ id: `p${at}`, alias: `p${at}`, answers: { likes } })),
        },
        { room_size: 2, matches_per_person: 10, lexicon },
      );
      const listOfFirst = pairs.filter(({ a, b }) => a === 'p0' || b === 'p0');
      expect(listOfFirst[0]).toMatchObject({ a: 'p0', b: 'p1' });
      expect(listOfFirst.slice(1).every(({ percentage }) => percentage < (listOfFirst[0]?.percentage ?? 0))).toBe(true);
    }),
    { numRuns: 30 },
  );
});
