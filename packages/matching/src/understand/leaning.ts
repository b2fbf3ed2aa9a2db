import type { Clause, ClauseCue, Piece } from './clauses.ts';

/** How many words before a piece serve as clues for it. */
const FARTHEST = 12;

/** Cues of few words, which are clues themselves. To learn by them, too, gains and loses as much. */
const NO_CLUES = new Set<ClauseCue>(['trouble', 'liking']);

/** The clues for classifying a piece: its words, pairs of them, its beginning, its cues, and the words before it. */
export function cluesOf(
  { tokens, cues, asks }: Clause,
  { from, to }: Piece,
  place: { first: boolean; last: boolean; before: number | undefined },
): Map<string, number> {
  const words = tokens.slice(from, to).map(({ word }) => (/^\d+$/.test(word) ? '#' : word));
  const clues = new Map<string, number>([['', 1]]);
  const say = (clue: string, weight = 1) => clues.set(clue, weight);
  words.forEach((word, at) => {
    say(word);
    const next = words[at + 1];
    if (next !== undefined) say(`${word} ${next}`);
  });
  say(`^${words[0]}`);
  say(`^${words.slice(0, 2).join(' ')}`);
  for (const [cue, at] of cues)
    if (!NO_CLUES.has(cue) && ((at > from && at <= to) || (at === 0 && from === 0))) say(`@${cue}`);
  if (asks) say('@asks');
  if (words.length <= 2) say('@short');
  if (tokens[to]) say(`>${tokens[to].word}`);
  for (const { word } of tokens.slice(Math.max(0, from - FARTHEST), from)) say(`<${word}`);
  if (place.first) say('@first');
  if (place.last) say('@last');
  if (place.before !== undefined) say('@before', place.before);
  return clues;
}

/** For each word of each clause, the probability that it belongs to a need; otherwise it belongs to an offer or a fact. */
export function leaningsOf(clauses: Clause[], weights: Map<string, number>): number[][] {
  let before: number | undefined;
  return clauses.map((clause, at) =>
    clause.pieces.flatMap((piece, place) => {
      const first = at === 0 && place === 0;
      const last = at === clauses.length - 1 && place === clause.pieces.length - 1;
      let odds = 0;
      for (const [clue, says] of cluesOf(clause, piece, { first, last, before }))
        odds += says * (weights.get(clue) ?? 0);
      const sought = 1 / (1 + Math.exp(-odds));
      before = 2 * sought - 1;
      return new Array<number>(piece.to - piece.from).fill(sought);
    }),
  );
}
