import { content, hasStem, isGerman, stem, tokens } from './words.ts';

export type Role = 'need' | 'offer' | 'interest';
export const ROLES: readonly Role[] = ['need', 'offer', 'interest'];
const SIDES = [...ROLES, 'avoid', 'never'] as const;
type Side = (typeof SIDES)[number];

/** The statements that are true of one person, as `bench/data/README.md` describes them. */
export type Said = Record<Side, string[]>;

interface Entry {
  union: Set<string>;
  /** True only as a whole. */
  wholes: string[][];
  names: string[][];
}

/** A person with everything that may be said of them. */
export interface Spoken {
  sides: Record<Side, Entry[]>;
  /** Stems of each text that they wrote. */
  answers: Set<string>[];
  german: boolean;
  ticked: string[];
  own: { role: string; words: string[] }[];
}

export type TopicVerdict = 'right' | 'role' | 'wrong' | 'never';

export function spokenOf(
  said: Said | undefined,
  answers: Record<string, unknown>,
  own: { role: string; phrase: string }[] = [],
): Spoken {
  const texts = Object.values(answers).filter((answer) => typeof answer === 'string');
  return {
    sides: Object.fromEntries(SIDES.map((side) => [side, (said?.[side] ?? []).map(entryOf)])) as Spoken['sides'],
    answers: texts.map((text) => new Set(tokens(text).map(stem))),
    german: isGerman(texts.join(' ')),
    ticked: Object.values(answers).flatMap((answer) => (Array.isArray(answer) ? (answer as string[]) : [])),
    own: own.map(({ role, phrase }) => ({ role, words: content(phrase) })),
  };
}

/** Names stand between bars; one after '=' is true only as a whole. */
function entryOf(text: string): Entry {
  const entry: Entry = { union: new Set(), wholes: [], names: [] };
  for (const name of text.split('|').map((one) => one.trim())) {
    if (name === '') continue;
    const words = content(name.replace(/^=/, ''));
    if (name.startsWith('=')) entry.wholes.push(words);
    else {
      entry.names.push(words);
      for (const word of words) entry.union.add(word);
    }
  }
  return entry;
}

export const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((word) => other.includes(word));

const holdsAll = (words: string[], part: string[]): boolean => part.every((word) => words.includes(word));

const fits = ({ union, wholes }: Entry, words: string[], german: boolean): boolean =>
  (words.length > 0 && words.every((word) => hasStem(union, word, german))) ||
  wholes.some(
    (whole) =>
      whole.length > 0 &&
      holdsAll(words, whole) &&
      words.every((word) => whole.includes(word) || hasStem(union, word, german)),
  );

const isIn = (person: Spoken, side: Side, words: string[]): boolean =>
  person.sides[side].some((entry) => fits(entry, words, person.german)) ||
  person.own.some((own) => own.role === side && holdsAll(own.words, words));

/** Words that they wrote in a row, at least half of which an entry holds. */
function isHalfTheirs({ sides, answers, german }: Spoken, side: Side, words: string[]): boolean {
  if (words.length < 2 || !answers.some((answer) => words.every((word) => answer.has(word)))) return false;
  return sides[side].some(
    ({ union, wholes }) =>
      (words.filter((word) => hasStem(union, word, german)).length * 2 >= words.length &&
        !wholes.some((whole) => holdsAll(whole, words))) ||
      wholes.some((whole) => whole.length * 2 >= words.length && holdsAll(words, whole)),
  );
}

const isNever = ({ sides }: Spoken, words: string[]): boolean =>
  sides.never.some(({ names }) => names.some((name) => same(name, words)));

/** Parts of a name made of several: 'baking bread and bakeries' is true of a person who bakes bread. */
const partsOf = (phrase: string): string[] =>
  phrase
    .split(/\s+(?:and|und|y|et|or|oder)\s+|\s*[&/,]\s*/i)
    .map((part) => part.trim())
    .filter(Boolean);

function isTrueAs(person: Spoken, side: Side, phrase: string): boolean {
  const words = content(phrase);
  if (isIn(person, side, words) || isHalfTheirs(person, side, words)) return true;
  const parts = partsOf(phrase).map(content);
  return (
    parts.length > 1 && parts.some((part) => part.length > 0 && isIn(person, side, part) && !isNever(person, part))
  );
}

/** Whether a phrase shown in a role is true there, only in another role, not at all, or never to be said. */
export function judgeTopic(person: Spoken, role: string, phrase: string): TopicVerdict {
  const words = content(phrase);
  if (role === 'avoid')
    return [phrase, ...partsOf(phrase)].some((part) => isIn(person, 'avoid', content(part))) ? 'right' : 'wrong';
  if (person.own.some((own) => own.role === role && same(own.words, words))) return 'right';
  if (isNever(person, words)) return 'never';
  if (isTrueAs(person, role as Role, phrase)) return 'right';
  const { never, avoid } = person.sides;
  if ([...never, ...avoid].some((entry) => fits(entry, words, person.german))) return 'never';
  return ROLES.some((other) => other !== role && isTrueAs(person, other, phrase)) ? 'role' : 'wrong';
}

/** Whether they refuse this, and say it in no other role. */
export function refuses(person: Spoken, phrase: string): boolean {
  const words = content(phrase);
  return isIn(person, 'avoid', words) && !ROLES.some((role) => isIn(person, role, words));
}

export const isTrueOf = (person: Spoken, phrase: string): boolean =>
  ROLES.some((role) => judgeTopic(person, role, phrase) === 'right');
