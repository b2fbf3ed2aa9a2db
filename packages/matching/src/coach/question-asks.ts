import type { Lexicon } from '../lexicon/lexicon.ts';
import { tokenise } from '../text/tokens.ts';
import type { SnapshotQuestion } from '../types.ts';
import { type QuestionReading, readQuestion } from '../understand/question-reading.ts';
import { WEIGHTS } from '../weights.ts';

/**
 * How the answers to a question will be read: as what people look for (`need`), offer, both, like (`interest`) or do
 * (`fact`), or whom they would rather not meet (`avoid`). Numbers and choices bring people together who answer alike
 * (`alike`) or differently (`apart`). `nothing`: they do not count, such as diets. `unclear`: the engine cannot tell.
 */
export type QuestionAsks =
  | 'need'
  | 'offer'
  | 'both'
  | 'interest'
  | 'fact'
  | 'avoid'
  | 'alike'
  | 'apart'
  | 'nothing'
  | 'unclear';

/** The kind of answer that each question asks for, in their order. `among`: all questions of the event, which give the language. */
export function questionAsks(
  questions: SnapshotQuestion[],
  lexicon: Lexicon,
  among: Pick<SnapshotQuestion, 'text'>[] = questions,
): QuestionAsks[] {
  const language = lexicon.languages.detect(among.flatMap(({ text }) => tokenise(text)));
  return questions.map((question) => asksOf(readQuestion(question, lexicon, language)));
}

function asksOf({ question, roles, ignored, refuses, doubtful, distance }: QuestionReading): QuestionAsks {
  if (ignored) return 'nothing';
  if (doubtful) return 'unclear';
  if (refuses) return 'avoid';
  if (question.input_type === 'slider') return distance === 'apart' ? 'apart' : 'alike';
  if (roles === WEIGHTS.question.unclear) return question.input_type === 'text' ? 'unclear' : 'alike';
  if (roles.need > 0 && roles.offer > 0) return 'both';
  const most = Math.max(roles.need, roles.offer, roles.fact, roles.interest);
  return (['need', 'offer', 'interest', 'fact'] as const).find((role) => roles[role] === most) ?? 'unclear';
}
