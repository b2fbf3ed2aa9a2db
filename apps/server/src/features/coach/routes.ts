import { listQuestionTemplates, type ProposedQuestion, readQuestions } from '@serendip/contract/coach';
import type { InputOf } from '@serendip/contract/endpoint';
import { bind } from '../../http/bind.ts';
import type { QuestionTemplates } from './template-file.ts';

type Written = InputOf<typeof readQuestions>['body']['questions'][number];

/** The editor does not send these fields, and the reading does not use them. */
const asAsked = ({ text, input_type, matching_context, options }: Written, at: number) => ({
  id: String(at),
  scope: 'event' as const,
  text: text ?? '',
  input_type: input_type ?? ('text' as const),
  matching_context: matching_context ?? null,
  scale_type: null,
  slider_min: null,
  slider_max: null,
  min_label: null,
  max_label: null,
  options: options ?? [],
});

const questionIn = (question: ProposedQuestion, say: (text: string) => string): ProposedQuestion => ({
  ...question,
  text: say(question.text),
  matching_context: question.matching_context && say(question.matching_context),
  min_label: question.min_label && say(question.min_label),
  max_label: question.max_label && say(question.max_label),
  options: question.options.map(say),
});

const inTheWordsOf = ({ good_questions, templates }: QuestionTemplates, say: (text: string) => string) => ({
  good_questions: good_questions.map((question) => questionIn(question, say)),
  templates: templates.map(({ id, name, description, questions }) => ({
    id,
    name: say(name),
    description: say(description),
    questions: questions.map((question) => questionIn(question, say)),
  })),
});

export const coachRoutes = [
  bind(listQuestionTemplates, async ({ request }, { questionTemplates, translate }) =>
    inTheWordsOf(questionTemplates, (text) => translate(text, request.language)),
  ),
  bind(readQuestions, async ({ body }, { topicReader }) => {
    const { asks, language } = await topicReader.readQuestions(body.questions.map(asAsked));
    return { readings: asks.map((asks) => ({ asks })), ...(language && { language }) };
  }),
];
