import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CueFile } from '../lexicon/lexicon-file.ts';
import type { Found } from '../lexicon/phrase-trie.ts';
import type { Token } from '../text/tokens.ts';

type DenialCue = keyof CueFile['denials'];
/** Finds mentions that are not true of the person: things they lack or cannot do, that stand after 'no' or 'without', and mere names. */
export type Denial = 'without' | 'none' | 'unable' | 'name';

/** How many words after 'no' or 'without' are denied. */
const AFTER_NONE = 3;

/** The number of content words denied after or before a phrase. */
const REACH = 2;
/** The number of commonest English words that are no topic on their own. */
const COMMON = 2000;
/** The denied words of a clause, by place, and the places of the words that deny. */
export interface Denials {
  of: Map<number, Denial>;
  by: Set<number>;
}

export function denialsIn(tokens: Token[], lexicon: Lexicon): Denials {
  const words = tokens.map(({ word }) => word);
  const denials: Denials = { of: new Map(), by: new Set() };
  for (let at = 0; at < words.length; ) {
    const found = lexicon.denials.longestAt(words, at);
    if (found) deny(tokens, found, denials, lexicon);
    else if (lexicon.smallWords.denies.has(words[at] as string)) denyAfterNone(tokens, at, denials, lexicon);
    at += found?.places.length ?? 1;
  }
  return denials;
}

function denyAfterNone(tokens: Token[], at: number, { of }: Denials, { smallWords }: Lexicon): void {
  if (smallWords.denies_nothing.has(tokens[at + 1]?.word ?? '')) return;
  for (let place = at + 1; place <= at + AFTER_NONE && tokens[place]?.breaks === false; place += 1)
    of.set(place, 'none');
}

function deny(tokens: Token[], { values, places }: Found<DenialCue>, { of, by }: Denials, lexicon: Lexicon): void {
  const from = places[0] as number;
  const end = from + places.length;
  const mark = (denied: number[], kind: Denial, deniers: number[]): void => {
    const mourned = denied.some((place) => lexicon.denials.longestAt([wordAt(place)], 0)?.values.includes('mourned'));
    if (mourned) return;
    for (const place of denied) of.set(place, kind);
    for (const place of deniers) by.add(place);
  };
  const wordAt = (place: number): string => tokens[place]?.word ?? '';
  const next = (): number[] => after(tokens, end, 1, lexicon).filter((place) => !isCommon(wordAt(place), lexicon));
  for (const cue of values) {
    if (cue === 'name') mark([...places, end], 'name', []);
    else if (cue === 'next') {
      if (isOfSelf(tokens, from, lexicon)) mark(next(), 'without', places);
    } else if (cue === 'unable_next') mark(next(), 'unable', places);
    else if (cue === 'unable_at') mark(before(tokens, from, lexicon), 'unable', places);
    else if (cue === 'gone') {
      const whose = before(tokens, from, lexicon);
      if (whose.some((place) => lexicon.smallWords.own.has(wordAt(place)))) mark(whose, 'without', places);
    } else if ((cue === 'without' || cue === 'unable') && isOfSelf(tokens, from, lexicon))
      mark(after(tokens, end, REACH, lexicon), cue, [from]);
  }
}

/** In 'I can't find it' or 'I don't know' the denied verb is no topic. */
const isCommon = (word: string, { vectors }: Lexicon): boolean =>
  (vectors?.places.get(word) ?? Number.POSITIVE_INFINITY) < COMMON;

/** Places from `start` up to this many content words, or to a word that ends the denial. */
function after(tokens: Token[], start: number, reach: number, { functionWords, smallWords }: Lexicon): number[] {
  const places: number[] = [];
  let met = 0;
  for (let place = start; place < tokens.length && met < reach; place += 1) {
    const { word, breaks } = tokens[place] as Token;
    if (breaks || smallWords.ends_denial.has(word)) break;
    places.push(place);
    if (!functionWords.has(word)) met += 1;
  }
  return places;
}

/** The same before a place. */
function before(tokens: Token[], end: number, { functionWords, smallWords }: Lexicon): number[] {
  const places: number[] = [];
  let met = 0;
  for (let place = end - 1; place >= 0 && met < REACH; place -= 1) {
    const { word, breaks } = tokens[place] as Token;
    if (smallWords.ends_denial.has(word)) break;
    places.push(place);
    if (!functionWords.has(word)) met += 1;
    if (breaks) break;
  }
  return places;
}

/** Whether the clause speaks of its writer there: in 'people who are bad at maths' others are meant. */
function isOfSelf(tokens: Token[], start: number, { smallWords }: Lexicon): boolean {
  let at = start;
  while (at > 0 && !tokens[at]?.breaks && smallWords.adverbs.has(tokens[at - 1]?.word ?? '')) at -= 1;
  return at === 0 || tokens[at]?.breaks === true || smallWords.selves.has(tokens[at - 1]?.word ?? '');
}
