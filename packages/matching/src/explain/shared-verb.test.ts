import { expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import { namedOf } from '../named/named-of.ts';
import { readQuestion } from '../understand/question-reading.ts';
import { linkBetween } from './link.ts';

const topicOf = (question: string, text: string) =>
  namedOf({ id: 'p', alias: 'a', answers: { q: text } }, [readQuestion(textQuestion('q', question), lexicon)], lexicon)
    .topics[0] as NonNullable<ReturnType<typeof namedOf>['topics'][0]>;

test.for([
  ['Haare schneiden', 'Hecken schneiden'],
  ['Torten backen', 'Ziegel backen'],
] as const)('two who do one thing to different things do not help each other: %s, %s', ([need, offer]) => {
  const link = linkBetween(topicOf('Was suchst du?', need), topicOf('Womit kannst du anderen helfen?', offer), lexicon);
  expect(link.certain).toBe(false);
});

test('a person who offers all of it helps with a part of it', () => {
  const link = linkBetween(
    topicOf('What are you looking for?', 'cooking for big groups'),
    topicOf('What can you help others with?', 'cooking'),
    lexicon,
  );
  expect(link.certain).toBe(true);
});
