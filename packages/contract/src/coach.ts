import { languages } from '@serendip/texts/languages';
import { spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { bounds } from './bounds.ts';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { inputType, questionInput, scaleTypes } from './questions.ts';

/**
 * What a question's answers tell: what people look for (`need`), offer, both, like (`interest`) or do (`fact`), or whom
 * they would rather not meet (`avoid`). Numbers and choices bring people together who answer alike (`alike`) or
 * differently (`apart`). `nothing`: they do not count for matching. `unclear`: Serendip cannot tell.
 */
export const questionAsks = [
  'need',
  'offer',
  'both',
  'interest',
  'fact',
  'avoid',
  'alike',
  'apart',
  'nothing',
  'unclear',
] as const;
export const asks = z.enum(questionAsks).meta({ id: 'QuestionAsks' });
export type QuestionAsks = z.output<typeof asks>;

/** A question that the operator's file proposes; options are texts. */
const proposedQuestion = z
  .object({
    asks,
    text: z.string(),
    input_type: inputType,
    matching_context: z.string().nullable(),
    scale_type: z.enum(scaleTypes).nullable(),
    min_label: z.string().nullable(),
    max_label: z.string().nullable(),
    options: z.array(z.string()),
  })
  .meta({ id: 'ProposedQuestion' });
export type ProposedQuestion = z.output<typeof proposedQuestion>;

/** As many as an operator may allow an event. */
const mostQuestions = bounds.questions_per_event.highest;
const tag = 'Question coach';

export const listQuestionTemplates = defineEndpoint({
  id: 'listQuestionTemplates',
  method: 'GET',
  path: '/question_templates',
  tag,
  summary: 'List ready-made questions',
  description: 'Whole sets to start an event from, and single questions.',
  access: 'signed_in',
  data: z.object({
    templates: z.array(
      z.object({ id: z.string(), name: z.string(), description: z.string(), questions: z.array(proposedQuestion) }),
    ),
    good_questions: z.array(proposedQuestion),
  }),
  message: 'ok',
  failures: [],
});

export const readQuestions = defineEndpoint({
  id: 'readQuestions',
  method: 'POST',
  path: '/question_readings',
  tag,
  summary: 'Check how questions will be understood',
  description: 'Says what answers to each question will tell. Nothing is stored.',
  access: 'signed_in',
  body: z.object({
    questions: z
      .array(questionInput.pick({ text: true, input_type: true, matching_context: true, options: true }), {
        error: fault('mustBeList', { field: 'questions' }),
      })
      .max(mostQuestions, spell(bounds.questions_per_event.sentence(mostQuestions))),
  }),
  data: z.object({
    readings: z.array(z.object({ asks })),
    /** In which the questions are written. Left out where their words do not tell. */
    language: z.enum(languages).optional(),
  }),
  message: 'ok',
  failures: ['not_ready'],
});
