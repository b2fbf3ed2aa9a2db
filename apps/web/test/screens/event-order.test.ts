import { listEventAnswers, saveEventAnswer } from '@serendip/contract/answers';
import { listMyMatches } from '@serendip/contract/matching';
import { listMyTopics } from '@serendip/contract/topics';
import { describe, expect } from 'vitest';
import { answerGuest, live, place } from './evening.ts';
import { button, eventually, heading, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { eventId, myMatch, preference, questions } from './samples.ts';
import { test } from './stage.ts';
import {
  answered,
  answerTopics,
  asked,
  asking,
  focused,
  hasFocus,
  joined,
  order,
  title,
  wellKnown,
} from './understood.ts';
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

  test("'Your Matches' come first as soon as there are any, and no text asks for answers once all are given", async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerEvent(api, { shown: joined, asked, mine: [myMatch()] }).answer(listMyTopics, wellKnown);
    await visit(page, path);
    await button(page, 'Answer 2 questions').waitFor();
    await eventually(() => order(page)).toBe(['Your Matches', 'Event Questions', title]);
    answerEvent(api, { shown: joined, asked, answered, mine: [myMatch()] }).answer(listMyTopics, wellKnown);
    await page.reload();
    await see(page, 'Your matches are on this page.');
    expect(await order(page)).toEqual(['Your Matches', title, 'Event Questions']);
    answerEvent(api, { shown: joined, asked, answered });
    await page.reload();
    await see(page, 'Your matches show on this page when the host runs matching.');
    await see(page, 'Your matches appear here once the host matches you.');
    expect(await page.getByText(/answer(ing)? (the questions|them)|more questions you answer/i).count()).toBe(0);
  });

  test('a guest who came late has rooms and no matches, and is not told to wait for a run', async ({ stage }) => {
    const { page, api } = await stage();
    answerGuest(api, live({ me: place() })).answer(listMyMatches, {
      ...{ matches: [], meetings_open: true, follow_up_until: null },
      rooms: [{ round: 2, room_number: 7, begun: true, left: false, people: [], reasons: [] }],
    });
    await visit(page, path);
    await see(page, 'Your rooms and the people you meet there are on this page.');
    expect(await page.getByText(/the host (runs|matches)/).count()).toBe(0);
  });

  test("saving the last answer, or one that leaves something to ask, moves on to 'What Serendip understood'", async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerTopics(api, wellKnown).answer(listEventAnswers, { questions: asked, preferences: [] });
    await visit(page, path);
    const answer = async (question: (typeof asked)[number], text: string) => {
      api.answer(saveEventAnswer, { preference: preference(question.id, text) });
      await page.getByRole('textbox', { name: question.text }).fill(text);
      await press(page, 'Save answers');
      await see(page, 'All changes saved');
    };
    const card = heading(page, title);
    await answer(questions.short, 'Boats');
    expect(await hasFocus(page, card)).toBe(false);
    await answer(questions.long, 'A crew');
    await eventually(() => hasFocus(page, card)).toBe(true);
    await eventually(async () => ((await card.boundingBox())?.y ?? 999) < 200).toBe(true);

    api.answer(listMyTopics, asking({ role: 'need', suggestions: [] }));
    api.answer(listEventAnswers, { questions: asked, preferences: [] });
    await page.reload();
    await card.waitFor();
    await answer(questions.short, 'Boats again');
    await eventually(() => hasFocus(page, card)).toBe(true);
    await see(page, 'One question for you');
  });
});
