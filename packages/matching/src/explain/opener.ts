import type { Telling } from '../lexicon/telling.ts';
import type { CommonGround, Ground } from './ground.ts';
import { MOST_WORDS_TO_OPEN, one } from './wording.ts';

/** A first question for the reader to ask, made from the strongest reason. `turn` chooses among wordings of equal meaning. */

const open = (turn: number, wordings: string[], less: string[] = []): string =>
  one(turn, wordings, MOST_WORDS_TO_OPEN, less);

/** About what the other has. */
export function askGiver({ kind, given }: Ground, turn: number): string {
  return kind === 'field' || kind === 'helping' ? open(turn, aboutSubject(given.name)) : askWhoHas(given, turn);
}

/** About what the other looks for. */
export function askSeeker({ asked: { kind, name } }: Ground, turn: number): string {
  switch (kind) {
    case 'person':
      return open(turn, [isOne(name) ? `Ask what they look for in ${name}.` : `Ask why they look for ${name}.`]);
    case 'give':
    case 'space':
    case 'language':
      return open(turn, [`Ask what they need ${name} for.`]);
    case 'doing':
      return open(turn, [`Ask how far they are with ${name}.`, `Ask what is hard about ${name}.`]);
    default:
      return open(
        turn,
        [`Ask what they want to know about ${name}.`, `Ask what they have in mind with ${name}.`],
        [`Ask why they want ${name}.`],
      );
  }
}

/** About what both do or like. */
export const askAlike = ({ how, topic }: CommonGround, turn: number): string =>
  how === 'touched' ? open(turn, aboutSubject(topic.name)) : askWhoHas(topic, turn);

export const suggestDay = ({ topic }: CommonGround, turn: number): string =>
  open(turn, [`Suggest a day for ${topic.name}.`, `Ask when they are free for ${topic.name}.`]);

export const askSearch = (turn: number): string =>
  open(turn, ['Ask where they have looked so far.', 'Ask what they have found so far.']);

export const askChoice = (option: string): string =>
  open(0, [`Ask why they chose '${option}'.`, 'Ask why they chose that.']);
export const tellWish = 'Say what you are looking for.';
export const askWish = 'Ask what they came for.';

function askWhoHas({ kind, name, does, one: single }: Telling, turn: number): string {
  switch (kind) {
    case 'doing':
      return open(turn, [`Ask how best to ${does}.`, `Ask what they learned about ${name}.`]);
    case 'work':
      return open(turn, [`Ask how they came to ${does}.`, `Ask what they enjoy about ${name}.`]);
    case 'play':
      return open(turn, [`Ask how long they have played ${name}.`, `Ask who they play ${name} with.`]);
    case 'go':
      return open(turn, [`Ask where they last went ${name}.`, `Ask where they like to go ${name}.`]);
    case 'language':
      return open(turn, [`Ask where they learned ${name}.`, `Ask who they speak ${name} with.`]);
    case 'place':
      return open(turn, [`Ask what they like about ${name}.`, `Ask what ties them to ${name}.`]);
    case 'give':
      return open(turn, [`Ask who last came to them for ${name}.`]);
    case 'space':
      return open(turn, [`Ask what they know about ${name} nearby.`]);
    case 'person':
      return single
        ? open(turn, [`Ask how they became ${single}.`])
        : open(turn, [isOne(name) ? `Ask what to look for in ${name}.` : `Ask what they know about ${name}.`]);
    case 'taste':
      return open(turn, [`Ask what got them into ${name}.`, `Ask what they like best about ${name}.`]);
    case 'situation':
      return open(turn, [`Ask what helped them most with ${name}.`, `Ask what they learned about ${name}.`]);
    default:
      return open(turn, aboutSubject(name));
  }
}

/** A single person, not several: 'a co-founder'. */
const isOne = (name: string): boolean => /^(?:an?|someone) /.test(name);

const aboutSubject = (name: string): string[] => [
  `Ask what surprises people about ${name}.`,
  `Ask what most people get wrong about ${name}.`,
  `Ask what they would tell a beginner about ${name}.`,
];
