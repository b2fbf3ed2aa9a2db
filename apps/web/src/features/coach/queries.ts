import { listQuestionTemplates, type QuestionAsks, readQuestions } from '@serendip/contract/coach';
import type { RequestOf } from '@serendip/contract/endpoint';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type QuestionForm, questionInput } from '../questions/question-form.ts';

type Read = RequestOf<typeof readQuestions>['body']['questions'][number];

/** The parts of a question that decide how answers are read. */
const toRead = (form: QuestionForm): Read => {
  const { text, input_type, matching_context, options } = questionInput(form);
  return { text, input_type, matching_context, options };
};

/** How the answers to these questions will be read, in their order. Kept until their texts change. */
export const questionReadings = (forms: readonly QuestionForm[]) => {
  const questions = forms.map(toRead);
  return queryOptions({
    queryKey: ['question-readings', questions],
    queryFn: async ({ signal }): Promise<QuestionAsks[]> =>
      (await call(readQuestions, { body: { questions } }, signal)).readings.map(({ asks }) => asks),
    staleTime: Number.POSITIVE_INFINITY,
    // Keeps the previous readings while a changed list is read again.
    placeholderData: (before, query) => {
      if (before?.length === questions.length) return before;
      const asked = query?.queryKey[1] as Read[] | undefined;
      const known = new Map(asked?.map((question, at) => [JSON.stringify(question), before?.[at]]));
      const kept = questions.flatMap((question) => known.get(JSON.stringify(question)) ?? []);
      return kept.length === questions.length ? kept : undefined;
    },
  });
};

/** How a list's questions will be read. No request without questions. */
export const useReadings = (forms: readonly QuestionForm[]): QuestionAsks[] | undefined =>
  useQuery({ ...questionReadings(forms), enabled: forms.length > 0 }).data;

export const questionTemplates = queryOptions({
  queryKey: ['question-templates'],
  queryFn: ({ signal }) => call(listQuestionTemplates, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});
