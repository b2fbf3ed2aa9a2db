import type { Lexicon } from '../lexicon/lexicon.ts';
import { tokenise } from '../text/tokens.ts';
import { questionCuesIn, questionParts } from './question-clues.ts';

/** Whether a question asks for what people do not want: surely, maybe, or not at all. */
export type AsksRefusal = 'surely' | 'maybe' | 'no';

/** '… and what not' denies the wish before it; in a longer part a 'not' is about something else. */
const FEW = 3;
/** '… that no teacher can give': the 'no' is about the others, not about the wish before it. */
const BEFORE_NOBODY =
  /\b(?:that|which)\s(?=(?:no|nobody|none)\b)|\bqu['’e]\s?(?=(?:aucune?|personne)\b)|\bque\s(?=(?:ning[uú]n[ao]?|nadie)\b)/giu;
const SIDES = new Set(['need', 'offer', 'interest']);

/**
 * In one part of it the question refuses ('rather not', or a 'not' beside a wish); where another part asks for a wish, it may be
 * either. Of the host's hint, which tells how to match, only outright phrases count.
 */
export function asksRefusal(text: string, lexicon: Lexicon): AsksRefusal {
  const all = kindsIn(text, lexicon);
  let [refuses, wishes, denies] = [all.has('outright'), false, false];
  if (all.has('neither')) return refuses ? 'surely' : 'maybe';
  for (const part of questionParts(text.replace(/[’']/g, "'")).flatMap((one) => one.split(BEFORE_NOBODY))) {
    const kinds = kindsIn(part, lexicon);
    const says = (kind: string): boolean => kinds.has(kind as never);
    if (says('outright') || (says('not') && says('wishing'))) refuses = true;
    else if (says('not')) denies ||= tokenise(part).length <= FEW;
    else if (questionCuesIn(part, lexicon).some((cue) => SIDES.has(cue))) wishes = true;
  }
  if (refuses) return wishes || denies ? 'maybe' : 'surely';
  return denies && wishes ? 'maybe' : 'no';
}

export const refusesOutright = (hint: string, lexicon: Lexicon): boolean => kindsIn(hint, lexicon).has('outright');

/** 'What would you rather not miss?' */
export function deniesHarmlessly(text: string, lexicon: Lexicon): boolean {
  const kinds = kindsIn(text.replace(/[’']/g, "'"), lexicon);
  return kinds.has('harmless') && !kinds.has('outright');
}

type Kind = 'outright' | 'not' | 'wishing' | 'harmless' | 'neither';

function kindsIn(part: string, { refusing }: Lexicon): Set<Kind> {
  const words = tokenise(part).map(({ word }) => word);
  const kinds = new Set<Kind>();
  for (let at = 0; at < words.length; ) {
    const found = refusing.longestAt(words, at);
    for (const kind of found?.values ?? []) kinds.add(kind);
    at += found?.places.length ?? 1;
  }
  return kinds;
}
