import { fileURLToPath } from 'node:url';
import { asks, type ProposedQuestion } from '@serendip/contract/coach';
import { inputType, questionFaults, scaleTypes } from '@serendip/contract/questions';
import { sentenceIn } from '@serendip/texts/server-sentence';
import { z } from 'zod';
import { readContent } from '../../read-content.ts';

/** The operator's file of question templates for hosts. */
const templateFile = fileURLToPath(new URL('../../../../../content/question-templates.json', import.meta.url));

const fileQuestion = z.strictObject({
  asks,
  text: z.string(),
  input_type: inputType.default('text'),
  matching_context: z.string().nullable().default(null),
  scale_type: z.enum(scaleTypes).nullable().default(null),
  min_label: z.string().nullable().default(null),
  max_label: z.string().nullable().default(null),
  options: z.array(z.string()).default([]),
});

const file = z.strictObject({
  good_questions: z.array(fileQuestion),
  templates: z.array(
    z.strictObject({ id: z.string(), name: z.string(), description: z.string(), questions: z.array(fileQuestion) }),
  ),
});
export type QuestionTemplates = z.output<typeof file>;

/** Reads and checks the operator's file. Throws an Error that names the fault. */
export function readTemplateFile(path = templateFile): QuestionTemplates {
  const { data, fault } = readContent(path, 'The question templates', file);
  const { good_questions: good, templates } = data;
  for (const question of [...good, ...templates.flatMap(({ questions }) => questions)]) {
    const [first] = questionFaults(asWritten(question));
    if (first) throw fault(`question "${question.text}": ${sentenceIn('en', first.message)}`);
  }
  return data;
}

const asWritten = ({ options, ...question }: ProposedQuestion) => ({
  ...question,
  response_format: null,
  slider_min: null,
  slider_max: null,
  options: options.map((text) => ({ text, value: text })),
});
