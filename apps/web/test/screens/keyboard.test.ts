import { signIn } from '@serendip/contract/accounts';
import { saveEventAnswer } from '@serendip/contract/answers';
import { createEvent } from '@serendip/contract/events';
import { createEventQuestion } from '@serendip/contract/questions';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, eventually, field, heading, link, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { ana, event, eventId, hostedEvent, preference, questions } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard, answerEvent } from './whole-screens.ts';

interface Focused {
  name: string;
  /** Whether it can be told from what is not focused. */
  marked: boolean;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(`(() => {
    const node = document.activeElement;
    const labels = [...(node.labels ?? [])].map((each) => each.textContent).join(' ');
    const labelledBy = (node.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    // A choice marks its whole row; the button inside a date field is marked by the browser.
    const styles = [node, node.closest('label'), node.closest('li')].filter(Boolean).map((each) => getComputedStyle(each));
    const outlined = styles.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);
    const insideDate = node.type?.startsWith('date') && !node.matches(':focus-visible');
    return {
      name: node === document.body ? '' : (node.getAttribute('aria-label') ?? (labelledBy || labels || node.textContent)).trim(),
      marked: outlined || insideDate,
    };
  })()`);

/** Goes through the page with the Tab key until an element of that name has the focus; every stop must be visible. */
async function tabTo(page: Page, name: string | RegExp): Promise<string[]> {
  const stops: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const { name: reached, marked } = await focused(page);
    if (reached === '') continue;
    stops.push(reached);
    expect(marked, `focus on '${reached}' is visible`).toBe(true);
    if (typeof name === 'string' ? reached === name : name.test(reached)) return stops;
  }
  throw new Error(`Tab never reaches ${name}: ${stops.join(', ')}`);
}

describe.concurrent('By keyboard alone', () => {
  test('one signs in', async ({ stage }) => {
    const { page, api } = await stage({ as: null, loads: true });
    answerDashboard(api.answer(signIn, { user: ana }, 'fresh-token'));
    await visit(page, '/login');
    await heading(page, 'Welcome back').waitFor();
    expect(await tabTo(page, 'Email')).toEqual(['Serendip', 'Back to Home', 'Email']);
    await page.keyboard.type('ana@example.org');
    await tabTo(page, 'Password');
    await page.keyboard.type('correct horse');
    expect(await tabTo(page, 'Sign In')).toEqual(['Show characters', 'Sign In']);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });

  test('one creates an event with a question, focus following every step', async ({ stage }) => {
    const { page, api } = await stage({ loads: true });
    answerDashboard(api)
      .answer(createEvent, { event: hostedEvent() })
      .answer(createEventQuestion, { question: questions.short });
    await visit(page, '/create-event');
    await tabTo(page, 'Event name');
    await page.keyboard.type('Founders & Friends');
    await tabTo(page, 'Next');
    await page.keyboard.press('Enter');
    await eventually(async () => (await focused(page)).name).toBe('Custom Questions');
    await tabTo(page, 'Add Question');
    await page.keyboard.press('Enter');
    await eventually(async () => (await focused(page)).name).toBe('New question');
    await tabTo(page, 'Save Question');
    await page.keyboard.press('Enter');
    await eventually(async () => (await focused(page)).name).toBe('Question text');
    await page.keyboard.type('What do you build?');
    await tabTo(page, 'Save Question');
    await page.keyboard.press('Enter');
    await eventually(async () => (await focused(page)).name).toBe('Add Question');
    await tabTo(page, 'Next');
    await page.keyboard.press('Enter');
    await eventually(async () => (await focused(page)).name).toBe('Review & Create');
    await tabTo(page, 'Create Event with 1 Question');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(createEventQuestion)).toHaveLength(1);
  });

  test('one answers a question of every type', async ({ stage }) => {
    const { page, api } = await stage({ loads: true });
    const asked = [questions.short, questions.slider, questions.choice, questions.several, questions.mood];
    answerEvent(api, { shown: event({ user_joined: true }), asked }).answer(saveEventAnswer, {
      preference: preference(questions.short.id, 'Boats'),
    });
    await visit(page, `/events/${eventId}`);
    await heading(page, 'Event Questions').waitFor();
    await tabTo(page, questions.short.text);
    await page.keyboard.type('Boats');
    await tabTo(page, questions.slider.text);
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'Founder');
    await page.keyboard.press('ArrowDown');
    await eventually(() => page.getByRole('radio', { name: 'Engineer' }).isChecked()).toBe(true);
    await tabTo(page, 'Climate');
    await page.keyboard.press('Space');
    await tabTo(page, 'No');
    await page.keyboard.press('Space');
    await see(page, '5 unsaved changes');
    await tabTo(page, 'Save answers');
    await page.keyboard.press('Enter');
    await eventually(() => api.callsOf(saveEventAnswer).length).toBe(5);
    const answers = api.callsOf(saveEventAnswer).map(({ body }) => Object.values(body as object)[0]);
    expect(answers).toContainEqual({ question_id: questions.slider.id, numeric_response: 2, version: 1 });
    expect(answers).toContainEqual({ question_id: questions.mood.id, selected_options: ['no'], version: 1 });
  });

  test('a dialog takes the focus, keeps it, closes by Escape and gives it back', async ({ stage }) => {
    const { page, api } = await stage({ loads: true });
    answerEvent(api);
    await visit(page, `/events/${eventId}`);
    await button(page, 'Share').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (let presses = 0; presses < 6; presses += 1) {
      const inside =
        "document.activeElement === document.body || document.querySelector('dialog').contains(document.activeElement)";
      expect(await page.evaluate(inside)).toBe(true);
      await page.keyboard.press(presses % 2 ? 'Shift+Tab' : 'Tab');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect((await focused(page)).name).toBe('Share');
  });

  test('a confirmation begins on the safe answer', async ({ stage }) => {
    const { page } = await stage({ loads: true });
    await visit(page, '/create-event');
    await field(page, 'Event name').fill('Founders & Friends');
    await press(page, 'Next');
    await press(page, 'Add Question');
    await field(page, 'Question text').fill('What do you build?');
    await press(page, 'Save Question');
    await button(page, 'Delete question 1').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    expect((await focused(page)).name).toBe('Cancel');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await see(page, 'What do you build?');
    expect((await focused(page)).name).toBe('Delete question 1');
  });

  test('a change of screen moves the focus to its heading and names the page', async ({ stage }) => {
    const { page, api } = await stage({ loads: true });
    answerEvent(answerDashboard(api, { hosted: [hostedEvent()] }), { shown: event() });
    await visit(page, '/dashboard');
    await see(page, '4 joined');
    expect(await page.title()).toBe('Dashboard · Serendip');
    await link(page, 'Create New Event').focus();
    await page.keyboard.press('Enter');
    await heading(page, 'New event').waitFor();
    await eventually(async () => (await focused(page)).name).toBe('New event');
    await eventually(() => page.title()).toBe('Create event · Serendip');
  });

  test('arrow keys move between the tabs', async ({ stage }) => {
    const { page, api } = await stage({ loads: true });
    answerDashboard(api, { joined: [event()] });
    await visit(page, '/dashboard');
    await tabTo(page, 'Events Hosted');
    await page.keyboard.press('ArrowRight');
    await eventually(async () => (await focused(page)).name).toBe('Events Joined');
    await see(page, 'Founders & Friends');
  });
});
