import { listQuestionTemplates, readQuestions } from '@serendip/contract/coach';
import type { InputOf } from '@serendip/contract/endpoint';
import { bind } from '../../http/bind.ts';

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

export const coachRoutes = [
  bind(listQuestionTemplates, async (_call, { questionTemplates }) => questionTemplates),
  bind(readQuestions, async ({ body }, { topicReader }) => ({
    readings: (await topicReader.questionAsks(body.questions.map(asAsked))).map((asks) => ({ asks })),
  })),
];
