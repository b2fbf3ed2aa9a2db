import { deleteEventAnswer, saveEventAnswer } from '@serendip/contract/answers';
import { describe, expect } from 'vitest';
import { answerQuestions, item, path, sent, textOf } from './event-answers.ts';
import { eventually, gone, press, see } from './looking.ts';
import type { Refusal } from './mock-api.ts';
import { allQuestions, ana, idOf, preference, questions } from './samples.ts';
import { signInAs } from './sign-in.ts';
import { test } from './stage.ts';

const unsaved = 'press save to save your answers';

describe.concurrent('Answers to event questions', () => {
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
});
