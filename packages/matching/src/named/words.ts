import { contactDetails } from '../text/contact-details.ts';
import { INCLUSIVE, withoutInclusive } from '../text/inclusive.ts';
import type { Language } from '../text/stem.ts';
import { fold } from '../text/tokens.ts';

/** One word as it was written, and folded: without case, accents and apostrophes. */
export interface Word {
  raw: string;
  word: string;
  /** The characters between it and the next word. */
  gap: string;
  /** It begins a sentence. */
  starts?: boolean;
}

/** A stretch between two commas, in words. */
export type Stretch = Word[];

const WORD = new RegExp(
  `[\\p{L}\\p{N}]+(?:(?:['’]|-|(?<=\\p{N})[.,](?=\\p{N}))[\\p{L}\\p{N}]+|${INCLUSIVE}\\p{L}*)*[+#]*`,
  'gu',
);
const ELISION = /\b(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})(?!(?:m|ll|re|ve|d|s|t)\b)/giu;
/** Jokes and asides stand in brackets; smileys end what is said. */
const ASIDE = /\([^()]*\)|\[[^[\]]*\]/g;
const SMILEY =
  /(?:[:;=]-?[)(DPp/|]+|<3|\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}|\p{Extended_Pictographic}|\p{Emoji_Modifier})*)/gu;
const ENDS = /[.!?;=\n…•|()[\]]|\s[-–—]+\s|^\s*[-–—*]\s/;
const PARTS = /[,:/]/;

/**
 * The sentences of a text, each as its stretches between commas, shortened words written out. E-mail addresses, links and numbers
 * to call are dropped. In German a number with a full stop is an ordinal ('11. Klasse'): it begins a stretch and ends no sentence.
 */
export function sentencesOf(text: string, short: Map<string, string> = new Map(), language?: Language): Stretch[][] {
  const clean = text.replace(contactDetails, ' . ').replace(ASIDE, ' ').replace(SMILEY, ' . ').replace(/\bw\//gi, 'w ');
  const sentences: Stretch[][] = [];
  let stretches: Stretch[] = [[]];
  const endStretch = (): void => {
    if ((stretches.at(-1) as Stretch).length > 0) stretches.push([]);
  };
  const endSentence = (): void => {
    const said = stretches.filter((stretch) => stretch.length > 0);
    if (said.length > 0) sentences.push(said);
    stretches = [[]];
  };
  const matches = [...clean.matchAll(WORD)].flatMap(elided);
  matches.forEach(({ raw, to }, at) => {
    const next = matches[at + 1];
    const gap = clean.slice(to, next?.from ?? clean.length);
    const word = fold(withoutInclusive(raw)).replace(/['’]/g, '');
    const isOrdinal = language === 'de' && /^\d{1,2}$/.test(raw) && gap === '. ';
    if (isOrdinal) endStretch();
    const full = short.get(word)?.split(' ') ?? [];
    const whole =
      full.length > 0
        ? full.map((one): Word => ({ raw: one, word: fold(one).replace(/['’]/g, ''), gap: ' ' }))
        : [{ raw, word, gap }];
    (whole[0] as Word).starts = stretches.length === 1 && stretches[0]?.length === 0;
    (whole.at(-1) as Word).gap = gap;
    (stretches.at(-1) as Stretch).push(...whole);
    if (ENDS.test(gap) && !isOrdinal && !isAbbreviation(raw, gap)) endSentence();
    else if (PARTS.test(gap)) endStretch();
  });
  endSentence();
  return sentences;
}

/** 'e.g.', 'z.B.' end no sentence. */
const isAbbreviation = (raw: string, gap: string): boolean =>
  raw.length === 1 && gap.startsWith('.') && !/^\.\s/.test(gap);

/** 'l'anglais' is two words, 'don't' is one. */
function elided(match: RegExpExecArray): { raw: string; from: number; to: number }[] {
  const pieces: { raw: string; from: number; to: number }[] = [];
  let start = 0;
  for (const found of match[0].matchAll(ELISION)) {
    const end = found.index + found[0].length;
    pieces.push({ raw: match[0].slice(start, end - 1), from: match.index + start, to: match.index + end - 1 });
    start = end;
  }
  pieces.push({ raw: match[0].slice(start), from: match.index + start, to: match.index + match[0].length });
  return pieces;
}

/** The words as they were written, with single blanks. */
export const written = (words: Word[]): string =>
  words.map(({ raw, gap }, at) => raw + (at === words.length - 1 ? '' : /^['’]$/.test(gap) ? gap : ' ')).join('');
