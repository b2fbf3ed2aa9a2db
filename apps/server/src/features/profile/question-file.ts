import { fileURLToPath } from 'node:url';
import { profileQuestionId } from '@serendip/contract/ids';
import { defaultCelebrationMessage, defaultContextHeader } from '@serendip/contract/profile';
import { inputType, questionFaults, scaleTypes } from '@serendip/contract/questions';
import { sentenceIn } from '@serendip/texts/server-sentence';
import { z } from 'zod';
import { readContent } from '../../read-content.ts';

/** The operator's file of profile questions. */
const questionFile = fileURLToPath(new URL('../../../../../content/profile-questions.json', import.meta.url));

const fileQuestion = z.strictObject({
  id: profileQuestionId,
  text: z.string(),
  input_type: inputType,
  context_header: z.string().default(defaultContextHeader),
  celebration_message: z.string().default(defaultCelebrationMessage),
  matching_context: z.string().nullable().default(null),
  slider_min: z.int().nullable().default(null),
  slider_max: z.int().nullable().default(null),
  scale_type: z.enum(scaleTypes).nullable().default(null),
  min_label: z.string().nullable().default(null),
  max_label: z.string().nullable().default(null),
  options: z.array(z.strictObject({ text: z.string(), value: z.string() })).default([]),
});

const file = z
  .array(fileQuestion)
  .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, 'two questions share an id');

export type FileQuestion = z.output<typeof fileQuestion>;

/** Reads and checks the operator's file. Throws an Error that names the question and its fault. */
export function readQuestionFile(path = questionFile): FileQuestion[] {
  const { data, fault } = readContent(path, 'The profile questions', file);
  for (const question of data) {
    const [first] = questionFaults({ ...question, response_format: null });
    if (first) throw fault(`question "${question.id}": ${sentenceIn('en', first.message)}`);
  }
  return data;
}
