import { listQuestionTemplates, type QuestionAsks, readQuestions } from '@serendip/contract/coach';
import type { RequestOf } from '@serendip/contract/endpoint';
import type { Language } from '@serendip/texts/languages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type QuestionForm, questionInput } from '../questions/question-form.ts';

type Read = RequestOf<typeof readQuestions>['body']['questions'][number];

/** The parts of a question that decide how answers are read. */
const toRead = (form: QuestionForm): Read => {
  const { text, input_type, matching_context, options } = questionInput(form);
  return { text, input_type, matching_context, options };
};

interface Readings {
  /** How the answers to each question will be read. */
  asks: QuestionAsks[];
  /** Of the questions' texts. Null where they do not tell. */
  language: Language | null;
}

/** How questions will be read, in their order. Kept until their texts change. */
export const questionReadings = (forms: readonly QuestionForm[]) => {
  const questions = forms.map(toRead);
  return queryOptions({
    queryKey: ['question-readings', questions],
    queryFn: async ({ signal }): Promise<Readings> => {
      const { readings, language = null } = await call(readQuestions, { body: { questions } }, signal);
      return { asks: readings.map(({ asks }) => asks), language };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Keeps the previous readings while a changed list is read again.
    placeholderData: (before, query) => {
      if (before?.asks.length === questions.length) return before;
      const asked = query?.queryKey[1] as Read[] | undefined;
      const known = new Map(asked?.map((question, at) => [JSON.stringify(question), before?.asks[at]]));
      const kept = questions.flatMap((question) => known.get(JSON.stringify(question)) ?? []);
      return kept.length === questions.length ? { asks: kept, language: null } : undefined;
    },
  });
};

/** How the answers to a list's questions will be read. No request without questions. */
export const useReadings = (forms: readonly QuestionForm[]): QuestionAsks[] | undefined =>
  useQuery({ ...questionReadings(forms), enabled: forms.length > 0 }).data?.asks;

/** The language of a list's questions, where they tell it. */
export const useQuestionsLanguage = (forms: readonly QuestionForm[]): Language | null =>
  useQuery({ ...questionReadings(forms), enabled: forms.length > 0 }).data?.language ?? null;

export const questionTemplates = queryOptions({
  queryKey: ['question-templates'],
  queryFn: ({ signal }) => call(listQuestionTemplates, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});
