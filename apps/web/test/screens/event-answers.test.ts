import { deleteEventAnswer, listEventAnswers, saveEventAnswer } from '@serendip/contract/answers';
import { getEvent, joinEvent } from '@serendip/contract/events';
import { describe, expect } from 'vitest';
import { answerQuestions, item, path, sent, textOf } from './event-answers.ts';
import { button, eventually, gone, heading, press, see } from './looking.ts';
import type { Refusal } from './mock-api.ts';
import { visit } from './pages.ts';
import { allQuestions, ana, event, idOf, preference, questions } from './samples.ts';
import { signInAs } from './sign-in.ts';
import { test } from './stage.ts';

const unsaved = 'press save to save your answers';

describe.concurrent('Answers to event questions', () => {
  test('badges and status lines follow every change', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short, questions.choice], [preference(questions.short.id, 'Boats')]);
    await visit(page, path);
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
    await visit(page, path);
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
    await visit(page, path);
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
    await visit(page, path);
    await textOf(page, questions.short).fill('Boats');
    await press(page.getByRole('region', { name: 'Unsaved answers' }), 'Save Answers');
    await see(page, 'Answers saved');
    expect(sent(api)).toHaveLength(1);
  });

  test('Clear marks an answer, and saving deletes it', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.slider], [preference(questions.slider.id, 4)]);
    await visit(page, path);
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
    await visit(page, path);
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
    await visit(page, path);
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
    await visit(page, path);
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

  test('anything that could not be sent without a network goes out by itself, if not at once then soon after it is back', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short]);
    await visit(page, path);
    await textOf(page, questions.short).fill('Boats');
    await page.context().setOffline(true);
    await see(page, /^You are offline/);
    await press(page, 'Save answers');
    await see(page, '1 unsaved change');
    await item(page, questions.short).getByRole('alert').waitFor();
    api.drop(saveEventAnswer);
    await page.context().setOffline(false);
    await eventually(() => api.callsOf(saveEventAnswer).length > 0).toBe(true);
    answerQuestions(api, [questions.short]);
    await see(page, 'All changes saved');
  });

  test('a question that the host removed meanwhile goes and says so; everything else is kept and saved', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short, questions.long]);
    await visit(page, path);
    await textOf(page, questions.short).fill('Boats');
    await textOf(page, questions.long).fill('An editor');
    api.refuse(saveEventAnswer, { code: 404, message: 'Question not found' });
    api.answer(listEventAnswers, { questions: [questions.long], preferences: [] });
    await press(page, 'Save answers');
    await see(page, 'The host removed a question, so your answer to it was not saved.');
    await gone(page, questions.short.text);
    await see(page, '1 unsaved change');
    expect(await textOf(page, questions.long).inputValue()).toBe('An editor');
    answerQuestions(api, [questions.long]);
    await press(page, 'Save answers');
    await see(page, 'All changes saved');
    expect(sent(api).at(-1)).toEqual({ question_id: questions.long.id, text_response: 'An editor' });
  });

  test('an option that the host removed meanwhile is offered no longer, and what else is selected stays', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.several, questions.choice]);
    await visit(page, path);
    for (const name of ['Health', 'Music']) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('radio', { name: 'Founder' }).check();
    const refusal = 'Answer is not one of the options';
    api.refuse(saveEventAnswer, { code: 422, message: refusal });
    const withoutFirst = [questions.several, questions.choice].map((question) => ({
      ...question,
      options: question.options.slice(1),
    }));
    api.answer(listEventAnswers, { questions: withoutFirst, preferences: [] });
    await press(page, 'Save answers');
    await see(item(page, questions.several), refusal);
    await page.getByRole('checkbox', { name: 'Health' }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('radio', { name: 'Founder' }).count()).toBe(0);
    expect(await page.getByRole('checkbox', { name: 'Music' }).isChecked()).toBe(true);
    await see(page, '1 unsaved change');
    answerQuestions(api, withoutFirst);
    await press(page, 'Save answers');
    await see(page, 'All changes saved');
    expect(sent(api).at(-1)).toEqual({ question_id: questions.several.id, selected_options: ['music'] });
  });

  test('a person who left in another tab is told so, and finds what they typed once they are back', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short]);
    await visit(page, path);
    await textOf(page, questions.short).fill('Boats');
    api.refuse(saveEventAnswer, { code: 403, message: 'Join the event first' }).answer(getEvent, { event: event() });
    await press(page, 'Save answers');
    await see(item(page, questions.short), 'Join the event first');
    await heading(page, 'Ready to Join Founders & Friends?').waitFor();
    await see(page, 'Join the event to answer.');
    answerQuestions(api, [questions.short]).answer(joinEvent, { event: event({ user_joined: true }) });
    await press(page, 'Join This Event');
    await button(page, 'Leave Event').waitFor();
    await see(page, '1 unsaved change');
    await gone(page, 'Join the event first');
    expect(await textOf(page, questions.short).inputValue()).toBe('Boats');
  });

  test("the floating bar never lies over the other button's place", async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api);
    await visit(page, path);
    await textOf(page, questions.short).fill('Boats');
    for (const width of [1280, 1024, 768, 640]) {
      await page.setViewportSize({ width, height: 800 });
      const floating = await button(page, 'Save Answers').boundingBox();
      const inline = await button(page, 'Save answers').boundingBox();
      expect((floating?.x ?? 0) + (floating?.width ?? 9999)).toBeLessThan(inline?.x ?? 0);
    }
  });

  test('anything that is not saved yet is a draft that survives a reload', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short, questions.choice]);
    await visit(page, path);
    await textOf(page, questions.short).fill('Boats');
    await page.getByRole('radio', { name: 'Investor' }).check();
    await see(page, '2 unsaved changes');
    await page.reload();
    await see(page, '2 unsaved changes');
    expect(await textOf(page, questions.short).inputValue()).toBe('Boats');
    expect(await page.getByRole('radio', { name: 'Investor' }).isChecked()).toBe(true);
  });

  test('anything that was typed before the session died waits for the same person, and for nobody else', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerQuestions(api).refuse(saveEventAnswer, { code: 401, message: 'You need to sign in to continue' });
    const typeAndLoseSession = async () => {
      await textOf(page, questions.short).fill('Boats');
      await press(page, 'Save answers');
      await page.waitForURL('**/login');
    };
    await visit(page, path);
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
