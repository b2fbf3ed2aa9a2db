import type { Lexicon } from '../lexicon/lexicon.ts';
import { tokenise } from '../text/tokens.ts';
import type { QuestionReading } from '../understand/question-reading.ts';
import { WEIGHTS } from '../weights.ts';

/** The role of a bare noun phrase in an answer to a question; null where only explicit statements count. */
export type AskedRole = 'need' | 'offer' | 'interest' | 'avoid' | null;

export function askedRole(
  { question, roles, mixed, refuses, doubtful, ignored, disputed }: QuestionReading,
  lexicon: Lexicon,
): AskedRole {
  const { asks } = WEIGHTS.said;
  if (ignored || doubtful || question.input_type !== 'text') return null;
  if (refuses) return 'avoid';
  const asked = askedOf(question.text, lexicon);
  if (asked.has('past') || asksCondition(question.text)) return null;
  if (roles === WEIGHTS.question.unclear) return null;
  const needs = roles.need >= asks;
  const offers = roles.offer >= asks;
  if (needs) return offers || (mixed && roles.fact >= asks) || disputed?.has('need') ? null : 'need';
  if (offers) return disputed?.has('offer') ? null : 'offer';
  if (roles.interest >= asks && roles.interest >= roles.fact) return disputed?.has('interest') ? null : 'interest';
  return asksWork(asked) ? 'offer' : null;
}

/** Whether a question asks what people do for a living, and not 'at work or in private', in any language. */
const asksWork = (found: ReturnType<typeof askedOf>): boolean => found.has('asks') && !found.has('private');

/** The same of a question's text. */
export const asksForWork = (text: string, lexicon: Lexicon): boolean => asksWork(askedOf(text, lexicon));

function askedOf(text: string, { work }: Lexicon): Set<'asks' | 'harmless' | 'private' | 'past'> {
  const words = tokenise(text).map(({ word }) => word);
  const found = new Set<'asks' | 'harmless' | 'private' | 'past'>();
  for (let at = 0; at < words.length; at += 1) {
    const phrase = work.longestAt(words, at);
    for (const kind of phrase?.values ?? []) found.add(kind);
    // 'Woran arbeitest du' asks for no work, though 'arbeitest' alone does.
    if (phrase?.values.includes('harmless')) at += phrase.places.length - 1;
  }
  return found;
}

/** 'I would come more often if …': an answer completes a sentence, and what it names can be what is in the way. */
export const asksCondition = (text: string): boolean => CONDITION.test(text);
const CONDITION =
  /(?<!\p{L})(?:if|unless|when|because|wenn|falls|sobald|weil|si|quand|lorsqu[e'’]|parce qu[e'’]|cuando|porque)(?!\p{L})[^.?!…_]*(?:…|\.\.\.|_{2,})/iu;
