import { deleteProfileAnswerByQuestion, saveProfileAnswer } from '@serendip/contract/profile';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, gone, heading, press, see, shows } from './looking.ts';
import type { MockApi, Refusal } from './mock-api.ts';
import { visit } from './pages.ts';
import { answerAll, sent } from './profile-answers.ts';
import { allProfileQuestions, preference, profileQuestions } from './samples.ts';
import { test } from './stage.ts';

const noon = '2026-01-10T12:00:00Z';
const praise = 'Well done! 🌟 Great addition to your profile';
const removed = 'Preference removed successfully!';
const { text, slider, choice, several, mood } = profileQuestions;

const item = (page: Page, question: { text: string }): Locator =>
  page.getByRole('listitem').filter({ has: heading(page, question.text) });
const deleted = (api: MockApi) => api.callsOf(deleteProfileAnswerByQuestion).map(({ params }) => params.question_id);

/** Where on a slider's track a value lies; letting go there chooses it. */
async function letGoAt(page: Page, part: number): Promise<void> {
  const box = await page.getByRole('slider').boundingBox();
  if (!box) throw new Error('There is no slider');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const x = box.x + 12 + (box.width - 24) * part;
  await page.mouse.move(x, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

describe.concurrent('Profile', () => {
  test('lists the questions, numbered, each with its context header, Completed or Pending', async ({ stage }) => {
    const { page, api } = await stage();
    answerAll(api, [text, slider], [preference(text.id, 'I build boats')]);
    await visit(page, '/profile');
    await heading(page, 'Your Profile').waitFor();
    const first = item(page, text);
    await see(first, 'Your work');
    await see(first, 'Completed');
    await see(first, '1');
    const second = item(page, slider);
    await see(second, 'Tell us more about yourself...');
    await see(second, 'Pending');
    await see(second, '2');
    await heading(page, 'How Preferences Work').waitFor();
    for (const point of ['Smart Matching', 'Always Updatable', 'Private & Secure']) await see(page, point);
  });

  test('a text saves on blur, not before, and is celebrated for 4 seconds', async ({ stage }) => {
    const { page, api } = await stage({ time: noon });
    answerAll(api, [text]);
    await visit(page, '/profile');
    const input = page.getByRole('textbox', { name: text.text });
    await input.fill('I build boats');
    await page.clock.runFor(3000);
    expect(sent(api)).toEqual([]);
    await input.blur();
    await see(page, praise);
    expect(sent(api)).toEqual([{ question_id: text.id, text_response: 'I build boats' }]);
    await see(page, 'Completed');
    await page.clock.runFor(2000);
    expect(await shows(page, praise)).toBe(true);
    await page.clock.runFor(2000);
    await gone(page, praise);
  });

  test("an answer changed again is celebrated with '(Updated!)'", async ({ stage }) => {
    const { page, api } = await stage();
    answerAll(api, [text], [preference(text.id, 'Boats')]);
    await visit(page, '/profile');
    await page.getByRole('textbox', { name: text.text }).fill('Ships');
    await page.getByRole('textbox', { name: text.text }).blur();
    await see(page, `${praise} (Updated!)`);
  });

  test('a text left as it was is not saved; emptied, it deletes the answer', async ({ stage }) => {
    const { page, api } = await stage();
    answerAll(api, [text], [preference(text.id, 'Boats')]);
    await visit(page, '/profile');
    const input = page.getByRole('textbox', { name: text.text });
    await input.focus();
    await input.blur();
    await input.fill('   ');
    await input.blur();
    await see(page, removed);
    await see(page, 'Pending');
    expect(sent(api)).toEqual([]);
    expect(deleted(api)).toEqual([text.id]);
  });

  test('a slider saves when the mouse lets it go; an unanswered one at its minimum is not saved', async ({ stage }) => {
    const { page, api } = await stage();
    answerAll(api, [slider]);
    await visit(page, '/profile');
    await letGoAt(page, 0);
    await page.waitForTimeout(300);
    expect(sent(api)).toEqual([]);
    await see(page, 'Pending');
    await letGoAt(page, 1);
    await see(page, praise);
    expect(sent(api)).toEqual([{ question_id: slider.id, numeric_response: 5 }]);
    await letGoAt(page, 0);
    await see(page, `${praise} (Updated!)`);
    expect(sent(api).at(-1)).toEqual({ question_id: slider.id, numeric_response: 1 });
  });

  test('radio, checkbox and yes/no/maybe save at once on change', async ({ stage }) => {
    const { page, api } = await stage();
    answerAll(api, [choice, several, mood]);
    await visit(page, '/profile');
    await page.getByRole('radio', { name: 'Founder' }).check();
    await see(item(page, choice), praise);
    await page.getByRole('checkbox', { name: 'Health' }).check();
    await see(item(page, several), praise);
    await page.getByRole('checkbox', { name: 'Music' }).check();
    await see(item(page, several), `${praise} (Updated!)`);
    await press(page, 'Maybe');
    await see(item(page, mood), praise);
    expect(sent(api)).toEqual([
      { question_id: choice.id, selected_options: ['founder'] },
      { question_id: several.id, selected_options: ['health'] },
      { question_id: several.id, selected_options: ['health', 'music'] },
      { question_id: mood.id, selected_options: ['maybe'] },
    ]);
  });

  test('choosing nothing deletes an existing answer', async ({ stage }) => {
    const { page, api } = await stage();
    answerAll(api, [several, mood], [preference(several.id, ['music']), preference(mood.id, ['yes'])]);
    await visit(page, '/profile');
    await page.getByRole('checkbox', { name: 'Music' }).uncheck();
    await see(item(page, several), removed);
    await press(page, 'Yes');
    await see(item(page, mood), removed);
    expect(deleted(api)).toEqual([several.id, mood.id]);
    expect(await button(page, 'Yes').getAttribute('aria-pressed')).toBe('false');
  });

  test('Clear deletes the answer and resets the value, a slider to its minimum', async ({ stage }) => {
    const { page, api } = await stage();
    const answered = [
      preference(text.id, 'Boats'),
      preference(slider.id, 4),
      preference(choice.id, ['founder']),
      preference(several.id, ['health']),
      preference(mood.id, ['no']),
    ];
    answerAll(api, allProfileQuestions, answered);
    await visit(page, '/profile');
    for (const question of allProfileQuestions) {
      await press(item(page, question), 'Clear');
      await see(item(page, question), removed);
    }
    expect(deleted(api)).toEqual(allProfileQuestions.map(({ id }) => id));
    expect(await page.getByRole('textbox', { name: text.text }).inputValue()).toBe('');
    expect(await page.getByRole('slider').inputValue()).toBe('1');
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    expect(await page.getByRole('button', { pressed: true }).count()).toBe(0);
  });

  test('a delete that returns 404 counts as success', async ({ stage }) => {
    const { page, api } = await stage();
    answerAll(api, [text], [preference(text.id, 'Boats')]).refuse(deleteProfileAnswerByQuestion, {
      code: 404,
      message: 'Preference not found',
    });
    await visit(page, '/profile');
    await press(page, 'Clear');
    await see(page, removed);
    await see(page, 'Pending');
  });

  test.for<[string, Refusal, string]>([
    [
      "all errors joined with ', '",
      { code: 422, message: 'Some fields are not valid', errors: ['Answer is odd', 'Answer is even'] },
      'Answer is odd, Answer is even',
    ],
    ['the message without errors', { code: 503, message: 'Not ready.' }, 'Not ready.'],
    ["'Failed to save preference' when nothing was said", { code: 502 }, 'Failed to save preference'],
  ])('a failed save shows %s and keeps what was typed', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    answerAll(api, [text]).refuse(saveProfileAnswer, refusal);
    await visit(page, '/profile');
    const input = page.getByRole('textbox', { name: text.text });
    await input.fill('Boats');
    await input.blur();
    await see(page, words);
    await see(page, 'Pending');
    expect(await input.inputValue()).toBe('Boats');
    answerAll(api, [text]);
    await press(page, 'Try again');
    await see(page, praise);
    await gone(page, words);
  });

  test.for<[string, Refusal, string]>([
    ['the message', { code: 503, message: 'Not ready.' }, 'Not ready.'],
    ["'Failed to delete preference' when nothing was said", { code: 502 }, 'Failed to delete preference'],
  ])('a failed delete shows %s and puts the answer back', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    answerAll(api, [mood], [preference(mood.id, ['yes'])]).refuse(deleteProfileAnswerByQuestion, refusal);
    await visit(page, '/profile');
    await press(page, 'Yes');
    await see(page, words);
    await see(page, 'Completed');
    expect(await button(page, 'Yes').getAttribute('aria-pressed')).toBe('true');
  });

  test('the counter warns above 1900 characters, and more than 2000 are refused', async ({ stage }) => {
    const { page, api } = await stage();
    answerAll(api, [text]);
    await visit(page, '/profile');
    const input = page.getByRole('textbox', { name: text.text });
    await input.fill('x'.repeat(1900));
    await see(page, '1900/2000 characters');
    await input.fill('x'.repeat(1950));
    await see(page, '50 characters remaining');
    await input.fill('x'.repeat(2001));
    await see(page, 'Response must be 2000 characters or less');
    await input.blur();
    await page.waitForTimeout(300);
    expect(sent(api)).toEqual([]);
  });
});
