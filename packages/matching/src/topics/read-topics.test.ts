import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import type { TopicReading } from '../enrichment/enrichment.ts';
import type { SnapshotTopic } from '../types.ts';
import { understand } from '../understand/understand.ts';
import { readTopics } from './read-topics.ts';

const questions = [
  textQuestion('gives', 'What can you help others with?'),
  textQuestion('seeks', 'What are you looking for?'),
];
const event = { name: 'Test', description: null };

function read(answers: Record<string, string>, topics: SnapshotTopic[] = [], reading?: TopicReading) {
  const participants = [{ id: 'p', alias: 'a', answers, topics }];
  return readTopics({ event, questions, participants }, 'p', lexicon, reading);
}
const told = (about: string, topics: SnapshotTopic[] = []) =>
  readTopics(
    {
      event,
      questions: [textQuestion('about', 'Tell us about yourself'), ...questions],
      participants: [{ id: 'p', alias: 'a', answers: { about }, topics }],
    },
    'p',
    lexicon,
  );
const NO_READING: TopicReading = { offers: [], needs: [], interests: [], facts: [], refusals: [] };
const own = (role: SnapshotTopic['role'], phrase: string): SnapshotTopic => ({ role, phrase, state: 'own' });
const dismissed = (role: SnapshotTopic['role'], phrase: string): SnapshotTopic => ({
  role,
  phrase,
  state: 'dismissed',
});

describe('what a person is shown of what was understood', () => {
  test('nothing answered: nothing understood, nothing asked', () => {
    expect(read({})).toEqual({ topics: [], maybe: [], asks: [], clarity: 'hardly' });
  });

  test('a person who says plainly what they give and seek reads both by their names, and is asked nothing', () => {
    const { topics, asks, clarity } = read({ gives: 'bookkeeping', seeks: 'sourdough baking' });
    expect(topics).toContainEqual({
      role: 'offer',
      phrase: 'bookkeeping',
      origin: 'read',
      sensitive: false,
      shown: false,
    });
    expect(topics.some(({ role }) => role === 'need')).toBe(true);
    expect(asks).toEqual([]);
    expect(clarity).toBe('clear');
  });

  test('somebody who says only what they give is asked for the other side, with three to six things they like or none', () => {
    const few = read({ gives: 'bookkeeping and tax returns' });
    expect(few.asks).toEqual([{ role: 'need', suggestions: [] }]);
    expect(few.clarity).toBe('partly');
    const many = told('I like chess, welding, old maps, jazz, rowing, kites and cheese');
    expect(many.asks).toEqual([
      { role: 'need', suggestions: ['chess', 'welding', 'old maps', 'jazz', 'rowing', 'kites'] },
      { role: 'offer', suggestions: [] },
    ]);
  });

  test.for([
    ['a lawyer', ['a lawyer']],
    ['I need a lawyer', ['a lawyer']],
    ['We urgently need legal advice.', ['legal advice']],
    ['I am looking for help with marketing', ['help with marketing']],
    ['Someone who can do web design', ['web design']],
    ['software developers', ['software developers']],
    ['A job', ['a job']],
    ['marketing, biology and a doctor', ['marketing', 'biology', 'a doctor']],
  ] as const)(
    'a person who names plainly what only wide words know is not asked for it again: %s',
    ([said, phrases]) => {
      const { topics, asks } = read({ seeks: said });
      for (const phrase of phrases)
        expect(topics).toContainEqual({ role: 'need', phrase, origin: 'read', sensitive: false, shown: false });
      expect(asks.map(({ role }) => role)).toEqual(['offer']);
    },
  );

  test.for([
    'My lawyer says that the marketing of his software is bad',
    'The doctor came when it was too late for a job',
    'Anna Schmidt',
  ])('a story that only touches wide words names none of them: %s', (told) => {
    const phrases = read({ seeks: told }).topics.map(({ phrase }) => phrase);
    for (const phrase of ['lawyer', 'marketing', 'software', 'doctor', 'job']) expect(phrases).not.toContain(phrase);
  });

  test.for([
    'last year',
    'Let us meet up after work',
    'It takes too long',
    'On the last day',
    'I passed on it',
    'with real people',
  ])('anything that everybody says names no subject: %s', (told) => {
    expect(read({ seeks: told }).topics).toEqual([]);
  });

  test('a named thing that was taken away stays away', () => {
    expect(read({ seeks: 'marketing' }, [dismissed('need', 'marketing')]).topics).toEqual([]);
  });

  test('own topics come first, and a confirmed one is there once', () => {
    const { topics } = read({ gives: 'bookkeeping' }, [own('offer', ' Bookkeeping'), own('need', 'a brass band')]);
    expect(topics.map(({ origin }) => origin).slice(0, 2)).toEqual(['own', 'own']);
    const bookkeeping = topics.filter(({ phrase }) => phrase.trim().toLowerCase() === 'bookkeeping');
    expect(bookkeeping).toMatchObject([{ role: 'offer', origin: 'own' }]);
  });

  test('anything that is dismissed in a role is gone from that role, whoever read it', () => {
    const reading = { ...NO_READING, offers: ['bookkeeping', 'ledger tidying'] };
    const away = [dismissed('offer', 'Bookkeeping'), dismissed('offer', 'ledger tidying')];
    const { topics } = read({ gives: 'bookkeeping', seeks: 'bookkeeping' }, away, reading);
    expect(topics.filter(({ role }) => role === 'offer')).toEqual([]);
    expect(topics).toContainEqual({
      role: 'need',
      phrase: 'bookkeeping',
      origin: 'read',
      sensitive: false,
      shown: false,
    });
  });

  test('anything that a model read is shown where its words are the person’s own, and under the fold else; nothing longer than 60 characters', () => {
    const reading = { ...NO_READING, needs: ['quiet rehearsal room', 'concert hall', 'x'.repeat(61)] };
    const { topics, maybe } = read(
      { seeks: 'Since spring we have had no room that is quiet enough for a rehearsal' },
      [],
      reading,
    );
    expect(topics).toContainEqual({
      role: 'need',
      phrase: 'quiet rehearsal room',
      origin: 'read',
      sensitive: false,
      shown: false,
    });
    expect(topics.some(({ phrase }) => phrase === 'concert hall')).toBe(false);
    expect(maybe).toContainEqual(expect.objectContaining({ role: 'need', phrase: 'concert hall' }));
    expect([...topics, ...maybe].every(({ phrase }) => phrase.length <= 60)).toBe(true);
  });

  test.each(['de', 'fr', 'es'] as const)(
    'an uncertain reading has its display name in %s, and by that name it is taken away or made one’s own',
    (language) => {
      const answers = { seeks: 'My son plays in the brass band every week, so the tuba needs a place' };
      const maybe = (...topics: SnapshotTopic[]) => read(answers, topics).maybe.map(({ phrase }) => phrase);
      const uncertain = read(answers).maybe.find(({ phrase }) => phrase === 'brass instruments');
      const name = uncertain?.names?.[language] ?? '';
      expect(name).not.toMatch(/^$|brass/);
      expect(maybe(own('need', name))).not.toContain('brass instruments');
      expect(maybe(dismissed('need', name))).not.toContain('brass instruments');
    },
  );

  test('sensitive topics are marked, and never suggested', () => {
    const { topics } = read({ seeks: 'help with diabetes' });
    expect(topics.some(({ sensitive }) => sensitive)).toBe(true);
  });

  test.each([
    ['I like hiking', 'hiking'],
    ['I enjoy climbing. I work in logistics.', 'climbing'],
    ["J'adore la randonnée", 'randonnée'],
    ['Me gusta el ajedrez', 'ajedrez'],
  ])('anything that somebody likes is what they talk about: %s', (about, phrase) => {
    expect(told(about).topics).toContainEqual({
      role: 'interest',
      phrase,
      origin: 'read',
      sensitive: false,
      shown: false,
    });
    expect(told(about).topics.some((topic) => topic.role === 'offer' && topic.phrase === phrase)).toBe(false);
  });

  describe('trouble that somebody tells of', () => {
    test.each([
      'I have depression',
      'I lost my job in March',
      'Ich habe Schulden',
      'I quit smoking two years ago',
      'I have debts since my divorce',
      "J'ai un enfant handicapé",
    ])('is nothing they are shown, and nothing they can help with: %s', (about) => {
      expect(told(about).topics).toEqual([]);
      expect(told(about).asks.map(({ role }) => role)).toContain('offer');
    });

    test('is gone from everything when they take it away', () => {
      const { profiles } = understand(
        {
          event,
          questions: [textQuestion('about', 'Tell us about yourself')],
          participants: [
            {
              id: 'p',
              alias: 'a',
              answers: { about: 'I lost my job in March' },
              topics: [dismissed('interest', 'losing a job')],
            },
          ],
        },
        lexicon,
      );
      const losingAJob = lexicon.concepts.findIndex(({ name }) => name === 'losing a job');
      expect(profiles[0]?.concepts.fact.has(losingAJob)).toBe(false);
    });
  });

  test.each(['health', 'help with money trouble', 'my faith', 'debts', 'Geldprobleme', 'santé', 'alcoholismo'])(
    'private matters are marked as sensitive in plain words, too: %s',
    (phrase) => {
      const { topics } = read({}, [{ role: 'need', phrase, state: 'own' }]);
      expect(topics).toEqual([{ role: 'need', phrase, origin: 'own', sensitive: true, shown: false }]);
    },
  );

  test.each(['technical debt', 'digital health', 'health tech', 'banking'])(
    'a word in another sense is not: %s',
    (phrase) => {
      const { topics } = read({}, [{ role: 'need', phrase, state: 'own' }]);
      expect(topics).toEqual([{ role: 'need', phrase, origin: 'own', sensitive: false, shown: false }]);
    },
  );
});
