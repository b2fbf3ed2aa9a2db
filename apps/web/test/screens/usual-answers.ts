import { listQuestionTemplates, readQuestions } from '@serendip/contract/coach';
import { getSettings } from '@serendip/contract/service';
import { MockApi } from './mock-api.ts';
import { proposals } from './samples.ts';

/** A server that answers what many screens ask beside what they are about. */
export const usualApi = (): MockApi =>
  new MockApi()
    .answer(getSettings, { analytics: null, support_email: 'help@example.org', ai: false, limits: {} })
    .answer(listQuestionTemplates, proposals)
    .answer(readQuestions, ({ body }) => ({
      readings: (body as { questions: unknown[] }).questions.map(() => ({ asks: 'both' as const })),
    }));
