import { blankQuestion } from '@serendip/matching/blank-question';
import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import type { AskedFor } from '@serendip/matching/understand/asked-for';
import { type QuestionReading, readQuestion } from '@serendip/matching/understand/question-reading';
import { WEIGHTS } from '@serendip/matching/weights';
import type { Wording } from './wordings.ts';

function readAs({ refuses, ignored, roles }: QuestionReading): AskedFor[] {
  if (refuses) return ['refusal'];
  if (ignored) return ['logistics'];
  return (['offer', 'need', 'fact', 'interest'] as const).filter((role) => roles[role] >= WEIGHTS.said.asks);
}

/** Whether a question is read as asking for just what its author says. */
export function readsRight({ asks, text, hint }: Wording, lexicon: Lexicon): boolean {
  const question = { ...blankQuestion, options: [], id: 'q', text, matching_context: hint || null };
  const read = readAs(readQuestion(question, lexicon));
  return read.length === asks.length && read.every((one) => asks.includes(one));
}
