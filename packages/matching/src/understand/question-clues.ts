import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CueFile } from '../lexicon/lexicon-file.ts';
import { type Token, tokenise } from '../text/tokens.ts';

type Cue = keyof CueFile['question'];

const BETWEEN_PARTS = /[.!?;:,/&|()\n]+|\s[-–—]+\s|\b(?:and|or|und|oder|et|ou|y|o)\b/giu;

/** The parts of a question that can each ask for something. */
export const questionParts = (text: string): string[] => text.split(BETWEEN_PARTS);

/** The cues that stand in a stretch of a question or hint, one after the other. */
export function questionCuesIn(stretch: string, lexicon: Lexicon): Cue[] {
  const words = tokenise(stretch).map(({ word }) => word);
  const found: Cue[] = [];
  for (let at = 0; at < words.length; ) {
    const cue = lexicon.questionCues.longestAt(words, at);
    if (cue) found.push(...cue.values);
    at += cue?.places.length ?? 1;
  }
  return found;
}

/**
 * By what it is told what a question asks for: words, pairs of words and cues, apart by whether they stand in the question
 * itself (`t`), in the first sentence of the host's hint (`h`) or after it (`l`), and how the question begins.
 */
export function questionClues(text: string, hint: string, lexicon: Lexicon): Set<string> {
  const clues = new Set(['']);
  const say = (clue: string) => clues.add(clue);
  const zone = (name: string, stretch: string): void => {
    const tokens = tokenise(stretch);
    tokens.forEach((token, at) => {
      say(`${name} ${wordOf(token)}`);
      const next = tokens[at + 1];
      if (next) say(`${name} ${wordOf(token)} ${wordOf(next)}`);
    });
    for (const cue of questionCuesIn(stretch, lexicon)) say(`${name}@${cue}`);
  };
  zone('t', text);
  const first = tokenise(text).slice(0, 3).map(wordOf);
  for (let end = 1; end <= first.length; end += 1) say(`^${first.slice(0, end).join(' ')}`);
  const [opening = '', ...others] = hint.split(/(?<=[.!?;:])\s+/);
  if (opening === '') say('no hint');
  else zone('h', opening);
  zone('l', others.join(' '));
  return clues;
}

const wordOf = ({ word }: Token): string => (/^\d+$/.test(word) ? '#' : word);
