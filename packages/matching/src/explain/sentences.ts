import type { MatchCategory } from '../types.ts';
import type { Ground } from './ground.ts';

/** Sentences with places for names of topics. `turn` chooses among wordings of equal meaning. */

const one = (turn: number, wordings: string[]): string => wordings[turn % wordings.length] as string;

export function youGet({ kind, asked, given }: Ground, turn: number): string {
  switch (kind) {
    case 'offered':
      return one(turn, [
        `You are looking for something around ${asked}, and that is where they offer something.`,
        `They can help you around ${asked}.`,
        `What they offer has to do with ${asked}, just what you are looking for.`,
      ]);
    case 'known':
      return one(turn, [
        `You asked for ${asked}; they know it at first hand.`,
        `You want to know more about ${asked}, and they know it from the inside.`,
        `They have first-hand experience with ${asked}, just what you asked for.`,
      ]);
    case 'linked':
      return one(turn, [
        `You are looking for something around ${asked}; they bring experience with ${given}.`,
        `They know ${given}, which can help you with ${asked}.`,
        `They have to do with ${given}, which may help you with ${asked}.`,
      ]);
    case 'helping':
      return one(turn, [
        `They have to do with ${given}, which may help you with ${asked}.`,
        `What they say of ${given} may be of use to you around ${asked}.`,
      ]);
    default:
      return one(turn, [
        `Ask them about ${given}: it seems near what you are looking for.`,
        `They may have something for you around ${given}.`,
        `What you are looking for and what they bring seem to meet around ${given}.`,
      ]);
  }
}

export function youGive({ kind, asked, given }: Ground, turn: number): string {
  switch (kind) {
    case 'offered':
      return one(turn, [
        `They are looking for something around ${asked}, and that is where you offer something.`,
        `You can help them around ${asked}.`,
        `What you offer has to do with ${asked}, just what they are looking for.`,
      ]);
    case 'known':
      return one(turn, [
        `They would like to hear about ${asked}; you know it at first hand.`,
        `They asked for ${asked}, and you know it from the inside.`,
        `Your experience with ${asked} is what they are after.`,
      ]);
    case 'linked':
      return one(turn, [
        `They are looking for something around ${asked}; you bring experience with ${given}.`,
        `You know ${given}, which can help them with ${asked}.`,
        `You have to do with ${given}, which may help them with ${asked}.`,
      ]);
    case 'helping':
      return one(turn, [
        `You have to do with ${given}, which may help them with ${asked}.`,
        `What you say of ${given} may be of use to them around ${asked}.`,
      ]);
    default:
      return one(turn, [
        `Tell them about ${given}: it seems near what they are looking for.`,
        `You may have something for them around ${given}.`,
        `What they are looking for and what you bring seem to meet around ${given}.`,
      ]);
  }
}

export const youGetUnnamed = (turn: number): string =>
  one(turn, ['What they can give comes close to what you are looking for.', 'They may well have what you came for.']);

export const youGiveUnnamed = (turn: number): string =>
  one(turn, ['What you can give comes close to what they are looking for.', 'You may well have what they came for.']);

export const oneWay = (category: MatchCategory, turn: number): string =>
  category === 'can_help'
    ? one(turn, ['This time it is mostly you who can help.', 'The help goes mostly from you to them.'])
    : one(turn, ['This time it is mostly they who can help you.', 'The help goes mostly from them to you.']);

/** For a match whose two directions are about the same topic. */
export const likewise = (turn: number): string =>
  one(turn, ['Something similar goes the other way round.', 'Much the same holds the other way round.']);

/** For a match that goes both ways, but one of them by many small things. */
export const unclearGift = (turn: number): string =>
  one(turn, ['What you have for them is less clear.', 'It is less clear what they would get from you.']);

export const unclearGain = (turn: number): string =>
  one(turn, ['What they have for you is less clear.', 'It is less clear what you would get from them.']);

/** Names of one or two topics, as one. */
const listed = (names: string[]): string => names.join(' and ');

/** For what both want to do with somebody. */
export const together = (names: string[], turn: number): string =>
  one(turn, [
    `You are both looking for company around ${listed(names)}.`,
    `Both of you would like company around ${listed(names)}.`,
  ]);

/** For what both look for, and neither has. */
export const sameNeed = (names: string[], turn: number): string =>
  one(turn, [
    `You are both looking for something around ${listed(names)}.`,
    `Both of you look for something around ${listed(names)}; what one finds may serve the other.`,
  ]);

export const shared = (names: string[], turn: number): string =>
  one(turn, [
    `You both have to do with ${listed(names)}.`,
    `You share ${listed(names)} as ${names.length > 1 ? 'topics' : 'a topic'}.`,
    `Both of you have ${listed(names)} in your answers.`,
  ]);

export const choseAlike = (option: string): string => `You both chose '${option}'.`;

/** `named`: how many topics of help follow, which 'you share little' would contradict. */
export function thin(name: string | undefined, option: string | undefined, named: number, turn: number): string {
  if (name !== undefined) return `You share few topics; you both have to do with ${name}.`;
  if (option !== undefined) return `You share few topics; you both chose '${option}'.`;
  if (named > 1) return 'You share few topics, but there is something to start from.';
  if (named === 1)
    return one(turn, [
      'There is one thing to start from, not many.',
      'You share few topics, but there is one to start from.',
    ]);
  return one(turn, [
    'Your answers say little about what you two have in common.',
    'You share few topics so far, so this is a match to be surprised by.',
  ]);
}

/** For a good match of many small agreements. */
export const scattered = (turn: number): string =>
  one(turn, [
    'You fit in several small things rather than in one clear topic.',
    'No single topic stands out; several small things in your answers fit together.',
  ]);

export const start = (turn: number): string =>
  one(turn, [
    'Your answers leave open what else connects you.',
    'Beyond that, your answers say little about each other.',
  ]);
