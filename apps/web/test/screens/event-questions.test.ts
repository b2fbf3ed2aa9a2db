import { listEventAnswers } from '@serendip/contract/answers';
import { listEventQuestions } from '@serendip/contract/questions';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { answerQuestions, item, path, sent, textOf } from './event-answers.ts';
import { button, eventually, gone, heading, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { allQuestions, questions } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent } from './whole-screens.ts';

/** Red, green and blue of a button's ground, 0 to 255. */
const ground = (page: Page, name: string): Promise<number[]> =>
  page.evaluate(`(() => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent === '${name}');
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.fillStyle = getComputedStyle(button).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  })()`);

describe.concurrent('Event questions', () => {
  test('have the specified heading and text', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api);
    await visit(page, path);
    await heading(page, 'Event Questions').waitFor();
    await see(
      page,
      'These questions are specific to this event. Answering them is optional but helps create better matches.',
    );
    await see(page, 'All changes saved');
  });

  test('each type has its input', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api);
    await visit(page, path);
    const short = textOf(page, questions.short);
    await short.waitFor();
    expect(await short.getAttribute('placeholder')).toBe('Your answer... (optional)');
    expect(await short.getAttribute('rows')).toBe('3');
    expect(await textOf(page, questions.long).getAttribute('rows')).toBe('6');
    const slider = item(page, questions.slider);
    await slider.getByRole('slider').waitFor();
    await see(slider, 'Just an idea');
    await see(slider, 'Up and running');
    await button(slider, 'Clear').waitFor();
    expect(await item(page, questions.choice).getByRole('radio').count()).toBe(3);
    expect(await item(page, questions.several).getByRole('checkbox').count()).toBe(3);
    for (const name of ['Yes', 'No', 'Maybe']) await button(item(page, questions.mood), name).waitFor();
  });

  test('on the narrowest phone long words stay inside their card, and so does what they stand beside', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: { viewport: { width: 320, height: 640 } } });
    const word = 'Unternehmensgründungsberatung'.repeat(4);
    const option = { id: 'option-word', text: word, value: 'word', display_order: 0 };
    answerQuestions(api, [
      { ...questions.slider, min_label: word, max_label: word },
      { ...questions.choice, options: [option, ...questions.choice.options] },
      { ...questions.several, options: [option, ...questions.several.options] },
      questions.mood,
    ]);
    await visit(page, path);
    const right = async (place: Locator) => {
      const box = await place.boundingBox();
      return box ? box.x + box.width : Number.POSITIVE_INFINITY;
    };
    const edge = await right(item(page, questions.mood));
    for (const control of await page
      .locator('[data-question-input]')
      .locator('input, label, output, span, button')
      .all())
      expect(await right(control)).toBeLessThanOrEqual(edge + 0.5);
    const maybe = button(page, 'Maybe');
    expect(await maybe.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('yes is green, no is red, maybe is yellow; at most one is selected, and a second click deselects', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.mood]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const pressed = async () =>
      Promise.all(['Yes', 'No', 'Maybe'].map((name) => button(page, name).getAttribute('aria-pressed')));
    const isGreen = ([r = 0, g = 0, b = 0]: number[]) => g > r && g > b;
    const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 2 * g && r > b;
    const isYellow = ([r = 0, g = 0, b = 0]: number[]) => r > b + 60 && g > b + 40;
    await press(page, 'Yes');
    await eventually(pressed).toBe(['true', 'false', 'false']);
    await eventually(async () => isGreen(await ground(page, 'Yes'))).toBe(true);
    await press(page, 'No');
    await eventually(pressed).toBe(['false', 'true', 'false']);
    await eventually(async () => isRed(await ground(page, 'No'))).toBe(true);
    await press(page, 'Maybe');
    await eventually(pressed).toBe(['false', 'false', 'true']);
    await eventually(async () => isYellow(await ground(page, 'Maybe'))).toBe(true);
    await press(page, 'Maybe');
    await eventually(pressed).toBe(['false', 'false', 'false']);
    await see(page, 'All changes saved');
  });

  test('the counter warns above 1900 characters, and more than 2000 are refused', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short]);
    await visit(page, path);
    const input = textOf(page, questions.short);
    await see(page, '0/2000 characters');
    await input.fill('x'.repeat(1900));
    await see(page, '1900/2000 characters');
    await input.fill('x'.repeat(1901));
    await see(page, '99 characters remaining');
    await input.fill('x'.repeat(2001));
    await see(page, 'Answer must be 2000 characters or less');
    await press(page, 'Save answers');
    await input.fill(`${'x'.repeat(2000)}   `);
    await see(page, '0 characters remaining');
    await gone(page, 'Answer must be 2000 characters or less');
    expect(sent(api)).toEqual([]);
    await press(page, 'Save answers');
    await see(page, 'All changes saved');
    expect(sent(api)[0]?.text_response).toHaveLength(2000);
  });

  test("when answers cannot be read: the questions alone, and 'You can view and fill these questions.'", async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short]).refuse(listEventAnswers, { code: 403, message: 'Oh' });
    await visit(page, path);
    await see(page, 'You can view and fill these questions.');
    await textOf(page, questions.short).fill('Boats');
    await press(page, 'Save answers');
    await see(page, 'All changes saved');
    await see(page, 'answered');
    expect(sent(api)).toHaveLength(1);
  });

  test("when neither can be read: 'Failed to load event questions'", async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api)
      .refuse(listEventAnswers, { code: 403, message: 'Oh' })
      .refuse(listEventQuestions, { code: 403, message: 'Oh' });
    await visit(page, path);
    await see(page, 'Failed to load event questions');
  });

  test('the whole row of an option is its target', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.choice, questions.several]);
    await visit(page, path);
    const chosen = (name: string) => page.getByRole('radio', { name }).isChecked();
    await page.getByText('Investor', { exact: true }).click();
    expect(await chosen('Investor')).toBe(true);
    await page
      .locator('label')
      .filter({ hasText: 'Engineer' })
      .click({ position: { x: 3, y: 3 } });
    expect([await chosen('Engineer'), await chosen('Investor')]).toEqual([true, false]);
  });

  test('a person who has not joined can read them but not answer', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api, { asked: allQuestions });
    await visit(page, path);
    expect(await textOf(page, questions.short).isDisabled()).toBe(true);
    expect(await page.getByRole('slider').isDisabled()).toBe(true);
    expect(await button(page, 'Save answers').count()).toBe(0);
  });
});
