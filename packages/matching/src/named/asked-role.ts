import type { Lexicon } from '../lexicon/lexicon.ts';
import { tokenise } from '../text/tokens.ts';
import type { QuestionReading } from '../understand/question-reading.ts';
import { WEIGHTS } from '../weights.ts';

/** The role of a bare noun phrase in an answer to a question; null where only explicit statements count. */
export type AskedRole = 'need' | 'offer' | 'interest' | 'avoid' | null;

export function askedRole(
  { question, roles, mixed, refuses, doubtful, ignored }: QuestionReading,
  lexicon: Lexicon,
): AskedRole {
  const { asks } = WEIGHTS.said;
  if (ignored || doubtful || question.input_type !== 'text') return null;
  if (refuses) return 'avoid';
  if (roles === WEIGHTS.question.unclear) return null;
  const needs = roles.need >= asks;
  const offers = roles.offer >= asks;
  if (needs) return offers || (mixed && roles.fact >= asks) ? null : 'need';
  if (offers) return 'offer';
  if (roles.interest >= asks && roles.interest >= roles.fact) return 'interest';
  return asksWork(question.text, lexicon) ? 'offer' : null;
}

/** Whether a question asks what people do for a living, and not 'at work or in private', in any language. */
function asksWork(text: string, { work }: Lexicon): boolean {
  const words = tokenise(text).map(({ word }) => word);
  const found = new Set(words.flatMap((_, at) => work.longestAt(words, at)?.values ?? []));
  return found.has('asks') && !found.has('private');
}
