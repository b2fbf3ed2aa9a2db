import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CueFile } from '../lexicon/lexicon-file.ts';
import { contactDetails } from '../text/contact-details.ts';
import { type Token, tokenise } from '../text/tokens.ts';

export type ClauseCue = keyof CueFile['clause'];

/** A stretch of an answer that says one thing, with the cues found in it. */
export interface Clause {
  tokens: Token[];
  cues: Map<ClauseCue, number>;
  /** A refusal said in so many words ('not looking for', 'no … please'), not a mere 'no' or 'not'. */
  firm: boolean;
}

const SENTENCE = /[!?;\n]+|\.(?=\s|$)|\s[-–—]+\s|[()]|\b(?:but|however|although|aber|jedoch|mais|pero|so)\b/giu;

/**
 * Splits an answer where its meaning may turn: at sentences, 'but', and commas after which a new cue stands.
 * A cue's place is the first word after it. E-mail addresses, links and phone numbers are dropped.
 */
export function splitClauses(text: string, lexicon: Lexicon): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of text.replace(contactDetails, ' ').split(SENTENCE)) {
    let last: Clause | undefined;
    for (const part of sentence.split(/[,:]/)) {
      const tokens = tokenise(part);
      if (tokens.length === 0) continue;
      const { cues, firm } = cuesIn(tokens, lexicon);
      if (last && cues.size === 0) {
        last.tokens.push({ ...(tokens[0] as Token), breaks: true }, ...tokens.slice(1));
        continue;
      }
      last = { tokens, cues, firm };
      clauses.push(last);
    }
  }
  return clauses;
}

const PLEASE = new Set(['please', 'bitte', 'svp', 'merci', 'favor', 'thanks']);

function cuesIn(tokens: Token[], lexicon: Lexicon): { cues: Map<ClauseCue, number>; firm: boolean } {
  const words = tokens.map((token) => token.word);
  const cues = new Map<ClauseCue, number>();
  let firm = words.some((word) => PLEASE.has(word));
  for (let at = 0; at < words.length; ) {
    const found = lexicon.clauseCues.longestAt(words, at);
    at += found?.places.length ?? 1;
    for (const cue of found?.values ?? []) {
      if (!cues.has(cue)) cues.set(cue, at);
      if (cue === 'refusal' && (found?.places.length ?? 0) > 1) firm = true;
    }
  }
  return { cues, firm };
}
