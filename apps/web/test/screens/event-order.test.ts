import { listEventAnswers, saveEventAnswer } from '@serendip/contract/answers';
import { describe, expect } from 'vitest';
import { button, eventually, heading, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { eventId, preference, questions } from './samples.ts';
import { test } from './stage.ts';
import { answered, answerTopics, asked, focused, hasFocus, joined, order, title, wellKnown } from './understood.ts';
import { answerEvent } from './whole-screens.ts';

const path = `/events/${eventId}`;

describe.concurrent('The order of the event screen', () => {
  test("puts the questions first, with 'Answer n questions', until half of them are answered", async ({ stage }) => {
    const { page, api } = await stage();
    answerTopics(api, wellKnown).answer(listEventAnswers, { questions: asked, preferences: [] });
    await visit(page, path);
    await button(page, 'Answer 2 questions').waitFor();
    await see(page, 'About two minutes');
    expect(await order(page)).toEqual(['Event Questions', title, 'Your Matches']);
    await press(page, 'Answer 2 questions');
    await eventually(() => focused(page)).toBe(questions.short.text);
    const before = page.getByRole('textbox', { name: questions.short.text });
    await before.fill('Boats');
    api.answer(saveEventAnswer, { preference: preference(questions.short.id, 'Boats') });
    const place = (await before.boundingBox())?.y ?? 0;
    await page.keyboard.press('Tab');
    await before.focus();
    await page.evaluate('document.querySelector(\'section[aria-label="Unsaved answers"] button\').click()');
    await eventually(() => order(page)).toBe([title, 'Your Matches', 'Event Questions']);
    expect(await button(page, /^Answer \d/).count()).toBe(0);
    // The focused element keeps its place and the focus.
    await eventually(() => hasFocus(page, before)).toBe(true);
    expect(Math.abs(((await before.boundingBox())?.y ?? 0) - place)).toBeLessThan(3);
  });

  test('counts what is left, and says nothing of it to who has not joined', async ({ stage }) => {
    const { page, api } = await stage();
    const three = [questions.short, questions.long, questions.slider];
    answerEvent(api, { shown: joined, asked: three, answered: [answered[0] as never] });
    await visit(page, path);
    await button(page, 'Answer 2 questions').waitFor();
    answerEvent(api, { shown: joined, asked: [questions.short] });
    await page.reload();
    await button(page, 'Answer 1 question').waitFor();
    answerEvent(api, { asked: three });
    await page.reload();
    await button(page, 'Join This Event').waitFor();
    await heading(page, 'Event Questions').waitFor();
    expect(await button(page, /^Answer \d/).count()).toBe(0);
  });
});
