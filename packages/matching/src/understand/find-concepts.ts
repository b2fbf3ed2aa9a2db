import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Found, gerundOf } from '../lexicon/phrase-trie.ts';
import { wholeWordsAt } from '../lexicon/whole-words.ts';
import { LANGUAGES, type Language, stem } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import { WEIGHTS } from '../weights.ts';
import { meansOther } from './other-sense.ts';

/** A lexicon phrase found in a text. */
export interface FoundConcepts {
  concepts: number[];
  /** Places of its words in the token list. */
  places: number[];
  /** 1 when said word for word, less with gaps or typos. */
  sure: number;
}

const SURE = WEIGHTS.found;
const SHORTEST_SLIP = 7;

/** Every concept a stretch of text speaks of, longest phrases first, each word used once. */
export function findConcepts(tokens: Token[], language: Language, lexicon: Lexicon): FoundConcepts[] {
  const foundConcepts: FoundConcepts[] = [];
  const used = new Set<number>();
  const languages = [...new Set<Language>([language, ...LANGUAGES])];
  const shouted = isShouted(tokens, lexicon);
  for (const spoken of languages) {
    const own = spoken === language || spoken === 'en';
    // A word English knows is read as English unless the answer is in the other language.
    const may = (word: string): boolean => own || (word.length > 4 && !lexicon.vectors?.places.has(word));
    const means = (word: string, concept: number): boolean => !meansOther(word, concept, spoken, language, lexicon);
    if (own || tokens.some(({ word }) => may(word)))
      findIn(tokens, spoken, { may, means, shouted }, lexicon, used, foundConcepts);
  }
  return foundConcepts;
}

interface Hears {
  /** Whether a phrase of the language may begin with a word. */
  may: (word: string) => boolean;
  /** Whether a single word can mean a concept in the language of the answer. */
  means: (word: string, concept: number) => boolean;
  /** All in capitals. */
  shouted: boolean;
}

function findIn(
  tokens: Token[],
  language: Language,
  { may, means, shouted }: Hears,
  lexicon: Lexicon,
  used: Set<number>,
  foundConcepts: FoundConcepts[],
): void {
  const stems = tokens.map((token) => stem(token.word, language));
  const content = tokens
    .map((_, index) => index)
    .filter((index) => !lexicon.functionWords.has((tokens[index] as Token).word));
  const contentStems = content.map((index) => stems[index] as string);
  const { phrases, correct } = { phrases: lexicon.phrases[language], correct: lexicon.correct[language] };
  const candidates: (FoundConcepts & { length: number })[] = [];
  const keep = (found: Found<number> | undefined, places: number[], sure: number): void => {
    const [only, ...others] = places;
    if (!found || only === undefined) return;
    const concepts =
      others.length > 0 ? found.values : found.values.filter((one) => means((tokens[only] as Token).word, one));
    if (concepts.length > 0) candidates.push({ concepts, places, sure, length: found.length });
  };

  content.forEach((place, at) => {
    if (!may((tokens[place] as Token).word)) return;
    const stops = (index: number): boolean => tokens[content[index] as number]?.breaks === true;
    const found = phrases.content.longestAt(contentStems, at, 1, stops);
    const places = (found?.places ?? []).map((index) => content[index] as number);
    const here = contentStems[at] as string;
    const doing =
      language === 'en' && places.length < 2 && isDoing(tokens, place, lexicon)
        ? phrases.content.longestAt([gerundOf(here)], 0)
        : undefined;
    const whole = places.length < 2 ? wholeWordsAt(tokens[place] as Token, phrases.whole, shouted) : [];
    if (whole.length > 0) {
      const justSo = whole.some(({ cased }) => cased !== undefined);
      const others = justSo ? [] : ((doing ?? found)?.values ?? []);
      const values = [...new Set([...whole.map(({ concept }) => concept), ...others])];
      if (justSo) candidates.push({ concepts: values, places: [place], sure: SURE.whole, length: 1 });
      else keep({ values, places: [at], length: 1 }, [place], SURE.whole);
    } else if (doing) keep(doing, [place], SURE.whole);
    else keep(found, places, found && found.length < found.places.length ? SURE.gap : SURE.whole);
    const next = content[at + 1];
    if (next !== undefined && next === (content[at] as number) + 1 && !tokens[next]?.breaks) {
      const joined = stem((tokens[content[at] as number]?.word ?? '') + (tokens[next]?.word ?? ''), language);
      keep(phrases.content.longestAt([joined], 0), [content[at] as number, next], SURE.whole);
    }
    if (lexicon.knows(here, language)) return;
    const apart = partsOf((tokens[place] as Token).word, language, lexicon);
    if (apart) {
      keep({ ...apart, places: [at] }, [place], SURE.whole);
      return;
    }
    const meant = mistypable((tokens[place] as Token).word, lexicon) ? correct(here) : undefined;
    if (meant && phrases.whole.has(meant)) {
      const values = (phrases.whole.get(meant) ?? []).map(({ concept }) => concept);
      keep({ values, places: [at], length: 1 }, [place], SURE.typo);
    } else if (meant) {
      const fixed = [...contentStems];
      fixed[at] = meant;
      const typo = phrases.content.longestAt(fixed, at, 0, stops);
      keep(
        typo,
        (typo?.places ?? []).map((index) => content[index] as number),
        SURE.typo,
      );
    }
  });
  stems.forEach((_, at) => {
    if (!may((tokens[at] as Token).word)) return;
    const found = phrases.exact.longestAt(stems, at, 0, (index) => tokens[index]?.breaks === true);
    keep(found, found?.places ?? [], SURE.whole);
  });

  candidates.sort(
    (a, b) => b.length - a.length || b.sure - a.sure || (a.places[0] as number) - (b.places[0] as number),
  );
  const taken = new Set<number>();
  for (const { concepts, places, sure } of candidates) {
    if (places.some((place) => used.has(place) || taken.has(place))) continue;
    for (const place of places) taken.add(place);
    foundConcepts.push({ concepts, places, sure });
  }
  for (const place of taken) used.add(place);
}

/** 'welding', 'I weld', 'to weld', 'cut and weld'; not 'the weld', 'an account', 'the market', 'lakes and caves'. */
function isDoing(tokens: Token[], place: number, { smallWords }: Lexicon): boolean {
  const { word } = tokens[place] as Token;
  const before = tokens[place - 1]?.word ?? '';
  return (
    /ing$/.test(word) || smallWords.doers.has(before) || (smallWords.joins_verbs.has(before) && !word.endsWith('s'))
  );
}

const SHORTEST_PART = 3;
const LONGEST_SPLIT = 30;

/** 'Webdesign' is 'web design': an unknown word whose two parts are a phrase. */
function partsOf(word: string, language: Language, { phrases }: Lexicon): Found<number> | undefined {
  if (word.length > LONGEST_SPLIT) return undefined;
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1) {
    const stems = [stem(word.slice(0, cut), language), stem(word.slice(cut), language)];
    const found = phrases[language].content.longestAt(stems, 0);
    if (found?.places.length === 2) return found;
  }
  return undefined;
}

/** 'I NEED A VET', but not 'RAG, NLP'. */
const isShouted = (tokens: Token[], { functionWords, plainWords, cueWords }: Lexicon): boolean =>
  tokens.every(({ cased }) => cased === cased.toUpperCase()) &&
  tokens.some(
    ({ word, cased }) =>
      cased !== word && word.length > 1 && [functionWords, plainWords, cueWords].some((words) => words.has(word)),
  );

/** Long and known to nothing, in no language: what is a word already is no slip of another one. */
function mistypable(word: string, lexicon: Lexicon): boolean {
  if (word.length < SHORTEST_SLIP || lexicon.vectors?.places.has(word)) return false;
  if (lexicon.plainWords.has(word) || lexicon.functionWords.has(word) || lexicon.cueWords.has(word)) return false;
  return !LANGUAGES.some((language) => lexicon.knows(stem(word, language), language));
}
