import { deleteEventAnswer, listEventAnswers, type Preference, saveEventAnswer } from '@serendip/contract/answers';
import { type EventQuestion, listEventQuestions } from '@serendip/contract/questions';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, eventually, gone, heading, press, see } from './looking.ts';
import type { MockApi, Refusal, SeenCall } from './mock-api.ts';
import { allQuestions, ana, event, eventId, idOf, preference, questions } from './samples.ts';
import { signInAs } from './sign-in.ts';
import { test } from './stage.ts';
import { answerEvent } from './whole-screens.ts';

const path = `/events/${eventId}`;
const joined = event({ user_joined: true });

interface Sent {
  event_user_preference: {
    question_id: string;
    text_response?: string;
    numeric_response?: number;
    selected_options?: string[];
  };
}

const stored = ({ body }: SeenCall): { preference: Preference } => {
  const { question_id, text_response, numeric_response, selected_options } = (body as Sent).event_user_preference;
  return { preference: preference(question_id, text_response ?? numeric_response ?? selected_options ?? '') };
};

/** A participant's event screen whose server takes every answer. */
const answerQuestions = (api: MockApi, asked: EventQuestion[] = allQuestions, answered: Preference[] = []): MockApi =>
  answerEvent(api, { shown: joined, asked, answered }).answer(saveEventAnswer, stored).answer(deleteEventAnswer, {});

const item = (page: Page, { text }: { text: string }): Locator => page.getByRole('listitem').filter({ hasText: text });
const textOf = (page: Page, question: { text: string }): Locator => item(page, question).getByRole('textbox');
const sent = (api: MockApi) => api.callsOf(saveEventAnswer).map(({ body }) => (body as Sent).event_user_preference);
const unsaved = 'press save to save your answers';

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
    await page.goto(path);
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
    await page.goto(path);
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
    await page.goto(path);
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
    await page.goto(path);
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

  test('badges and status lines follow every change', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short, questions.choice], [preference(questions.short.id, 'Boats')]);
    await page.goto(path);
    const first = item(page, questions.short);
    const second = item(page, questions.choice);
    await see(first, 'answered');
    await textOf(page, questions.short).fill('Ships');
    await see(first, unsaved);
    await see(page, '1 unsaved change');
    const bar = page.getByRole('region', { name: 'Unsaved answers' });
    await see(bar, '1 unsaved');
    await second.getByRole('radio', { name: 'Engineer' }).check();
    await see(second, unsaved);
    await see(page, '2 unsaved changes');
    await see(bar, '2 unsaved');
    await textOf(page, questions.short).fill('');
    await see(first, 'will clear on save');
    await textOf(page, questions.short).fill('  Boats ');
    await see(first, 'answered');
    await see(page, '1 unsaved change');
    await press(second, 'Clear');
    await see(page, 'All changes saved');
    await bar.waitFor({ state: 'hidden' });
  });

  test('a selection in another order is no change', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.several], [preference(questions.several.id, ['music', 'health'])]);
    await page.goto(path);
    const climate = page.getByRole('checkbox', { name: 'Climate' });
    await climate.check();
    await see(page, '1 unsaved change');
    await climate.uncheck();
    await see(page, 'All changes saved');
    await see(page, 'answered');
  });

  test('save processes only what changed, each type in its field', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, allQuestions, [preference(questions.long.id, 'An editor')]);
    await page.goto(path);
    await textOf(page, questions.short).fill('  Boats ');
    await page.getByRole('slider').fill('4');
    await page.getByRole('radio', { name: 'Founder' }).check();
    await page.getByRole('checkbox', { name: 'Health' }).check();
    await page.getByRole('checkbox', { name: 'Music' }).check();
    await press(page, 'Maybe');
    await see(page, '5 unsaved changes');
    await press(page, 'Save answers');
    await see(page, 'Answers saved');
    await see(page, 'All changes saved');
    expect(sent(api).sort((a, b) => a.question_id.localeCompare(b.question_id))).toEqual([
      { question_id: questions.short.id, text_response: 'Boats' },
      { question_id: questions.slider.id, numeric_response: 4 },
      { question_id: questions.choice.id, selected_options: ['founder'] },
      { question_id: questions.several.id, selected_options: ['health', 'music'] },
      { question_id: questions.mood.id, selected_options: ['maybe'] },
    ]);
    expect(await page.getByText('answered', { exact: true }).count()).toBe(6);
  });

  test("the floating bar's 'Save Answers' saves too", async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short]);
    await page.goto(path);
    await textOf(page, questions.short).fill('Boats');
    await press(page.getByRole('region', { name: 'Unsaved answers' }), 'Save Answers');
    await see(page, 'Answers saved');
    expect(sent(api)).toHaveLength(1);
  });

  test('Clear marks an answer, and saving deletes it', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.slider], [preference(questions.slider.id, 4)]);
    await page.goto(path);
    await see(page, 'answered');
    expect(await page.getByRole('slider').inputValue()).toBe('4');
    await press(page, 'Clear');
    await see(page, 'will clear on save');
    await eventually(() => page.getByRole('slider').inputValue()).toBe('1');
    await press(page, 'Save answers');
    await see(page, 'All changes saved');
    expect(api.callsOf(deleteEventAnswer).map(({ params }) => params.question_id)).toEqual([questions.slider.id]);
    expect(sent(api)).toEqual([]);
    await gone(page, 'answered');
  });

  test('an emptied answer is deleted, what was never answered is skipped', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(
      api,
      [questions.short, questions.long, questions.several],
      [preference(questions.short.id, 'Boats'), preference(questions.several.id, ['music'])],
    );
    await page.goto(path);
    await textOf(page, questions.short).fill('   ');
    await textOf(page, questions.long).fill('  ');
    await page.getByRole('checkbox', { name: 'Music' }).uncheck();
    await see(page, '2 unsaved changes');
    await press(page, 'Save answers');
    await see(page, 'All changes saved');
    expect(
      api
        .callsOf(deleteEventAnswer)
        .map(({ params }) => params.question_id)
        .sort(),
    ).toEqual([questions.short.id, questions.several.id]);
    expect(sent(api)).toEqual([]);
  });

  test('an answer that is gone on the server already counts as deleted', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short], [preference(questions.short.id, 'Boats')]);
    api.refuse(deleteEventAnswer, { code: 404, message: 'Preference not found' });
    await page.goto(path);
    await press(page, 'Clear');
    await press(page, 'Save answers');
    await see(page, 'All changes saved');
  });

  test.for<[string, Refusal, string]>([
    [
      'the status message',
      { code: 422, message: 'Answer is not one of the options' },
      'Answer is not one of the options',
    ],
    ["'Failed to save' when nothing was said", { code: 502 }, 'Failed to save'],
  ])('a refused answer shows %s under its question, the others are saved', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.choice, questions.short]);
    await page.goto(path);
    await page.getByRole('radio', { name: 'Founder' }).check();
    api.refuse(saveEventAnswer, refusal);
    await press(page, 'Save answers');
    await see(item(page, questions.choice), words);
    await see(page, '1 unsaved change');
    expect(await item(page, questions.short).getByRole('alert').count()).toBe(0);
    answerQuestions(api, [questions.choice, questions.short]);
    await textOf(page, questions.short).fill('Boats');
    await press(page, 'Save answers');
    await see(page, 'All changes saved');
    await gone(page, words);
  });

  test('the counter warns above 1900 characters, and more than 2000 are refused', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short]);
    await page.goto(path);
    const input = textOf(page, questions.short);
    await see(page, '0/2000 characters');
    await input.fill('x'.repeat(1900));
    await see(page, '1900/2000 characters');
    await input.fill('x'.repeat(1901));
    await see(page, '99 characters remaining');
    await input.fill('x'.repeat(2001));
    await see(page, 'Answer must be 2000 characters or less');
    await press(page, 'Save answers');
    await input.fill('x'.repeat(2000));
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
    await page.goto(path);
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
    await page.goto(path);
    await see(page, 'Failed to load event questions');
  });

  test('what is not saved yet is a draft that survives a reload', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short, questions.choice]);
    await page.goto(path);
    await textOf(page, questions.short).fill('Boats');
    await page.getByRole('radio', { name: 'Investor' }).check();
    await see(page, '2 unsaved changes');
    await page.reload();
    await see(page, '2 unsaved changes');
    expect(await textOf(page, questions.short).inputValue()).toBe('Boats');
    expect(await page.getByRole('radio', { name: 'Investor' }).isChecked()).toBe(true);
  });

  test('what was typed before the session died waits for the same person, and for nobody else', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api).refuse(saveEventAnswer, { code: 401, message: 'You need to sign in to continue' });
    const typeAndLoseSession = async () => {
      await textOf(page, questions.short).fill('Boats');
      await press(page, 'Save answers');
      await page.waitForURL('**/login');
    };
    await page.goto(path);
    await typeAndLoseSession();
    await signInAs(page, api, ana, path);
    await see(page, '1 unsaved change');
    expect(await textOf(page, questions.short).inputValue()).toBe('Boats');
    await typeAndLoseSession();
    await signInAs(page, api, { id: idOf(3), email: 'cleo@example.org', alias: 'quick-lynx' }, path);
    await see(page, 'All changes saved');
    expect(await textOf(page, questions.short).inputValue()).toBe('');
  });

  test('the whole row of an option is its target', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.choice, questions.several]);
    await page.goto(path);
    const chosen = (name: string) => page.getByRole('radio', { name }).isChecked();
    await page.getByText('Investor', { exact: true }).click();
    expect(await chosen('Investor')).toBe(true);
    await page
      .locator('label')
      .filter({ hasText: 'Engineer' })
      .click({ position: { x: 3, y: 3 } });
    expect([await chosen('Engineer'), await chosen('Investor')]).toEqual([true, false]);
  });

  test('who has not joined can read them but not answer', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api, { asked: allQuestions });
    await page.goto(path);
    expect(await textOf(page, questions.short).isDisabled()).toBe(true);
    expect(await page.getByRole('slider').isDisabled()).toBe(true);
    expect(await button(page, 'Save answers').count()).toBe(0);
  });
});
