import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import type { SnapshotAnswer, SnapshotQuestion } from '../types.ts';
import type { ByRole } from './profile.ts';
import { readQuestion } from './question-reading.ts';
import { understand } from './understand.ts';

const leading = (text: string, matching_context: string | null = null): string => {
  const { roles } = readQuestion(textQuestion('q', text, { matching_context }), lexicon);
  return Object.entries(roles).sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
};

describe('a question shows what its answers are', () => {
  test.each([
    ['What can you offer others?', 'offer'],
    ['Was kannst du anderen anbieten?', 'offer'],
    ['Que pouvez-vous apporter aux autres ?', 'offer'],
    ['¿Qué puedes ofrecer?', 'offer'],
    ['What are you looking for tonight?', 'need'],
    ['Wonach suchst du?', 'need'],
    ['Que cherchez-vous ?', 'need'],
    ['¿Qué buscas?', 'need'],
    ['What could another exhibitor or visitor get from you?', 'offer'],
    ['What can others learn from you?', 'offer'],
    ['Ask me about …', 'offer'],
    ['What do people usually come to you for?', 'offer'],
    ['Was könntest du jemandem beibringen?', 'offer'],
    ['What would you love to learn?', 'need'],
    ['What brings you here?', 'need'],
    ['Who should we introduce you to?', 'need'],
    ['Which problem would you like somebody to solve for you?', 'need'],
    ['Wobei könntest du Hilfe gebrauchen?', 'need'],
    ['¿Qué te haría falta?', 'need'],
    ['What is on your workbench?', 'fact'],
    ['What do you do for a living?', 'fact'],
    ['Was machst du beruflich?', 'fact'],
    ['Which hobbies do you enjoy at the weekend?', 'interest'],
  ])('%s', (text, role) => {
    expect(leading(text)).toBe(role);
  });

  test('by its hint where the wording is playful', () => {
    expect(leading('The door is open. Who walks in?', 'What this person is looking for.')).toBe('need');
    expect(leading('Your best party trick', 'What this person can give to others.')).toBe('offer');
  });

  test('or that they name what is not wanted', () => {
    expect(readQuestion(textQuestion('q', 'Who should we not introduce you to?'), lexicon).refuses).toBe(true);
    expect(readQuestion(textQuestion('q', 'Who would you like to meet?'), lexicon).refuses).toBe(false);
  });

  test('and when answers on a slider should be near each other', () => {
    const stage = { input_type: 'slider', matching_context: 'Stage. People should sit near the same stage.' } as const;
    expect(readQuestion(textQuestion('q', 'How far along?', stage), lexicon).distance).toBe('near');
  });
});

const read = (asked: Partial<SnapshotQuestion> & { text: string }, answer: SnapshotAnswer): ByRole<number> => {
  const snapshot = {
    event: { name: 'Test', description: null },
    questions: [textQuestion('q', asked.text, asked)],
    participants: [{ id: 'p', alias: 'a', answers: { q: answer } }],
  };
  return understand(snapshot, lexicon).profiles[0]?.concepts as ByRole<number>;
};
const ids = (weights: Map<number, number>): string[] =>
  [...weights.keys()].map((index) => lexicon.concepts[index]?.id ?? '');

describe('an answer', () => {
  test('to a need question is a need, unless a clause refuses', () => {
    const roles = read({ text: 'What are you looking for?' }, 'A technical co-founder. Not looking for investors.');
    expect(ids(roles.need)).toContain('technical-cofounder');
    expect(ids(roles.refusal).length).toBeGreaterThan(0);
    expect(ids(roles.need)).not.toContain('investing');
  });

  test('to a fact question may also say what is looked for', () => {
    const roles = read({ text: 'What do you do?' }, 'I keep bees. I am looking for bookkeeping help.');
    expect(ids(roles.fact)).toContain('beekeeping');
    expect(ids(roles.need)).toContain('bookkeeping');
  });

  test('of yes offers what the question names, of no nothing', () => {
    const asked = { text: 'Can you help others with bookkeeping?', input_type: 'yes_no_maybe' } as const;
    expect(ids(read(asked, ['yes']).offer)).toContain('bookkeeping');
    expect(ids(read(asked, ['no']).offer)).toEqual([]);
  });

  test('that names hundreds of skills gives no more in all than one that names eight', () => {
    const many = lexicon.concepts
      .slice(0, 200)
      .map(({ name }) => name)
      .join(', ');
    const total = [...read({ text: 'What can you offer?' }, many).offer.values()].reduce(
      (sum, weight) => sum + weight,
      0,
    );
    expect(total).toBeLessThanOrEqual(8.001);
  });

  test.each([
    ["we'd love to help you move", 'weddings'],
    ["j'ai besoin d'un appartement", 'artificial-intelligence'],
    ['I opened an account at the market', 'accounting'],
    ['I have no children', 'children'],
    ['Je cherche un appartement', 'church-life'],
  ])('%s: says nothing of %s', (answer, concept) => {
    const roles = read({ text: 'What do you do?' }, answer);
    const clearly = [...roles.fact].filter(([, weight]) => weight > 0.15).map(([index]) => lexicon.concepts[index]?.id);
    expect(clearly).not.toContain(concept);
    expect(ids(roles.offer)).not.toContain(concept);
  });

  test.each([
    ['What do you do?', 'I hate football', 'football'],
    ['What do you do?', 'I am bad at maths', 'mathematics'],
    ['What do you do?', "I don't have kids", 'children'],
    ['What do you do?', 'I know nothing about wine', 'wine-tasting'],
    ['What do you do?', 'never played chess', 'chess'],
    ['What do you do?', "I'm scared of dogs", 'dog-owners'],
    ['What do you do?', 'I lost my dog last week', 'dog-owners'],
    ['What do you do?', 'my dog died', 'dog-owners'],
    ['What do you do?', "I can't swim", 'swimming'],
    ['Was machst du?', 'Ich will selber keinen Hund haben', 'dog-owners'],
    ['Was machst du?', 'Ich bin allergisch gegen Katzen', 'cats'],
    ['Que faites-vous ?', 'je suis nulle en maths', 'mathematics'],
    ['¿Qué haces?', 'soy alérgica a los gatos', 'cats'],
    ['¿Qué puedes ofrecer?', 'el inglés se me da mal, pero cocino bien', 'lang-english'],
    ['What can you offer?', 'call me Grant, I repair bikes', 'grant-funding'],
  ])('%s %s: holds nothing of %s', (text, answer, concept) => {
    const { offer, fact } = read({ text }, answer);
    const held = [...offer, ...fact]
      .filter(([, weight]) => weight > 0.15)
      .map(([index]) => lexicon.concepts[index]?.id);
    expect(held).not.toContain(concept);
  });

  test('may need what somebody cannot do', () => {
    expect(ids(read({ text: 'What do you do?' }, 'I am bad at maths').need)).toContain('mathematics');
  });

  test.each([
    ['I never met a spreadsheet I did not like', 'spreadsheet-modelling'],
    ['not only cooking but also tax advice', 'tax-advice'],
    ["don't hesitate to ask about tax returns", 'tax-advice'],
    ["I can't wait to teach you chess", 'chess'],
    ['I help kids who are bad at maths', 'mathematics'],
  ])('offers all the same: %s', (answer, concept) => {
    const { offer } = read({ text: 'What can you offer?' }, answer);
    expect(offer.get(lexicon.byId.get(concept) ?? -1) ?? 0).toBeGreaterThan(0.5);
  });

  test.each([
    ['I weld', 'welding'],
    ['accounting for clubs', 'accounting'],
  ])('%s: speaks of %s', (answer, concept) => {
    expect(ids(read({ text: 'What do you do?' }, answer).fact)).toContain(concept);
  });
});

describe('an answer in two languages', () => {
  const seeks = { text: 'What are you looking for?' };
  const fieldsOf = (asked: { text: string }, ...answers: string[]): string[] => {
    const participants = answers.map((q, at) => ({ id: `p${at}`, alias: 'a', answers: { q } }));
    const event = { name: 'Test', description: null };
    const [first] = understand(
      { event, questions: [textQuestion('q', asked.text, asked)], participants },
      lexicon,
    ).profiles;
    return [...(first?.fields.need.keys() ?? [])].map((field) => lexicon.fields[field]?.name ?? '');
  };
  const german = 'Ich suche nach der Arbeit jemanden, der mit mir und dem Hund spazieren geht';

  test('is read sentence by sentence', () => {
    const answer =
      'Somebody for the papers of my inn: they are in two boxes, and what is not there is with the bank that we have left. Und ich suche auch jemanden, der mit dem Gaul ausreitet.';
    expect(fieldsOf(seeks, answer)).toContain('horses');
  });

  test('stays in its language where a name has a word of English', () => {
    const answer = 'Ich suche jemanden, der mir im Garten hilft und auch noch gerne kocht. Fan von The Who bin ich.';
    expect(fieldsOf(seeks, answer)).not.toContain('waste and cleanliness');
  });

  test('is understood word by word where others write that language, and left alone where nobody does', () => {
    const answer = 'Someone for my Schnapsbrennerei in Rosenheim';
    expect(fieldsOf(seeks, answer, german)).toContain('beer, wine and spirits');
    // No name is taken apart: 'Rosenheim' is no rose and no home.
    expect(fieldsOf(seeks, 'Someone from Rosenheim', german)).toEqual([]);
    const english = 'I was a nurse, then I was a cook, and what I was in El Paso et al nobody knows';
    expect(fieldsOf(seeks, answer, english)).not.toContain('beer, wine and spirits');
  });
});

test.for([
  ['I can code in my sleep', 'What can you offer?'],
  ['programmieren kann ich im Schlaf', 'Was kannst du anderen anbieten?'],
  ['je sais coder en dormant', 'Que peux-tu apporter aux autres ?'],
  ['programar puedo durmiendo', '¿Qué puedes ofrecer?'],
])('a thing done with ease is not about sleep: %s', ([text, question]) => {
  const { profiles } = understand(
    {
      event: { name: 'Neighbours', description: null },
      questions: [textQuestion('q', question as string)],
      participants: [{ id: 'p', alias: 'a', answers: { q: text as string } }],
    },
    lexicon,
  );
  const said = [...(profiles[0]?.concepts.offer.keys() ?? [])].map((concept) => lexicon.concepts[concept]?.id);
  expect(said).not.toContain('sleep');
});
