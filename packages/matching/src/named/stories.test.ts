import { expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import { readQuestion } from '../understand/question-reading.ts';
import { namedOf } from './named-of.ts';

const question = readQuestion(textQuestion('q', 'What are you up to these days?'), lexicon);
/** Enough words around a sentence to make it part of a story. */
const AROUND =
  'We moved into the old house by the harbour in spring, and it rained through the roof for a month or two.';

const said = (sentence: string): string[] =>
  namedOf({ id: 'p', alias: 'a', answers: { q: `${AROUND} ${sentence}` } }, [question], lexicon).topics.map(
    ({ role, phrase }) => `${role}: ${phrase}`,
  );

test.for([
  ["So I'm looking for a desk somewhere else, a corner with heating and a socket.", 'need: a desk'],
  ['I need someone to look after the kids on Saturday mornings.', 'need: looking after the kids'],
  ["So I'm looking for someone who can build a simple website where people pay.", 'need: building a simple website'],
  ['I build websites for small shops.', 'offer: building websites for small shops'],
] as const)('a story names the head of a wish and what its person does: %s', ([sentence, topic]) => {
  expect(said(sentence)).toEqual([topic]);
});

test.for([
  'At night I eat my pasta standing up, like a horse.',
  'We stood at the foot of the hills like two tourists outside a museum.',
  'I have been driven into a canal, a hearse and a supermarket.',
  'I practise with the bathroom mirror, but it agrees with everything.',
  'The ward stays on the ward.',
  'Somebody with more patience than me to sit down with her would save two evenings.',
  "I photograph everyone, people who don't like being photographed.",
  "J'ai tenu une librairie pendant vingt ans.",
  'Conozco cada pasillo como mi mano.',
])('a story does not name its similes, its scenery or its asides: %s', (sentence) => {
  expect(said(sentence)).toEqual([]);
});

test('a long answer that is a list from end to end names all of it', () => {
  const things = ['photography', 'gardening', 'piano', 'German lessons', 'bike repair', 'sewing', 'cooking for groups'];
  const more = ['dog walking', 'babysitting', 'tax returns', 'plumbing', 'web design', 'logos', 'painting walls'];
  const gives = readQuestion(textQuestion('q', 'What can you help others with?'), lexicon);
  const answers = { q: [...things, ...more].join(', ') };
  const { topics } = namedOf({ id: 'p', alias: 'a', answers }, [gives], lexicon);
  expect(topics.map(({ phrase }) => phrase)).toEqual([...things, ...more]);
});

test('a story names nothing of the lists that stand in it', () => {
  const gives = readQuestion(textQuestion('q', 'What can you help others with?'), lexicon);
  const answers = { q: `${AROUND} Pots, an old piano, dust. My aunt waits for the boat.` };
  expect(namedOf({ id: 'p', alias: 'a', answers }, [gives], lexicon).topics).toEqual([]);
});

test.for([
  ['What do you do all week?', 'Head of a school kitchen, 1900 lunches a day', 'head'],
  ['What could you put on the table?', 'Name, type, colours, one landing page', 'name'],
] as const)('others read no word alone that names nothing by itself: %s %s', ([asked, answer, never]) => {
  const { topics } = namedOf(
    { id: 'p', alias: 'a', answers: { q: answer } },
    [readQuestion(textQuestion('q', asked), lexicon)],
    lexicon,
  );
  expect(topics.map(({ sayable }) => sayable)).not.toContain(never);
});

test.for([
  ['What can you offer?', 'I have two daughters and a son.'],
  ['Was kannst du anbieten?', 'Ich habe eine Tochter.'],
  ['Que peux-tu offrir ?', "J'ai un fils et deux filles."],
  ['Cuéntanos qué puedes ofrecer', 'Tengo un peque de 4.'],
] as const)("somebody's family is nothing that they offer: %s %s", ([asked, answer]) => {
  const { topics } = namedOf(
    { id: 'p', alias: 'a', answers: { q: answer } },
    [readQuestion(textQuestion('q', asked), lexicon)],
    lexicon,
  );
  expect(topics).toEqual([]);
});

test.for([
  ['What brings you here?', 'my boss'],
  ['Was suchst du?', 'meine Chefin'],
  ['Que cherches-tu ?', 'ma patronne'],
  ['¿Qué buscas?', 'mi jefa'],
] as const)('nobody looks for a person whom they call their own: %s %s', ([asked, answer]) => {
  const { topics } = namedOf(
    { id: 'p', alias: 'a', answers: { q: answer } },
    [readQuestion(textQuestion('q', asked), lexicon)],
    lexicon,
  );
  expect(topics).toEqual([]);
});
