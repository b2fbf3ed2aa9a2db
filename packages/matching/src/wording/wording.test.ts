import { describe, expect, test } from 'vitest';
import { lexicon } from '../../test/whole-lexicon.ts';
import { NAME_KINDS, type NameKind } from '../lexicon/names-file.ts';
import type { Direction, Reason, Role, Told } from './reason.ts';
import type { Spoken } from './spoken.ts';
import { wordingsOf } from './wordings.ts';

const wordings = wordingsOf(lexicon.displayNames);
/** The topics that are put in: words of no language. */
const topicOf = (words: string, kind: NameKind | null, help = false): Spoken => ({
  words,
  language: 'en',
  doing: kind === 'doing',
  help,
  concept: null,
  kind,
  of: { words, language: 'en', doing: false, help, concept: null },
});

const DIRECTIONS: Direction[] = ['get', 'give'];
const ROLES: Role[] = ['offer', 'need', 'interest'];

/** A reason of each kind that there is, about topics of a kind. */
function everyReason(kind: NameKind | null, help: boolean): Reason<Spoken>[] {
  const [one, other] = [topicOf('Zyxo', kind, help), topicOf('Wvuto', kind, help)];
  const told = (role: Role, topic: Spoken): Told<Spoken> => ({ role, topic });
  return [
    ...DIRECTIONS.flatMap((direction): Reason<Spoken>[] => [
      { kind: 'plain', direction, offer: one, need: null },
      { kind: 'plain', direction, offer: one, need: other },
      { kind: 'half', direction, topic: one },
    ]),
    { kind: 'together', topic: one },
    ...ROLES.flatMap((role) =>
      [one, other].map(
        (theirs): Reason<Spoken> => ({ kind: 'shared', theirs: told(role, theirs), mine: told(role, one) }),
      ),
    ),
    { kind: 'shared', theirs: told('interest', one), mine: told('interest', one), second: other },
    ...[one, other].flatMap((theirs): Reason<Spoken>[] => [
      { kind: 'shared', theirs: told('offer', theirs), mine: told('interest', one) },
      { kind: 'shared', theirs: told('interest', theirs), mine: told('offer', one) },
    ]),
    { kind: 'option', text: 'Zyxo' },
    ...(['talk', 'does'] as const).flatMap((alone): Reason<Spoken>[] => [
      { kind: alone, topic: one },
      { kind: alone, topic: one, mine: told('interest', other) },
      { kind: alone, topic: one, mine: told('offer', other) },
    ]),
  ];
}
const reasons = [null, ...NAME_KINDS].flatMap((kind) =>
  [false, true].flatMap((help) => everyReason(kind, help).map((reason) => [JSON.stringify(reason), reason] as const)),
);

const withoutTopics = (text: string): string => text.replace(/Zyxo|Wvuto/g, ' ');
const wordsIn = (text: string): string[] =>
  withoutTopics(text)
    .toLowerCase()
    .match(/[\p{L}'’]+/gu) ?? [];
const english = new Set(
  reasons.flatMap(([, reason]) => [...wordings.en.reason(reason), ...wordings.en.opener(reason)]).flatMap(wordsIn),
);
/** Says of somebody that they offer people, as 'Hat zu bieten: Gründerinnen' would. */
const offersPeople = (reason: Reason<Spoken>): boolean => {
  const offered: Spoken[] = [];
  if (reason.kind === 'plain') offered.push(reason.offer);
  if (reason.kind === 'does' || (reason.kind === 'half' && reason.direction === 'get')) offered.push(reason.topic);
  for (const told of ['theirs' in reason ? reason.theirs : undefined, 'mine' in reason ? reason.mine : undefined])
    if (told?.role === 'offer') offered.push(told.topic);
  return offered.some(({ kind }) => kind === 'people' || kind === 'person');
};
const sayable = reasons.filter(([, reason]) => !offersPeople(reason));

/** Written alike in two languages, or a single letter between apostrophes. */
const ALIKE = new Set(['a', 'an', 'as', 'chose', 'so', 'was', 'on', 'it', 'in', 'me', 'has', 'is']);

const PUNCTUATION = {
  de: /^[„\p{Lu}](?:(?!\s[;?!:]|«|»|").)*[.?]$/u,
  fr: /^[«\p{Lu}](?:(?![^\u202f][;?!:»]|«[^\u202f]|").)*(?:\.|\u202f\?)$/u,
  es: /^[«\p{Lu}](?:(?!\s[;?!:]|"|„).)*[.?]$/u,
};
const ADDRESS = {
  de: /\b(?:Sie|Ihnen|Ihre?)\b(?! (?:habt|sucht|mögt|kennt|könnt))/,
  fr: /\b(?:votre|ton hôte)\b/,
  es: /\busted/,
};

describe.each(['de', 'fr', 'es'] as const)('in %s', (language) => {
  test('nobody is said to offer people, in a reason or an opener', () => {
    const offers = reasons.filter(([, reason]) => offersPeople(reason));
    expect(offers.length).toBeGreaterThan(0);
    for (const [, reason] of offers) {
      expect(wordings[language].reason(reason)).toEqual([]);
      expect(wordings[language].opener(reason)).toEqual([]);
    }
  });

  test('every other kind of reason has three wordings or more, and every opener', () => {
    for (const [name, reason] of sayable) {
      const { reason: texts, opener: openers } = {
        reason: wordings[language].reason(reason),
        opener: wordings[language].opener(reason),
      };
      expect([name, new Set(texts).size >= 3]).toEqual([name, true]);
      if (reason.kind === 'option') expect(openers).toEqual([]);
      else expect([name, new Set(openers).size >= 3]).toEqual([name, true]);
    }
  });

  test('no sentence holds a word of the English ones, is longer than 14 words, or breaks the rules of writing', () => {
    for (const [, reason] of reasons)
      for (const text of [...wordings[language].reason(reason), ...wordings[language].opener(reason)]) {
        expect([text, wordsIn(text).filter((word) => english.has(word) && !ALIKE.has(word))]).toEqual([text, []]);
        expect(text).toMatch(/Zyxo|Wvuto/);
        expect(wordsIn(text).length).toBeLessThanOrEqual(12);
        expect(text).toMatch(PUNCTUATION[language]);
        expect(text).not.toMatch(ADDRESS[language]);
        if (language === 'es') expect(text.includes('?')).toBe(text.includes('¿'));
      }
  });
});

test('an English sentence puts typed words of another language in quotation marks', () => {
  const words = 'Rasen mähen';
  const topic: Spoken = { ...topicOf(words, null), language: 'de', doing: true };
  const all: Reason<Spoken>[] = [
    { kind: 'half', direction: 'get', topic },
    { kind: 'half', direction: 'give', topic: { ...topic, help: true } },
    { kind: 'talk', topic },
    { kind: 'shared', theirs: { role: 'interest', topic }, mine: { role: 'interest', topic } },
  ];
  for (const reason of all)
    for (const text of [...wordings.en.reason(reason), ...wordings.en.opener(reason)])
      expect(text).toContain(`'${words}'`);
});

test.for(['mailing list', 'checklist', 'the river'])(
  'nobody is said to be a thing that only ends like a person: %s',
  (words) => {
    const topic = topicOf(words, null);
    const said = wordings.en.reason({ kind: 'half', direction: 'get', topic });
    expect(said.filter((sentence) => /\bare\b/.test(sentence))).toEqual([]);
    expect(said.length).toBeGreaterThan(0);
  },
);

test('what somebody lends is theirs, and yours', () => {
  const { reason, opener } = wordings.en;
  const leads = topicOf('jump leads', null, true);
  const theirs: Reason<Spoken> = { kind: 'does', topic: leads };
  expect(reason(theirs)[0]).toBe('They can lend their jump leads.');
  expect(opener(theirs)[0]).toBe('Ask about their jump leads.');
  expect(reason({ ...theirs, mine: { role: 'offer', topic: topicOf('big pans', null, true) } })[0]).toBe(
    'They can lend their jump leads. You can lend your big pans.',
  );
});

test('nobody is said to talk about what they are', () => {
  const { reason } = wordings.en;
  expect(reason({ kind: 'talk', topic: topicOf('physics teacher', null) })).toEqual([]);
});

describe('typed words are said with the grammar of what they are', () => {
  const typed = (language: 'de' | 'fr' | 'es', words: string, of: Partial<Spoken['of']> = {}): Spoken => ({
    ...topicOf(words, null),
    language,
    doing: of.doing ?? false,
    of: { ...topicOf(words, null).of, language, ...of },
  });

  test.for([
    ['de', 'Steuerberaterin', 'Im Alltag: „Steuerberaterin“.'],
    ['fr', 'comptable', 'Dans la vie\u202f: «\u202fcomptable\u202f».'],
    ['es', 'plomero', 'Se dedica a esto: «plomero».'],
  ] as const)('work is no thing that somebody offers: %s %s', ([language, words, sentence]) => {
    const topic = typed(language, words, { being: 'job' });
    expect(wordings[language].reason({ kind: 'half', direction: 'get', topic })[0]).toBe(sentence);
    expect(wordings[language].reason({ kind: 'does', topic })[0]).toBe(sentence);
  });

  test.for([
    ['de', 'Velos flicken', 'Kann „Velos flicken“.', 'Möchte „Velos flicken“. Kannst du helfen?'],
    [
      'fr',
      'réparer des vélos',
      'Sait «\u202fréparer des vélos\u202f».',
      'Voudrait «\u202fréparer des vélos\u202f». Tu peux aider\u202f?',
    ],
    ['es', 'arreglar bicis', 'Sabe «arreglar bicis».', 'Quiere «arreglar bicis». ¿Puedes ayudar?'],
  ] as const)('a doing follows a verb that takes one: %s %s', ([language, words, offered, sought]) => {
    const topic = typed(language, words, { doing: true });
    expect(wordings[language].reason({ kind: 'half', direction: 'get', topic })[0]).toBe(offered);
    expect(wordings[language].reason({ kind: 'half', direction: 'give', topic })[0]).toBe(sought);
  });

  test('a German name that is a verb has its article', () => {
    const topic = topicOf('Babysitten', 'subject');
    expect(wordings.de.reason({ kind: 'half', direction: 'give', topic })[0]).toBe(
      'Sucht jemanden fürs Babysitten. Kannst du helfen?',
    );
    expect(wordings.de.opener({ kind: 'talk', topic })[0]).toBe('Frag, was am Babysitten so schön ist.');
    expect(wordings.de.reason({ kind: 'talk', topic: topicOf('Wohnungswesen', 'subject') })[0]).toBe(
      'Spricht gern über Wohnungswesen.',
    );
  });

  test('a Spanish name that would need its article stands after a colon', () => {
    const topic = topicOf('fútbol', 'subject');
    expect(wordings.es.opener({ kind: 'talk', topic })[0]).toBe('Pregúntale qué le gusta de esto: fútbol.');
  });

  test('in English two who want to do one thing want company for it', () => {
    const topic = { ...typed('de', 'Segeln', { doing: true }), language: 'de' as const };
    expect(wordings.en.reason({ kind: 'together', topic })[0]).toBe("You both want company for 'Segeln'.");
  });
});
