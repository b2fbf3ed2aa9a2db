import { createEvent, getEvent } from '@serendip/contract/events';
import { createEventQuestion, type EventQuestion, listEventQuestions } from '@serendip/contract/questions';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, eventually, field, gone, heading, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { eventId, hostedEvent, questions } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard } from './whole-screens.ts';
import { createdFrom } from './wizard-steps.ts';

async function openEditor(page: Page, type?: string): Promise<void> {
  await visit(page, '/create-event');
  await field(page, 'Event name').fill('Founders & Friends');
  await press(page, 'Next');
  await press(page, 'Add Question');
  if (type) await field(page, 'Question type').selectOption(type);
}

describe.concurrent('Question editor', () => {
  test('begins with a text question; a blank one is refused until it is edited', async ({ stage }) => {
    const { page } = await stage();
    await openEditor(page);
    expect(await field(page, 'Question type').inputValue()).toBe('text');
    await field(page, 'Question text').fill('   ');
    await press(page, 'Save Question');
    await see(page, 'Question text is required');
    await field(page, 'Question text').fill('What');
    await gone(page, 'Question text is required');
  });

  test('a slider needs labels, a context and a maximum above its minimum, each error going as its field is edited', async ({
    stage,
  }) => {
    const { page } = await stage();
    await openEditor(page, 'slider');
    await field(page, 'Question text').fill('How far along?');
    expect(await field(page, 'Minimum value').inputValue()).toBe('1');
    expect(await field(page, 'Maximum value').inputValue()).toBe('5');
    await field(page, 'Maximum value').fill('1');
    await press(page, 'Save Question');
    const errors = [
      ['Minimum label', 'Minimum label is required', 'Idea'],
      ['Maximum label', 'Maximum label is required', 'Running'],
      ['Matching context', 'Matching context is required', 'Similar stages'],
      ['Maximum value', 'Maximum must be greater than minimum', '4'],
    ] as const;
    for (const [, words] of errors) await see(page, words);
    for (const [label, words, value] of errors) {
      await field(page, label).fill(value);
      await gone(page, words);
    }
    await press(page, 'Save Question');
    await heading(page, 'Custom Questions').waitFor();
  });

  test('slider bounds stay within 1 to 10', async ({ stage }) => {
    const { page } = await stage();
    await openEditor(page, 'slider');
    for (const label of ['Minimum value', 'Maximum value']) {
      const input = field(page, label);
      expect([await input.getAttribute('min'), await input.getAttribute('max')]).toEqual(['1', '10']);
      await input.fill('50');
      await eventually(() => input.inputValue()).toBe('10');
      await input.fill('0');
      await eventually(() => input.inputValue()).toBe('1');
    }
  });

  test.for(['multiple_choice', 'multi_select'])(
    '%s: every option needs a text and a value',
    async (type, { stage }) => {
      const { page } = await stage();
      await openEditor(page, type);
      await field(page, 'Question text').fill('Your role?');
      await press(page, 'Save Question');
      expect(await page.getByText('Option text is required').count()).toBe(2);
      expect(await page.getByText('Option value is required').count()).toBe(2);
      expect(await page.getByText('no spaces, lowercase').count()).toBe(2);
      for (const number of [1, 2]) {
        await field(page, `Option ${number} text`).fill(`Role ${number}`);
        await field(page, `Option ${number} value`).fill(`role-${number}`);
      }
      await gone(page, 'Option text is required');
      await gone(page, 'Option value is required');
      await press(page, 'Save Question');
      await heading(page, 'Custom Questions').waitFor();
    },
  );

  test('removing an option is disabled at 2 or fewer', async ({ stage }) => {
    const { page } = await stage();
    await openEditor(page, 'multi_select');
    expect(await button(page, 'Remove option 1').isDisabled()).toBe(true);
    await press(page, 'Add Option');
    await eventually(() => button(page, 'Remove option 3').isEnabled()).toBe(true);
    await press(page, 'Remove option 1');
    await eventually(() => button(page, 'Remove option 1').isDisabled()).toBe(true);
    expect(await button(page, 'Remove option 3').count()).toBe(0);
  });

  test("with fewer than two options: 'At least 2 options are required'", async ({ stage }) => {
    const { page, api } = await stage();
    const lonely: EventQuestion = { ...questions.choice, options: questions.choice.options.slice(0, 1) };
    api.answer(getEvent, { event: hostedEvent() }).answer(listEventQuestions, { questions: [lonely] });
    await visit(page, `/events/${eventId}/edit`);
    await press(page, 'Next');
    await press(page, 'Edit question 1');
    await press(page, 'Save Question');
    await see(page, 'At least 2 options are required');
    await press(page, 'Add Option');
    await gone(page, 'At least 2 options are required');
  });

  test('yes_no_maybe has three fixed options that cannot be edited', async ({ stage }) => {
    const { page } = await stage();
    await openEditor(page, 'yes_no_maybe');
    const form = page.locator('form');
    for (const option of ['Yes', 'No', 'Maybe']) await see(form, option);
    expect(await field(form, /^Option/).count()).toBe(0);
    expect(await button(form, 'Add Option').count()).toBe(0);
    await field(page, 'Question text').fill('Are you hiring?');
    await press(page, 'Save Question');
    await heading(page, 'Custom Questions').waitFor();
  });

  test('the preview shows the question as joiners will see it', async ({ stage }) => {
    const { page } = await stage();
    await openEditor(page);
    const preview = page.getByRole('region', { name: 'Preview' });
    await field(page, 'Question text').fill('What do you build?');
    await see(preview, 'What do you build?');
    expect(await preview.getByRole('textbox').getAttribute('placeholder')).toBe('Your answer... (optional)');
    await field(page, 'Question type').selectOption('yes_no_maybe');
    await button(preview, 'Maybe').waitFor();
    await field(page, 'Question type').selectOption('slider');
    await preview.getByRole('slider').waitFor();
  });

  test("a question that the server would never take: 'Failed to save question. Please try again.'", async ({
    stage,
  }) => {
    const { page } = await stage();
    await openEditor(page);
    await field(page, 'Question text').fill('No such\u0000character');
    await press(page, 'Save Question');
    await see(page, 'Failed to save question. Please try again.');
  });

  test('the five types are sent with just the fields they use', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api).answer(createEvent, { event: hostedEvent() }).answer(createEventQuestion, createdFrom);
    await openEditor(page, 'slider');
    await field(page, 'Question text').fill('How far along?');
    await field(page, 'Minimum label').fill('Idea');
    await field(page, 'Maximum label').fill('Running');
    await field(page, 'Matching context').fill('Similar stages');
    await press(page, 'Save Question');
    await press(page, 'Add Question');
    await field(page, 'Question type').selectOption('multiple_choice');
    await field(page, 'Question text').fill('Your role?');
    for (const [number, text] of [
      [1, 'First-time founder'],
      [2, 'Engineer'],
    ] as const)
      await field(page, `Option ${number} text`).fill(text);
    expect(await field(page, 'Option 1 value').inputValue()).toBe('first-time-founder');
    await field(page, 'Option 2 value').fill('');
    await press(page, 'Fill in empty values');
    await press(page, 'Save Question');
    await press(page, 'Next');
    await press(page, 'Create Event with 2 Questions');
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(createEventQuestion).map(({ body }) => body)).toEqual([
      {
        question: {
          client_id: expect.any(String),
          text: 'How far along?',
          input_type: 'slider',
          response_format: null,
          slider_min: 1,
          slider_max: 5,
          scale_type: 'progressive',
          min_label: 'Idea',
          max_label: 'Running',
          matching_context: 'Similar stages',
          options: [],
        },
      },
      {
        question: expect.objectContaining({
          input_type: 'multiple_choice',
          slider_min: null,
          min_label: null,
          options: [
            { text: 'First-time founder', value: 'first-time-founder', display_order: 1 },
            { text: 'Engineer', value: 'engineer', display_order: 2 },
          ],
        }),
      },
    ]);
  });
});
