import { readAnswer } from '@serendip/contract/answers';
import type { GuestRow } from '@serendip/contract/guest-list-row';
import type { EventQuestion } from '@serendip/contract/questions';
import { type Sentence, say } from '@serendip/texts/sentence';
import type { Db } from '../../db/database.ts';
import { eventQuestions } from '../../db/schema/events.ts';
import type { BroughtAnswer } from '../../db/schema/invitations.ts';
import { eq } from '../../db/sql.ts';
import { presentEventQuestion } from '../questions/present.ts';

type Value = BroughtAnswer['value'];

export async function questionsById(db: Db, eventId: string): Promise<Map<string, EventQuestion>> {
  const rows = await db.select().from(eventQuestions).where(eq(eventQuestions.eventId, eventId));
  return new Map(rows.map((row) => [row.id, presentEventQuestion(row)]));
}

const asSeen = (text: string): string => text.trim().toLowerCase();

/** In a spreadsheet an option is its text, a slider's number can be text, and several options stand behind commas or semicolons. */
export function inputOf({ input_type, options }: EventQuestion, value: Value) {
  if (input_type === 'slider')
    return { numeric_response: Number(Array.isArray(value) ? Number.NaN : value || Number.NaN) };
  if (input_type === 'text') return { text_response: Array.isArray(value) ? value.join(', ') : String(value) };
  const optionOf = (typed: string) =>
    options.find(
      (option) =>
        [option.value, asSeen(option.value), asSeen(option.text)].includes(typed) ||
        asSeen(option.text) === asSeen(typed),
    )?.value ?? typed;
  const typed = Array.isArray(value) ? value : [String(value)];
  const isOne = typed.every((one) => options.some((option) => option.value === optionOf(one)));
  const parts = isOne || input_type !== 'multi_select' ? typed : typed.flatMap((one) => one.split(/[,;]/));
  return { selected_options: [...new Set(parts.map((part) => optionOf(part.trim())))] };
}

/** The answers of a row as they would be stored, or the sentence that says why one does not fit. */
export function fitAnswers(
  questions: Map<string, EventQuestion>,
  answers: GuestRow['answers'],
): { answers: BroughtAnswer[] } | { error: Sentence } {
  const fitting = new Map<string, BroughtAnswer>();
  for (const { question_id, value } of answers) {
    const question = questions.get(question_id);
    if (!question) return { error: say('noSuchQuestion') };
    const read = readAnswer(question, inputOf(question, value));
    if (!read.ok) return { error: say('ofQuestion', { fault: read.message, question: question.text.slice(0, 60) }) };
    fitting.set(question_id, { question_id, value: read.value });
  }
  return { answers: [...fitting.values()] };
}
