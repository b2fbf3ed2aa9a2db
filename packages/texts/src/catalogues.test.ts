import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from './languages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const shelves = ['first', 'door', 'guest', 'host', 'event', 'head', 'server'] as const;

interface Messages {
  readonly [key: string]: string | Messages;
}

/** The messages of a room or a language by their dotted keys. */
const flat = (messages: Messages, before = ''): [key: string, message: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );

const shelvesOf = async (language: string): Promise<Map<string, string>> => {
  const read = shelves.map(async (shelf) => (await import(`./${language}/${shelf}.ts`)).default as Messages);
  return new Map((await Promise.all(read)).flatMap((shelf) => flat(shelf)));
};
const catalogues = new Map(
  await Promise.all(languages.map(async (language) => [language, await shelvesOf(language)] as const)),
);
const english = catalogues.get('en') as Map<string, string>;

/** Arguments and elements of a message, as 'count plural' or '<link>'. The same one may be used as a text and a number. */
function usesOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...usesOf(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [
          `${element.value} ${TYPE[element.type]}`,
          ...Object.values(element.options).flatMap(({ value }) => usesOf(value)),
        ];
      default:
        return [`${element.value} ${TYPE[element.type]}`];
    }
  });
}
const namesOf = (message: string): string[] =>
  [...new Set(usesOf(parse(message)).map((use) => use.split(' ')[0] as string))].sort();

/** The choices of each plural in a message. */
function pluralsOf(elements: MessageFormatElement[]): { type: Intl.PluralRuleType; choices: string[] }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    if (element.type === TYPE.select) return inside;
    return [{ type: element.pluralType ?? 'cardinal', choices: Object.keys(element.options) }, ...inside];
  });
}

/** What a message says itself, beside its arguments. */
function saidBy(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return saidBy(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => saidBy(value));
  });
}
const wordsOf = (message: string): string[] =>
  saidBy(parse(message)).flatMap((text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
const wordsIn = new Map(
  [...catalogues].map(([language, messages]) => [language, new Set([...messages.values()].flatMap(wordsOf))] as const),
);

/** Names, formats and words of codes, which are the same everywhere. */
const everywhere =
  'ana android api application ben chromebook co csv enter eventbrite events example excel false hi https id ids internet ipad iphone javascript jpeg json kb linux luma mac match mb meetup min ms newsletter ok org pc pin png pretix push qr serendip true url uuid webhook webhooks webp windows xlsx';

/** Words that a language spells as English does. */
const alike: Partial<Record<Language, string>> = {
  de: 'alias also am an bring browser budget check client code computer domain event export fast feedback filter format hand host hosts in label labels laptop link links mail mails matches matching mentor minute moment name networking offline online option optional passkey passkeys pause per person pier plan poster rest server shirt small so spam sponsor stand start such tab talk team test tests text token tokens version was website will',
  fr: 'absent action active ai an arrive as attend auto badges budget change client code confidence confirmation contact continue conversation conversations date description descriptions design export exports file format ignore incorrect invitation invitations invite long mail mails maths maximum me mentor menu message messages met minimum minute minutes moment multiple note notifications on option options page pages part pause place places plan points position possible progressive public question questions second secret service sessions shirt simple site sites six spam sponsor suggestions table test tests touches type venue version web',
  es: 'alias error has host hosts idea invite legal matches matching me mentor networking no plan red simple spam sponsor token tokens video web',
};

/** Words that two other languages spell alike. */
const alikeIn: readonly (readonly [Language, Language, string])[] = [
  ['de', 'fr', 'adresse des du es halle hier je liste mal papier profil profils programme scanne ton tu'],
  ['de', 'es', 'da des es leer los mal tu'],
  [
    'fr',
    'es',
    'bien clic confirmes de des disponible distingue en entre es existe fin grande grandes ia imprime la le les libre libres mal mi mis ni nombre nombres nos par participe partir probable probables que se servir si son te tu un va venir verte visible',
  ],
];

/** The words that a language may share with another one. */
function alikeWith(language: Language, other: Language): Set<string> {
  const pairs = alikeIn.filter(([one, two]) => [one, two].includes(language) && [one, two].includes(other));
  const [foreign] = [language, other].filter((code) => code !== 'en');
  const withEnglish = [language, other].includes('en') && foreign ? alike[foreign] : '';
  const said = [everywhere, withEnglish, ...pairs.map(([, , words]) => words)].join(' ');
  return new Set(said.split(' '));
}

/** Words of each language that stand in many sentences, and in no sentence of another. */
const everyday: Record<Language, string[]> = {
  en: ['the', 'and', 'you', 'your', 'with', 'are', 'not', 'this'],
  de: ['und', 'der', 'das', 'ist', 'nicht', 'dein', 'mit', 'für'],
  fr: ['dans', 'est', 'pas', 'une', 'avec', 'cette', 'pour', 'vous'],
  es: ['como', 'las', 'una', 'con', 'para', 'esta', 'del', 'puedes'],
};

/** Signs that a language writes otherwise: straight quotation marks, three full stops, French signs without their space. */
const wrongSigns: Record<Language, RegExp> = {
  en: /…\./,
  de: /["«»”]|\.\.\.|\S…/,
  fr: /["“”]|\.\.\.|\p{L}'\p{L}|«(?!\u202f)|(?<!\u202f)[;?!»]|(?<![\u202f\p{N}]):(?!\/\/)/u,
  es: /["“”„]|\.\.\./,
};
const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** What a message has in quotation marks of its language, when no argument is in it: mostly the name of a button. */
const quotedIn: Record<Language, RegExp> = {
  en: /(?<!\p{L})['‘“"]([^'‘’“”"{}]+)['’”"](?!\p{L})/gu,
  de: /„([^“{}]+)“/g,
  fr: /«\u202f([^»{}]+)\u202f»/g,
  es: /«([^»{}]+)»/g,
};
/** Quoted words that name nothing on a screen. */
const examples = ['Sponsor', 'Table {room}'];
/** Choices in the form that their sentence gives them. */
const inflected = ['getrennt', 'zusammen', 'séparées', 'ensemble', 'separadas', 'juntas', 'apart', 'together'];

describe.each(languages)('in %s', (language) => {
  const messages = catalogues.get(language) as Map<string, string>;

  test('every message has the keys, arguments and elements of English', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, message] of messages)
      expect({ key, names: namesOf(message) }).toEqual({ key, names: namesOf(english.get(key) ?? '') });
  });

  test('every plural has the categories of the language', () => {
    for (const [key, message] of messages)
      for (const { type, choices } of pluralsOf(parse(message))) {
        const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
        const named = choices.filter((choice) => !choice.startsWith('=')).sort();
        expect({ key, named }).toEqual({ key, named: [...pluralCategories].sort() });
      }
  });

  test('no message holds a word of another language', () => {
    const foreign = Object.entries(everyday).flatMap(([of, words]) => (of === language ? [] : words));
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${foreign.join('|')})(?![\\p{L}\\p{N}'’-])`, 'iu');
    expect([...messages].filter(([, message]) => pattern.test(message))).toEqual([]);
  });

  test('every message is written with the signs of the language', () => {
    const wrong = [...messages].filter(([, message]) => {
      const prose = message.replaceAll(/\{\w+, (?:plural|select|number)\b/g, '');
      const isOpen =
        language === 'es' && ['¿?', '¡!'].some(([open = '', close = '']) => count(prose, open) !== count(prose, close));
      return wrongSigns[language].test(prose) || isOpen;
    });
    expect(wrong).toEqual([]);
  });

  test('a message that names a button names one that is there', () => {
    const labels = new Set([...messages.values(), ...examples, ...inflected].map((label) => label.toLowerCase()));
    const unknown = [...messages].flatMap(([key, message]) =>
      [...message.replaceAll("''", '"').matchAll(quotedIn[language])]
        .map(([, words = '']) => ({ key, words }))
        .filter(({ words }) => !labels.has(words.toLowerCase())),
    );
    expect(unknown).toEqual([]);
  });

  test('a word that another language has, too, is one of those that both spell alike', () => {
    const found = new Map<string, string>();
    for (const [key, message] of messages) for (const word of wordsOf(message)) found.set(word, key);
    for (const other of languages.filter((one) => one !== language)) {
      const known = alikeWith(language, other);
      // Both may have it from English.
      const isOfEnglish = (word: string) => language !== 'en' && other !== 'en' && wordsIn.get('en')?.has(word);
      const strange = [...found].filter(
        ([word]) => wordsIn.get(other)?.has(word) && !known.has(word) && !isOfEnglish(word),
      );
      expect({ other, strange }).toEqual({ other, strange: [] });
    }
  });

  test('every room stands on a shelf', () => {
    const rooms = globSync(`packages/texts/src/${language}/*.ts`, { cwd: root })
      .map((file) => basename(file, '.ts'))
      .filter((name) => !shelves.some((shelf) => shelf === name))
      .map((name) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    expect([...new Set([...messages.keys()].map((key) => key.split('.')[0] as string))].sort()).toEqual(rooms.sort());
  });
});

/** Their keys stand in the contract and the server's refusals; one place words them all. */
const roomsOfCalls = ['failures', 'forms', 'refusals', 'successes'];

/** The source files that word texts of each room. */
function readersOfRooms(): Map<string, string> {
  const readers = new Map<string, string>();
  for (const file of globSync('{apps,packages}/*/{src,build}/**/*.{ts,tsx}', { cwd: root })) {
    if (file.startsWith('packages/texts/src/') && file.split('/').length > 4) continue;
    if (/\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(`${root}${file}`, 'utf8');
    const worded = [...source.matchAll(/(?:[tT]exts(?:In)?\((?:[\w.()]+, )?'|\bhead\.)(\w+)'?\)/g)].map(
      ([, room = '']) => room,
    );
    const isOfCalls = /^(packages\/contract|apps\/server)\//.test(file);
    for (const room of new Set(isOfCalls ? [...worded, ...roomsOfCalls] : worded))
      readers.set(room, (readers.get(room) ?? '') + source);
  }
  return readers;
}

test('no text is kept that nothing says', () => {
  const readers = readersOfRooms();
  const unused = [...english.keys()].filter((whole) => {
    const [room = '', ...path] = whole.split('.');
    const source = readers.get(room) ?? '';
    const key = path.join('.');
    // Said by its key, or by one made with a code: t(`kinds.${kind}`), t(`${kind}.title`).
    const isSaid = ["'", '"', '`'].some((quote) => source.includes(`${quote}${key}${quote}`));
    if (roomsOfCalls.includes(room))
      return !isSaid && !source.includes(`'${path.at(-1)}'`) && !source.includes(`\n  ${key}: `);
    const begins = [...source.matchAll(/`(\w[\w.]*)\$\{/g)].some(([, start = '']) => key.startsWith(start));
    const isOfRoom = path.length === 1 && source.includes('t(`${');
    return !isSaid && !begins && !isOfRoom && !source.includes(`}.${path.at(-1)}\``);
  });
  expect(unused).toEqual([]);
});

test.each(languages)('no line of a mail about an account in %s is longer than 76 characters', (language) => {
  const room = [...(catalogues.get(language) ?? [])].filter(([key]) =>
    /^accountMails\.(?!.*\.(?:subject|added)$)/.test(key),
  );
  expect(room.length).toBeGreaterThan(5);
  const lines = room.flatMap(([, text]) => text.replaceAll(/\{(?:hours|days|minutes)\}/g, '24').split('\n'));
  expect(lines.filter((line) => line.length > 76)).toEqual([]);
});
