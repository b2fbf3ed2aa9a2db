import { createEvent, getEvent, updateEvent } from '@serendip/contract/events';
import {
  createEventQuestion,
  deleteEventQuestion,
  type EventQuestion,
  listEventQuestions,
  orderEventQuestions,
  updateEventQuestion,
} from '@serendip/contract/questions';
import type { Page } from 'playwright-core';
import { field, heading, press, see } from './looking.ts';
import type { MockApi, SeenCall } from './mock-api.ts';
import { hostedEvent, idOf, questions } from './samples.ts';
import { answerDashboard } from './whole-screens.ts';

/** Stores a question as it was sent. */
export const createdFrom = ({ body }: SeenCall): { question: EventQuestion } => {
  const { question } = body as { question: Partial<EventQuestion> };
  const options = (question.options ?? []).map((option, index) => ({ ...option, id: idOf(900 + index) }));
  const { host_reads = false, also_matched = false } = question;
  return { question: { ...questions.short, ...question, options, host_reads, also_matched } };
};

/** A server that takes everything. */
export const acceptAll = (api: MockApi): MockApi =>
  answerDashboard(api)
    .answer(createEvent, { event: hostedEvent() })
    .answer(updateEvent, { event: hostedEvent() })
    .answer(createEventQuestion, createdFrom)
    .answer(updateEventQuestion, createdFrom)
    .answer(orderEventQuestions, { questions: [] })
    .answer(deleteEventQuestion, {});

/** The same with the event and its questions to be edited. */
export const withStored = (api: MockApi, stored: EventQuestion[], changes = {}): MockApi =>
  acceptAll(api)
    .answer(getEvent, { event: hostedEvent(changes) })
    .answer(listEventQuestions, { questions: stored });

/** From the questions: adds one of text. */
export async function addQuestion(page: Page, text: string): Promise<void> {
  await press(page, 'Add Question');
  await field(page, 'Question text').fill(text);
  await press(page, 'Save Question');
  await see(page, text);
}

/** From two stored questions: renames the first, deletes the second, adds a third. */
export async function changeDeleteAdd(page: Page): Promise<void> {
  await press(page, 'Edit question 1');
  await field(page, 'Question text').fill('What do you make?');
  await press(page, 'Save Question');
  await press(page, 'Delete question 2');
  await press(page.getByRole('alertdialog'), 'Delete');
  await addQuestion(page, 'A new one?');
}

/** From the beginning to the questions. */
export async function toQuestions(page: Page, name = 'Founders & Friends'): Promise<void> {
  await field(page, 'Event name').fill(name);
  await press(page, 'Next');
  await heading(page, 'Custom Questions').waitFor();
}

/** From the beginning to the review, with these questions. */
export async function toReview(page: Page, ...texts: string[]): Promise<void> {
  await toQuestions(page);
  for (const text of texts) await addQuestion(page, text);
  await press(page, 'Next');
  await heading(page, 'Review & Create').waitFor();
}
