import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CueFile } from '../lexicon/lexicon-file.ts';
import { contactDetails } from '../text/contact-details.ts';
import { withoutInclusive } from '../text/inclusive.ts';
import { type Token, tokenise } from '../text/tokens.ts';

export type ClauseCue = keyof CueFile['clause'];

/** Words of a clause without a break, from a place up to another. */
export interface Piece {
  from: number;
  to: number;
}

/** A stretch of an answer that says one thing, with the cues found in it. */
export interface Clause {
  tokens: Token[];
  cues: Map<ClauseCue, number>;
  /** Places of words that only say that something is sought or given: 'looking for', 'happy to'. */
  cueWords: Set<number>;
  /** Where a cue of seeking begins: what stands before it is something else. */
  seeks: number | undefined;
  /** With a cue of refusal: said in so many words ('not looking for', 'no … please'), not a mere 'no' or 'not'. */
  firm: boolean;
  /** With a cue of an offer that cannot introduce a trouble: 'can help', and not 'I have'. */
  offersOutright: boolean;
  /** A question mark ends it. */
  asks: boolean;
  /** Parts that can each be a need or an offer: cut at commas and joining words, and where it begins to seek. */
  pieces: Piece[];
}

/** 'Anyone but recruiters' is one thing said, 'anyone but mostly bakers' and 'anything but I need …' are two. */
const EXCEPTING =
  /(?<!\b(?:any|every)(?:one|body|thing)\s)\bbut\b|\bbut\b(?=\s+(?:i|we|you|they|it|my|our|need|am|are|is|would|especially|mostly|mainly|preferably|particularly|also|please|not|no|never|only|if)\b)/;
const SENTENCE = new RegExp(
  String.raw`([!?;\n]+|\.(?=\s|$)|\s[-–—]+\s|[()]|${EXCEPTING.source}|\b(?:however|although|aber|jedoch|mais|pero|so)\b)`,
  'giu',
);

const EASILY = /\b(?:in my sleep|im schlaf|in meinem schlaf|en dormant|dans mon sommeil|durmiendo)\b/gi;
const CAN = /(?<!\p{L})(?:can|could|kann|könnte|sais|peux|sé|puedo)(?!\p{L})[^.!?\n]*$/iu;
/** So far back stands what one can do. */
const NEAR = 60;

/** 'I can code in my sleep' is not about sleep. */
const withoutEase = (text: string): string =>
  text.replace(EASILY, (found, at: number) => (CAN.test(text.slice(Math.max(0, at - NEAR), at)) ? ' ' : found));

/**
 * Splits an answer at sentences, at 'but', and at commas before a new cue. A cue's place is the first word after it, or for
 * 'wanted' at the end of a stretch the first word of the stretch. E-mail addresses, links and phone numbers are dropped.
 */
export function splitClauses(text: string, lexicon: Lexicon): Clause[] {
  const clauses: Omit<Clause, 'pieces'>[] = [];
  // Sentences and what ends each, in turn.
  const parts = withoutEase(withoutInclusive(text.replace(contactDetails, ' '))).split(SENTENCE);
  for (let at = 0; at < parts.length; at += 2) {
    const sentence = parts[at] as string;
    const asks = parts[at + 1]?.includes('?') ?? false;
    let last: Omit<Clause, 'pieces'> | undefined;
    for (const part of sentence.split(/[,:]/)) {
      const tokens = tokenise(part);
      if (tokens.length === 0) continue;
      const found = cuesIn(tokens, lexicon);
      if (last && found.cues.size === 0) {
        last.tokens.push({ ...(tokens[0] as Token), breaks: true }, ...tokens.slice(1));
        continue;
      }
      const clause = { tokens, asks, ...found };
      clauses.push(clause);
      // ', der nicht gleich lacht, und Testkunden': after such a clause the one before it goes on.
      if (
        !last ||
        !found.cues.has('refusal') ||
        !lexicon.naming('de').lists.relative_pronouns.longestAt([tokens[0]?.word ?? ''], 0)
      )
        last = clause;
    }
  }
  return clauses.map((clause) => ({ ...clause, pieces: piecesOf(clause, lexicon) }));
}

/** 'Baker looking for honey' is two pieces. */
function piecesOf({ tokens, seeks }: Pick<Clause, 'tokens' | 'seeks'>, { smallWords }: Lexicon): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token && at !== seeks && !token.breaks && !smallWords.joins_statements.has(token.word)) continue;
    pieces.push({ from, to: at });
    from = at;
  }
  return pieces;
}

/** Cues whose own words are no topic. */
const ONLY_SAY_WHICH = new Set<ClauseCue>(['seeking', 'offer']);

function cuesIn(
  tokens: Token[],
  lexicon: Lexicon,
): Pick<Clause, 'cues' | 'cueWords' | 'seeks' | 'firm' | 'offersOutright'> {
  const { smallWords } = lexicon;
  const words = tokens.map((token) => token.word);
  const cues = new Map<ClauseCue, number>();
  const cueWords = new Set<number>();
  let seeks: number | undefined;
  let offersOutright = false;
  let firm = words.some((word) => smallWords.please.has(word));
  for (let at = 0; at < words.length; ) {
    const found = lexicon.clauseCues.longestAt(words, at);
    const said = words.slice(at, at + (found?.places.length ?? 1));
    if (found?.values.some((cue) => ONLY_SAY_WHICH.has(cue))) {
      for (let place = at; place < at + said.length; place += 1) cueWords.add(place);
    }
    at += said.length;
    if (at < words.length && lexicon.onlyAfterward.has(said.join(' '))) continue;
    for (const cue of found?.values ?? []) {
      const postposed = at === words.length && smallWords.postposed.has(said.join(' '));
      if (!cues.has(cue)) cues.set(cue, postposed ? 0 : at);
      if (cue === 'offer' && !found?.values.includes('trouble')) offersOutright = true;
      if (cue === 'seeking' && !postposed) seeks ??= at - said.length;
      if (cue === 'refusal' && (postposed || (said.length > 1 && !smallWords.mild_denials.has(said.join(' ')))))
        firm = true;
    }
  }
  // 'Someone to play tennis with'.
  if (words.length > 2 && words.at(-1) === 'with') cues.set('company', cues.get('company') ?? words.length);
  return { cues, cueWords, seeks, firm, offersOutright };
}
