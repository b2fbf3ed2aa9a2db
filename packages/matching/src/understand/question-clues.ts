import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CueFile } from '../lexicon/lexicon-file.ts';
import type { Language } from '../text/stem.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { askingClues } from './asking.ts';

type Cue = keyof CueFile['question'];

const BETWEEN_PARTS = /[.!?;:,/&|()\n]+|\s[-–—]+\s|\b(?:and|or|und|oder|et|ou|y|o)\b/giu;

/** The parts of a question that can each ask for something. */
export const questionParts = (text: string): string[] => text.split(BETWEEN_PARTS);

/** The cues that stand in a stretch of a question or hint, one after the other. */
export const questionCuesIn = (stretch: string, lexicon: Lexicon): Cue[] =>
  cuePhrasesIn(stretch, lexicon).flatMap(({ cues }) => cues);

/** The same without cues such as 'could you', unless there are no others. */
export function tellingCuesIn(stretch: string, lexicon: Lexicon): Cue[] {
  const found = cuePhrasesIn(stretch, lexicon);
  const telling = found.filter(({ phrase }) => !lexicon.modalCues.has(phrase));
  return (telling.length > 0 ? telling : found).flatMap(({ cues }) => cues);
}

export const hasTellingCue = (stretch: string, lexicon: Lexicon): boolean =>
  cuePhrasesIn(stretch, lexicon).some(({ phrase }) => !lexicon.modalCues.has(phrase));

function cuePhrasesIn(stretch: string, lexicon: Lexicon): { phrase: string; cues: Cue[] }[] {
  const words = tokenise(stretch).map(({ word }) => word);
  const found: { phrase: string; cues: Cue[] }[] = [];
  for (let at = 0; at < words.length; ) {
    const cue = lexicon.questionCues.longestAt(words, at);
    const length = cue?.places.length ?? 1;
    if (cue) found.push({ phrase: words.slice(at, at + length).join(' '), cues: cue.values });
    at += length;
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

/**
 * The same for a question without a hint, whose wording alone has to tell: its words, and how it asks. They are learned apart, since
 * beside a hint a wording says less.
 *
 * @param usual the language of a question that gives no sign of its own
 */
export const cluesAlone = (text: string, lexicon: Lexicon, usual: Language): string[] =>
  [...questionClues(text, '', lexicon), ...askingClues(text, lexicon, usual)].map((clue) => `alone ${clue}`);
