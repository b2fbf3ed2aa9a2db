import { contentOf, type Grammar, isIn, lengthAt } from './grammar.ts';
import type { Stretch, Word } from './words.ts';

/** A name has at most so many telling words; two things joined stay one where they are no more together. */
const MOST = 5;

/** A stretch cut at 'and', but for set phrases ('arts and crafts') and 'help with my computer and the phone'. */
export function piecesOf(stretch: Stretch, grammar: Grammar): Word[][] {
  const pieces: Word[][] = [[]];
  for (let at = 0; at < stretch.length; ) {
    const set = lengthAt('sets', stretch, at, grammar);
    const joint = set > 0 ? 0 : lengthAt('joints', stretch, at, grammar);
    if (joint > 0 && !isBetween(pieces.at(-1) as Word[], grammar) && !joinsObjects(stretch, at, joint, grammar))
      pieces.push([]);
    else (pieces.at(-1) as Word[]).push(...stretch.slice(at, at + Math.max(1, set, joint)));
    at += Math.max(1, set, joint);
    const last = stretch[at - 1] as Word;
    if (JOINING_SIGN.test(last.gap) && at < stretch.length) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** 'between X and Y'. */
const isBetween = (said: Word[], grammar: Grammar): boolean => said.some(({ word }) => isIn('between', word, grammar));

/** 'books + payroll', 'Founder & CEO'. */
const JOINING_SIGN = /[+&]/;

const BUYERS =
  /\b(?:buyers?|customers?|abnehmer|kaufer|kunden|kundinnen|acheteurs?|clients?|repreneurs?|compradores|clientes) (?:for|fur|pour|para) /;

const joinsObjects = (stretch: Stretch, at: number, length: number, grammar: Grammar): boolean => {
  const next = stretch[at + length]?.word;
  const starts = (['articles', 'possessives'] as const).some((list) => isIn(list, next, grammar));
  const before = stretch.slice(0, at);
  // 'Abnehmer für Kürbiskernöl und Äpfel': nobody looks for apples.
  if (contentOf(stretch, grammar) <= MOST && BUYERS.test(before.map(({ word }) => word).join(' '))) return true;
  const hasPreposition = stretch.slice(0, at).some(({ word }) => isIn('prepositions', word, grammar));
  return (
    starts &&
    hasPreposition &&
    contentOf(stretch, grammar) <= MOST &&
    /help|hilfe|aide|ayuda/.test(
      stretch
        .slice(0, at)
        .map(({ word }) => word)
        .join(' '),
    )
  );
};
