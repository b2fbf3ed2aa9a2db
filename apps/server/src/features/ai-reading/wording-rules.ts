import { type Direction, piecesOf, TOPIC } from './wording-pieces.ts';

/**
 * When another wording of a reason may stand in its place: it says nothing but the same topic in the same direction, and
 * is no surer of it. A closed list of words is not enough for that: 'they can not help you', 'they want you' and 'they
 * need little' are made of harmless ones. So it is put together from whole pieces (`wording-pieces.ts`).
 */

const LONGEST = 200;

const DIRECTIONS: Direction[] = ['get', 'give', 'share'];

/** The pieces of each direction by their first word. They stand next to each other, or with punctuation between them. */
const PIECES = DIRECTIONS.map((direction) => ({
  direction,
  byFirst: Map.groupBy(
    piecesOf(direction).map((piece) => piece.split(' ')),
    ([first]) => first ?? '',
  ),
}));

const PERMITTED = /^[\p{L}\s'’,.;:()\-–—]+$/u;
const GUESS = /\b(?:may|might|could|seems?)\b/;
const OFFER = /\b(?:offer|help|support|provide)\b/;

/** `topics`: what the template names, in any case. `taken`: four words in a row of any answer, see `runsOf`. */
export function isFaithful(template: string, wording: string, topics: string[], taken: Set<string>): boolean {
  if (wording === template) return true;
  if (wording.length > LONGEST || wording.length < 10 || /[\n\r]/.test(wording)) return false;
  const [asked, said] = [partsOf(template, topics), partsOf(wording, topics)];
  if (!asked || !said) return false;
  const direction = directionOf(said);
  if (direction === undefined || direction !== directionOf(asked) || isSurer(asked, said)) return false;
  return !runsOf(said.flat().join(' ').replaceAll(TOPIC, '\0')).some((run) => taken.has(run));
}

/** Whether the engine's own sentence can be worded anew at all: one with a single topic and a direction. */
export const canBeWorded = (template: string, topics: string[]): boolean => {
  const parts = partsOf(template, topics);
  return parts !== undefined && directionOf(parts) !== undefined;
};

/** What was guessed is told as certain, or as offered what somebody only knows. */
function isSurer(asked: string[][], said: string[][]): boolean {
  const has = (parts: string[][], words: RegExp) => words.test(parts.flat().join(' '));
  return (has(asked, GUESS) && !has(said, GUESS)) || (has(said, OFFER) && !has(asked, OFFER));
}

/** The words between marks of punctuation, the one topic as `TOPIC`; undefined where it is missing or there is more to say. */
function partsOf(sentence: string, topics: string[]): string[][] | undefined {
  const [topic, ...more] = topics;
  if (topic === undefined || more.length > 0) return undefined;
  const at = sentence.toLowerCase().indexOf(topic.toLowerCase());
  if (at < 0) return undefined;
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + topic.length)];
  if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after) || !PERMITTED.test(before + after))
    return undefined;
  return `${plain(before)} ${TOPIC} ${plain(after)}`
    .split(/[,.;:()–—]+|\s-+\s/)
    .map((part) => part.split(/\s+/).filter((word) => word !== ''))
    .filter((words) => words.length > 0);
}

const CONTRACTIONS: [RegExp, string][] = [
  [/\b(you|they)['’]re\b/g, '$1 are'],
  [/\b(you|they)['’]ve\b/g, '$1 have'],
  [/\b(you|they)['’]d like\b/g, '$1 would like'],
  [/\b(that|it|what)['’]s\b/g, '$1 is'],
];

const plain = (text: string): string =>
  CONTRACTIONS.reduce((said, [short, long]) => said.replaceAll(short, long), text.toLowerCase());

/** Which way a sentence says that help goes; undefined where it says anything that no pieces say. */
function directionOf(parts: string[][]): Direction | undefined {
  const made = PIECES.find(
    ({ byFirst, direction }) => parts.every((part) => isMadeOf(byFirst, part)) && tells(direction, parts),
  );
  return made?.direction;
}

/** A sentence of joining words alone has no direction. */
const tells = (direction: Direction, parts: string[][]): boolean =>
  direction === 'share' ? parts.flat().includes('you') || parts.flat().includes('your') : parts.flat().some(isPerson);
const isPerson = (word: string): boolean => word === 'they' || word === 'you' || word === 'them';

/** Whether pieces in a row give exactly these words. */
function isMadeOf(byFirst: Map<string, string[][]>, words: string[]): boolean {
  const reached = [true, ...words.map(() => false)];
  words.forEach((word, at) => {
    if (!reached[at]) return;
    for (const piece of byFirst.get(word) ?? [])
      if (piece.every((word, offset) => words[at + offset] === word)) reached[at + piece.length] = true;
  });
  return reached[words.length] === true;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/\p{L}+/gu) ?? [];

/** Every four words in a row, never across a topic. */
export function runsOf(text: string): string[] {
  return text.split('\0').flatMap((part) => {
    const words = wordsOf(part);
    return words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '));
  });
}
