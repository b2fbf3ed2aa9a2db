import { WEIGHTS } from '../weights.ts';
import type { CommonGround } from './ground.ts';
import { has, wanted } from './phrases.ts';
import { MOST_WORDS, one } from './wording.ts';

/** Sentences about what two people share. `turn` chooses among wordings of equal meaning. */

/** So many words leave room for the longest start of a sentence. */
const LONGEST_JOINED = 7;
/** People are no subject that one likes or does. */
const sureOf = ({ how, topic }: CommonGround): CommonGround['how'] =>
  topic.kind === 'person' && !(how === 'done' && topic.one) ? 'touched' : how;

const LIKED = new Set(['play', 'go', 'taste', 'work', 'doing']);

/** What both want to do in company. */
export function together({ topic }: CommonGround, turn: number): string {
  const { kind, name, does } = topic;
  if (kind === 'play' || kind === 'go')
    return one(turn, [`You both want somebody to ${kind} ${name} with.`, `You both look for company for ${name}.`]);
  if (does) return one(turn, [`You both want somebody to ${does} with.`, `You both look for company for ${name}.`]);
  return one(turn, [`You both look for company for ${name}.`, `Both of you want company for ${name}.`]);
}

/** What both look for, and neither has. */
export const sameNeed = ({ topic }: CommonGround, turn: number): string =>
  one(turn, [
    `You both look for ${wanted(topic)}. Share what you find.`,
    `Both of you look for ${wanted(topic)}: search together.`,
    `You both look for ${wanted(topic)}.`,
  ]);

/** What both do, like or touch on: the strongest, and a second of the same sort where one sentence holds both. */
export function shared([first, second]: CommonGround[], turn: number): string {
  if (!first) return '';
  const [start, name] = predicate(first);
  const [other, more] = second ? predicate(second) : [];
  const joined = `${name} and ${more}`;
  const fits = joined.split(' ').length <= LONGEST_JOINED && !/ and .* and /.test(joined);
  const both = second && sureOf(second) === sureOf(first) && other === start && fits ? joined : name;
  const wordings =
    sureOf(first) === 'touched'
      ? [`You can swap notes on ${both}.`, `You both bring up ${both}.`, `You could talk about ${both} all evening.`]
      : [`You both ${start}${both}.`, `Both of you ${start}${both}.`];
  return one(turn, wordings);
}

/** The verb and what it is about: 'play ' and 'chess'. */
function predicate(ground: CommonGround): [string, string] {
  const { kind, name, one: single } = ground.topic;
  const how = sureOf(ground);
  if (how === 'touched') return ['', name];
  if (how === 'liked') {
    if (kind === 'place') return ['have ties to ', name];
    return [LIKED.has(kind) ? 'like ' : 'care about ', name];
  }
  if (kind === 'place') return ['have ties to ', name];
  if (kind === 'taste') return ['like ', name];
  if (single) return ['know what it is to be ', single];
  const said = has(ground.topic);
  return said.endsWith(` ${name}`) ? [said.slice(0, -name.length), name] : ['', said];
}

export const choseAlike = (option: string, turn: number): string =>
  one(turn, [`You both chose '${option}'.`, `Both of you picked '${option}'.`], MOST_WORDS, [
    'You both chose the same answer.',
  ]);

/** For a match of small agreements, none of which can be named. */
export const scattered = (percentage: number, turn: number): string =>
  percentage >= WEIGHTS.nameable.muchFits
    ? one(turn, ['Much of what you two say fits together.', 'Many things fit here. Find out which.'])
    : one(turn, [
        'Several small things fit. Find out which.',
        'No big thing, but several small ones fit.',
        'You fit in small ways rather than one big one.',
      ]);

/** Where nothing is known. */
export const NO_LINK = 'No obvious link. Ask what brought them here.';
