import { readSentence, type Sentence, say, spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { readEmail } from './accounts.ts';
import { answerTooLong } from './answers.ts';
import { fault } from './fault.ts';
import { limits } from './limits.ts';
import { isReservedName, nameReserved } from './reserved-aliases.ts';
import { isBlank, text } from './text.ts';

/** The name of an invited person; an initial will do. Null, an empty and a blank text all mean 'none'. */
export const invitedName = text('name', { max: limits.card_name_max, oneLine: true })
  .refine((name) => !isReservedName(name), spell(nameReserved))
  .transform((name) => (isBlank(name) ? null : name));

const label = text('label', {
  max: limits.people_label_max,
  required: fault('isBlank', { field: 'label' }),
  oneLine: true,
}).transform((name) => name.replaceAll(/\s+/g, ' '));
const labels = z
  .array(label, { error: fault('mustBeListOfTexts', { field: 'labels' }) })
  .max(limits.labels_max, fault('tooManyOf', { field: 'labels', max: limits.labels_max }));
const answerText = text('answer', { max: limits.answer_text_max, tooLong: spell(answerTooLong) });
const value = z
  .union([answerText, z.number(), z.array(answerText).max(limits.options_max)], { error: fault('answerOfNoQuestion') })
  .nullish();
const answers = z
  .array(
    z.object(
      { question_id: z.string({ error: fault('mustBeList', { field: 'answers' }) }), value },
      { error: fault('mustBeList', { field: 'answers' }) },
    ),
    {
      error: fault('mustBeList', { field: 'answers' }),
    },
  )
  .max(limits.questions_ordered_max, fault('tooMany', { field: 'answers' }));

const sentFields = z
  .object({
    name: z.unknown().optional(),
    email: z.unknown().optional(),
    labels: z.unknown().optional(),
    answers: z.unknown().optional(),
  })
  .meta({ id: 'GuestListRow' });

/**
 * A row of a guest list as a program sends it. Every field may be missing; a wrong one is told with the row. Anything but an object is a row
 * without fields, so that the other rows are taken.
 */
export const sentGuestRow = z.preprocess(
  (row) => (typeof row === 'object' && row !== null && !Array.isArray(row) ? row : {}),
  sentFields,
);

export interface GuestRow {
  name: string | null;
  email: string;
  labels: string[];
  answers: { question_id: string; value: string | number | string[] }[];
}

export const noEmail = say('noEmail');
export const notAnEmail = say('notAnEmail');

const isNothing = (sent: unknown) => sent === undefined || sent === null || sent === '';
/** An empty cell is no answer. */
const isEmpty = (sent: z.output<typeof value>): sent is null | undefined =>
  sent == null || (typeof sent === 'string' && isBlank(sent)) || (Array.isArray(sent) && sent.every(isBlank));
const firstFault = ({ issues: [first] }: z.ZodError): Sentence =>
  first ? readSentence(first.message) : say('isInvalid', { field: 'row' });

/** A row that can be invited, or the sentence that says why it cannot. */
export function readGuestRow(sent: z.output<typeof sentGuestRow>): { row: GuestRow } | { error: Sentence } {
  const typed = typeof sent.email === 'string' ? sent.email : '';
  if (isNothing(sent.email) || (typeof sent.email === 'string' && isBlank(typed))) return { error: noEmail };
  const email = readEmail(typed);
  if (email === null) return { error: notAnEmail };
  const name = invitedName.safeParse(sent.name ?? '');
  if (!name.success) return { error: firstFault(name.error) };
  const named = labels.safeParse(sent.labels ?? []);
  if (!named.success) return { error: firstFault(named.error) };
  const answered = answers.safeParse(sent.answers ?? []);
  if (!answered.success) return { error: firstFault(answered.error) };
  const given = answered.data.flatMap(({ question_id, value }) => (isEmpty(value) ? [] : [{ question_id, value }]));
  return { row: { name: name.data, email, labels: [...new Set(named.data)], answers: given } };
}
