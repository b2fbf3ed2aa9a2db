import { deleteEventAnswer, type Preference, saveEventAnswer } from '@serendip/contract/answers';
import type { EventQuestion } from '@serendip/contract/questions';
import type { Locator, Page } from 'playwright-core';
import type { MockApi, SeenCall } from './mock-api.ts';
import { allQuestions, event, eventId, preference } from './samples.ts';
import { answerEvent } from './whole-screens.ts';

export const path = `/events/${eventId}`;
const joined = event({ user_joined: true });

interface Sent {
  event_user_preference: {
    question_id: string;
    text_response?: string;
    numeric_response?: number;
    selected_options?: string[];
    version?: number;
  };
}

const stored = ({ body }: SeenCall): { preference: Preference } => {
  const { question_id, text_response, numeric_response, selected_options } = (body as Sent).event_user_preference;
  return { preference: preference(question_id, text_response ?? numeric_response ?? selected_options ?? '') };
};

/** A participant's event screen whose server takes every answer. */
export const answerQuestions = (
  api: MockApi,
  asked: EventQuestion[] = allQuestions,
  answered: Preference[] = [],
): MockApi =>
  answerEvent(api, { shown: joined, asked, answered }).answer(saveEventAnswer, stored).answer(deleteEventAnswer, {});

export const item = (page: Page, { text }: { text: string }): Locator =>
  page.getByRole('listitem').filter({ hasText: text });
export const textOf = (page: Page, question: { text: string }): Locator => item(page, question).getByRole('textbox');
/** The answers that were sent to be saved. */
/** Without the version of the question, which each answer names. */
export const sent = (api: MockApi) =>
  api.callsOf(saveEventAnswer).map(({ body }) => {
    const { version: _, ...answer } = (body as Sent).event_user_preference;
    return answer;
  });
