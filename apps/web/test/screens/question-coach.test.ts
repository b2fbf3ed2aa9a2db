import { listQuestionTemplates, type QuestionAsks, readQuestions } from '@serendip/contract/coach';
import { createEvent } from '@serendip/contract/events';
import { createEventQuestion } from '@serendip/contract/questions';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { button, eventually, field, gone, press, see } from './looking.ts';
import type { MockApi } from './mock-api.ts';
import { visit } from './pages.ts';
import { proposals } from './samples.ts';
import { test } from './stage.ts';
import { acceptAll, addQuestion, toQuestions, toReview } from './wizard-steps.ts';

/** Reads questions by their first word, such as 'unclear: …'. */
const readByFirstWord = (api: MockApi): MockApi =>
  api.answer(readQuestions, ({ body }) => ({
    readings: (body as { questions: { text: string }[] }).questions.map(({ text }) => ({
      asks: (text.match(/^(\w+):/)?.[1] ?? 'need') as QuestionAsks,
    })),
  }));

describe.concurrent('Question coach', () => {
  test('the editor says how answers will be read, and follows what the host writes', async ({ stage }) => {
    const { page, api } = await stage();
    readByFirstWord(api);
    await visit(page, '/create-event');
    await toQuestions(page);
    await press(page, 'Add Question');
    for (const [text, sentence] of [
      ['need: a', 'Answers tell what people look for'],
      ['offer: a', 'Answers tell what they offer'],
      ['both: a', 'Answers tell both'],
      ['fact: a', 'Answers tell who people are'],
      ['interest: a', 'Answers tell what they like'],
    ] as const) {
      await field(page, 'Question text').fill(text);
      await see(page, sentence);
    }
    await field(page, 'Question text').fill('');
    await gone(page, 'Answers tell what they like');
  });

  test('where Serendip cannot tell, one tap asks more plainly', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    readByFirstWord(api);
    await visit(page, '/create-event');
    await toQuestions(page);
    await press(page, 'Add Question');
    await field(page, 'Question text').fill('unclear: hm');
    await see(page, 'Serendip cannot tell what answers to this question mean: say it in the hint, or ask more plainly');
    await press(page, 'What can you help others with?');
    expect(await field(page, 'Question text').inputValue()).toBe('What can you help others with?');
    await see(page, 'Answers tell what people look for');
  });

  test('a template adds its questions once, and leaves those that are there as they are', async ({ stage }) => {
    const { page, api } = await stage();
    acceptAll(api);
    await visit(page, '/create-event');
    await toQuestions(page);
    await addQuestion(page, 'what do you need for your project?');
    await press(page, 'Start from a template');
    await press(page.getByRole('dialog'), /^A makers' fair/);
    await see(page, 'Which tools can you share?');
    await eventually(() => page.getByRole('list', { name: 'Your questions' }).getByRole('listitem').count()).toBe(3);
    await see(page, 'what do you need for your project?');
    await press(page, 'Start from a template');
    await press(page.getByRole('dialog'), /^A makers' fair/);
    await eventually(() => page.getByRole('list', { name: 'Your questions' }).getByRole('listitem').count()).toBe(3);
    await press(page, 'Next');
    await press(page, /^Create Event/);
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(createEventQuestion).map(({ body }) => (body as { question: object }).question)).toMatchObject([
      { text: 'what do you need for your project?' },
      { text: 'Which tools can you share?', input_type: 'text' },
      { text: 'How long?', input_type: 'multiple_choice', options: [{ text: 'A day', value: 'a-day' }, {}] },
    ]);
  });

  test('the review warns when a side is not asked for, and one tap adds the question', async ({ stage }) => {
    const { page, api } = await stage();
    readByFirstWord(api);
    await visit(page, '/create-event');
    await toReview(page, 'need: a');
    await see(page, 'People are matched best when they say both');
    await see(page, 'No question asks what people offer.');
    await see(page.getByRole('listitem'), 'Answers tell what people look for');
    readByFirstWord(api).answer(readQuestions, { readings: [{ asks: 'need' }, { asks: 'offer' }] });
    await press(page, "Add 'What can you help others with?'");
    await gone(page, 'People are matched best when they say both');
    await see(page, '2 questions');
  });

  test('questions in another language than the event’s propose theirs, and one tap takes it', async ({ stage }) => {
    const { page, api } = await stage();
    acceptAll(api).answer(readQuestions, { readings: [{ asks: 'both' }], language: 'de' });
    await visit(page, '/create-event');
    expect(await field(page, 'Language').inputValue()).toBe('en');
    await field(page, 'Second language').selectOption('fr');
    await toReview(page, 'Was suchst du, was bietest du?');
    await see(page, 'English, Français');
    await press(page, "Make German the event's language");
    await see(page, 'Deutsch, Français');
    await gone(page, 'Your questions are in German. The event is not.');
    await press(page, /^Create Event/);
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(createEvent)[0]?.body).toMatchObject({ event: { language: 'de', second_language: 'fr' } });
  });

  test('without the reading nothing is said and nothing is in the way', async ({ stage }) => {
    const { page, api } = await stage();
    acceptAll(api).refuse(readQuestions, { code: 503, message: 'Not ready.' });
    await visit(page, '/create-event');
    await toReview(page, 'What do you build?');
    await eventually(() => api.callsOf(readQuestions).length > 0).toBe(true);
    await gone(page, 'People are matched best when they say both');
    await press(page, /^Create Event/);
    await page.waitForURL('**/dashboard');
  });

  test('templates that cannot be loaded can be asked for again', async ({ stage }) => {
    const { page, api } = await stage();
    api.refuse(listQuestionTemplates, { code: 503, message: 'Not ready.' });
    await visit(page, '/create-event');
    await toQuestions(page);
    await press(page, 'Start from a template');
    await see(page, 'Failed to load the templates.');
    api.answer(listQuestionTemplates, proposals);
    await press(page.getByRole('dialog'), 'Try again');
    await button(page.getByRole('dialog'), /^A makers' fair/).waitFor();
  });
});
