import type { QuestionReading } from '../understand/question-reading.ts';
import { WEIGHTS } from '../weights.ts';

/** The role of a bare noun phrase in an answer to a question; null where only explicit statements count. */
export type AskedRole = 'need' | 'offer' | 'interest' | 'avoid' | null;

/** Asks what somebody does for a living, in the four languages: such an answer is an offer. Folded. */
const WORK =
  /\b(?:do you do(?! for fun)|for a living|your (?:job|work|business|profession|trade|craft|company)|working on|busy with|beruflich|beruf|arbeitest|te dedicas|trabajas|trabajo|dans la vie|metier|profession|travaillez|travailles|line of work)\b/;

export function askedRole(
  { question, roles, mixed, refuses, doubtful, ignored }: QuestionReading,
  folded: string,
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
  return WORK.test(folded) ? 'offer' : null;
}
