import { saveEventAnswer } from '@serendip/contract/answers';
import { listMyMatches } from '@serendip/contract/matching';
import { getProfileProgress } from '@serendip/contract/profile';
import {
  addMyTopic,
  getClarity,
  listMyTopics,
  removeMyTopic,
  skipTopicAsk,
  suggestTopics,
} from '@serendip/contract/topics';
import { phone } from '@serendip/test-kit/devices';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, eventually, gone, heading, press, see, shows } from './looking.ts';
import { visit } from './pages.ts';
import { event, eventId, hostedEvent, myMatch, preference, progress, questions, run } from './samples.ts';
import { test } from './stage.ts';
import {
  answerTopics,
  asked,
  asking,
  focused,
  hasFocus,
  joined,
  order,
  title,
  topic,
  wellKnown,
} from './understood.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

const path = `/events/${eventId}`;
const asksForNeeds = 'We could not tell what you are looking for. What would make this evening worth it?';
const asksForOffers = 'We could not tell what others could come to you for. What do people ask you about?';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const topicsIn = async (page: Page, name: string): Promise<string[]> => {
  const buttons = await group(page, name)
    .getByRole('button', { name: /^Remove / })
    .all();
  return Promise.all(buttons.map(async (one) => (await one.getAttribute('aria-label'))?.replace('Remove ', '') ?? ''));
};
const fieldFor = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
/** The answers below say the same of themselves from the start. */
const saved = (page: Page) => eventually(() => page.getByText('All changes saved', { exact: true }).count()).toBe(2);

describe.concurrent('What Serendip understood', () => {
  test('shows topics in their groups: own ones with a check mark, sensitive ones with a lock, and who sees them', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerTopics(api, wellKnown);
    await visit(page, path);
    await heading(page, title).waitFor();
    expect(await topicsIn(page, 'You can help with')).toEqual(['Customs papers', 'bookkeeping']);
    expect(await topicsIn(page, 'You are looking for')).toEqual(['a rehearsal room', 'living with an illness']);
    expect(await topicsIn(page, 'You like to talk about')).toEqual(['brass bands']);
    expect(await group(page, 'You would rather not meet').count()).toBe(0);
    const marked = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('img', { name }) });
    expect(await marked('Yours:').allTextContents()).toEqual(['Customs papers']);
    expect(await marked('Sensitive:').allTextContents()).toEqual(['living with an illness']);
    await see(
      page,
      'Hosts never see this. Matches may read topics with an open eye, and a few common words of others.',
    );
    expect(await order(page)).toEqual([title, 'Your Matches', 'Event Questions']);
  });

  test('is not there before anything is answered, nor for who has not joined, nor once the event is closed', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    for (const shown of [joined, event(), event({ user_joined: true, closed: true })]) {
      answerEvent(api, { shown, asked });
      await visit(page, path);
      await heading(page, 'Event Questions').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await heading(page, title).count()).toBe(0);
    }
    // People who answered only profile questions can say more here.
    answerEvent(api, { shown: joined, asked: [] }).answer(getProfileProgress, { progress: progress(2, 5) });
    await visit(page, '/robots.txt');
    await visit(page, path);
    await heading(page, title).waitFor();
  });

  test('takes a topic away at once, offers Undo for 8 seconds, and keeps the keyboard’s place', async ({ stage }) => {
    const { page, api } = await stage({ time: '2026-01-10T12:00:00Z' });
    answerTopics(api, wellKnown).answer(listMyMatches, {
      matches: [myMatch()],
      rooms: [],
      meetings_open: false,
      follow_up_until: null,
    });
    await visit(page, path);
    await button(page, 'Remove bookkeeping').focus();
    await page.keyboard.press('Enter');
    await saved(page);
    expect(api.callsOf(removeMyTopic).map(({ query }) => query)).toEqual([{ role: 'offer', phrase: 'bookkeeping' }]);
    expect(await topicsIn(page, 'You can help with')).toEqual(['Customs papers']);
    await see(page, 'Your matches stay as they are until the host matches again.');
    await eventually(() => focused(page)).toBe('Undo');
    await page.keyboard.press('Enter');
    await button(page, 'Remove bookkeeping').waitFor();
    await eventually(() => focused(page)).toBe('You can help with');
    // As it was read, and not as something that the person has confirmed.
    await eventually<unknown>(() => api.callsOf(addMyTopic).map(({ body }) => body)).toBe([
      { topic: { role: 'offer', phrase: 'bookkeeping', origin: 'read' } },
    ]);
    await press(page, 'Remove a rehearsal room');
    // The page's time goes on by itself meanwhile.
    await page.clock.runFor(4_000);
    await button(page, 'Undo').waitFor();
    await page.clock.runFor(4_000);
    await button(page, 'Undo').waitFor({ state: 'hidden' });
    await eventually(() => focused(page)).toBe('You are looking for');
    for (const phrase of ['bookkeeping', 'Customs papers', 'living with an illness', 'brass bands'])
      await press(page, `Remove ${phrase}`);
    expect(await button(page, 'Undo').count()).toBe(4);
  });

  test('adds what one types, by Enter, a comma, a button or a suggestion, one after the other', async ({ stage }) => {
    const { page, api } = await stage();
    answerTopics(api, wellKnown).answer(suggestTopics, ({ query }) => ({
      suggestions:
        query.query === 'book' ? ['bookkeeping', 'Customs papers', 'book clubs', 'books, films and music'] : [],
    }));
    await visit(page, path);
    await button(group(page, 'You can help with'), 'Add').click();
    const field = fieldFor(page, 'You can help with');
    await eventually(() => hasFocus(page, field)).toBe(true);
    await field.fill('book');
    await page.getByRole('option', { name: 'book clubs' }).waitFor();
    // Own topics are not suggested again.
    expect(await page.getByRole('option').allTextContents()).toEqual([
      'bookkeeping',
      'book clubs',
      'books, films and music',
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe(
      await page.getByRole('option', { selected: true }).getAttribute('id'),
    );
    await page.keyboard.press('Enter');
    await button(page, 'Remove book clubs').waitFor();
    await field.pressSequentially('boat repair,');
    await button(page, 'Remove boat repair').waitFor();
    await field.fill('sails');
    await page.keyboard.press('Enter');
    await field.fill('oars');
    await button(group(page, 'You can help with'), 'Add').click();
    await button(page, 'Remove oars').waitFor();
    await field.fill('book');
    await page.getByRole('option', { name: 'bookkeeping' }).click();
    await button(page, 'Remove bookkeeping').waitFor();
    await field.fill('book');
    // The comma in it is no end of what is typed.
    await page.getByRole('option', { name: 'books, films and music' }).click();
    await button(page, 'Remove books, films and music').waitFor();
    await saved(page);
    expect(await field.inputValue()).toBe('');
    const sent = api.callsOf(addMyTopic).map(({ body }) => (body as { topic: { phrase: string } }).topic.phrase);
    expect(sent).toEqual(['book clubs', 'boat repair', 'sails', 'oars', 'bookkeeping', 'books, films and music']);
    await field.fill('bo');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await button(group(page, 'You can help with'), 'Add').waitFor();
    await eventually(() => focused(page)).toBe('You can help with');
  });

  test("offers the other two roles under 'More'", async ({ stage }) => {
    const { page, api } = await stage();
    answerTopics(api, wellKnown).answer(suggestTopics, { suggestions: [] });
    await visit(page, path);
    await press(page, 'More');
    await fieldFor(page, 'You would rather not meet').fill('Recruiters');
    await page.keyboard.press('Enter');
    await button(group(page, 'You would rather not meet'), 'Remove Recruiters').waitFor();
    await fieldFor(page, 'You like to talk about').fill('x');
    await page.keyboard.press('Enter');
    await see(page, 'Topic must be 2 to 60 characters');
    expect(api.callsOf(addMyTopic)).toHaveLength(1);
  });

  test('says why a topic is refused, and gives it back to be corrected', async ({ stage }) => {
    const { page, api } = await stage();
    const full = Array.from({ length: 12 }, (_, n) => topic('need', `need ${n}`, { origin: 'own' }));
    answerTopics(api, { ...wellKnown, topics: full }).answer(suggestTopics, { suggestions: [] });
    const sentence = 'Topics cannot hold contact details';
    api.refuse(addMyTopic, { code: 422, message: sentence, errors: [sentence] });
    await visit(page, path);
    await button(group(page, 'You can help with'), 'Add').click();
    await fieldFor(page, 'You can help with').fill('ana@example.org');
    await page.keyboard.press('Enter');
    await see(page, sentence);
    expect(await fieldFor(page, 'You can help with').inputValue()).toBe('ana@example.org');
    expect(await button(page, 'Remove ana@example.org').count()).toBe(0);
    expect(await topicsIn(page, 'You are looking for')).toHaveLength(8);
    await press(page, 'Show all');
    expect(await topicsIn(page, 'You are looking for')).toHaveLength(12);
    await button(group(page, 'You are looking for'), 'Add').click();
    await fieldFor(page, 'You are looking for').fill('one more');
    await page.keyboard.press('Enter');
    await see(page, 'You can add at most 12 topics here');
  });

  test('opens a new topic of one’s own to matches, says so with the first one, and closes it with its eye', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    answerTopics(api, { ...wellKnown, topics: wellKnown.topics.slice(1) }).answer(suggestTopics, { suggestions: [] });
    await visit(page, path);
    await press(page, '4 topics');
    const eye = (phrase: string) =>
      page.getByRole('listitem').filter({ hasText: phrase }).getByRole('switch', { name: 'Matches may read this' });
    expect(await eye('bookkeeping').count()).toBe(0);
    await button(group(page, 'You can help with'), 'Add').click();
    await fieldFor(page, 'You can help with').fill('voice acting');
    await page.keyboard.press('Enter');
    await see(page, 'Your matches can read topics you add. Tap the eye to keep one to yourself.');
    await saved(page);
    expect(await eye('voice acting').isChecked()).toBe(true);
    await eye('voice acting').click();
    await eventually(() => eye('voice acting').isChecked()).toBe(false);
    await fieldFor(page, 'You can help with').fill('boats for 12 people');
    await page.keyboard.press('Enter');
    expect(await eye('boats for 12').getAttribute('aria-disabled')).toBe('true');
    await saved(page);
    expect(api.callsOf(addMyTopic).map(({ body }) => body)).toEqual([
      { topic: { role: 'offer', phrase: 'voice acting', origin: 'own', shown: true } },
      { topic: { role: 'offer', phrase: 'voice acting', origin: 'own', shown: false } },
      { topic: { role: 'offer', phrase: 'boats for 12 people', origin: 'own', shown: false } },
    ]);
  });

  test('asks of what counts a little whether it was meant: Yes makes it one’s own and closed, No takes it away', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    const maybe = [
      { role: 'need' as const, phrase: 'sailing lessons' },
      { role: 'offer' as const, phrase: 'sewing' },
    ];
    answerTopics(api, { ...wellKnown, maybe });
    await visit(page, path);
    await press(page, 'Also counts a little: did you mean …?');
    const row = (phrase: string) => page.getByRole('listitem').filter({ hasText: phrase });
    await press(row('sailing lessons'), 'Yes');
    await button(group(page, 'You are looking for'), 'Remove sailing lessons').waitFor();
    await press(row('sewing'), 'No');
    await saved(page);
    expect(await page.getByText('Also counts a little').count()).toBe(0);
    expect(api.callsOf(addMyTopic).map(({ body }) => body)).toEqual([
      { topic: { role: 'need', phrase: 'sailing lessons', origin: 'own', shown: false } },
    ]);
    expect(api.callsOf(removeMyTopic).map(({ query }) => query)).toEqual([{ role: 'offer', phrase: 'sewing' }]);
  });

  test('asks back instead of showing an empty group; a tap, some words or Skip is enough', async ({ stage }) => {
    const { page, api } = await stage();
    const suggestions = ['sailing', 'a crew', 'boat repair', 'harbours', 'knots', 'maps'];
    answerTopics(api, asking({ role: 'need', suggestions }, { role: 'offer', suggestions: [] }));
    await visit(page, path);
    await heading(page, asksForNeeds).waitFor();
    await heading(page, asksForOffers).waitFor();
    expect(await page.getByText('One question for you').count()).toBe(1);
    expect(await page.getByRole('heading', { level: 3 }).first().textContent()).toMatch(/^We could not tell what you/);
    expect(await heading(page, /^You are looking for$/).count()).toBe(0);
    for (const suggestion of suggestions) await button(page, suggestion).waitFor();
    await press(page, 'a crew');
    await button(group(page, 'You are looking for'), 'Remove a crew').waitFor();
    await gone(page, asksForNeeds);
    await press(page, 'Skip');
    await gone(page, asksForOffers);
    await saved(page);
    expect(await shows(page, 'One question for you')).toBe(false);
    expect(api.callsOf(skipTopicAsk).map(({ body }) => body)).toEqual([{ role: 'offer' }]);
    await button(group(page, 'You can help with'), 'Add').waitFor();
  });

  test('keeps what could not be saved on this device, says so, and saves it by Retry or the next time', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerTopics(api, wellKnown).drop(removeMyTopic);
    const release = api.hold(addMyTopic);
    api.answer(suggestTopics, { suggestions: [] });
    await visit(page, path);
    await button(group(page, 'You can help with'), 'Add').click();
    await fieldFor(page, 'You can help with').fill('Sails');
    await page.keyboard.press('Enter');
    await button(page, 'Remove Sails').waitFor();
    await see(page, 'Saving...');
    release();
    await saved(page);
    await press(page, 'Remove bookkeeping');
    await see(page, '1 change is not saved');
    expect(await button(page, 'Remove bookkeeping').count()).toBe(0);
    await page.reload();
    await see(page, '1 change is not saved');
    api.answer(removeMyTopic, { ...wellKnown, topics: [] });
    await press(page, 'Retry');
    await saved(page);
    await page.reload();
    await heading(page, title).waitFor();
    expect(await shows(page, '1 change is not saved')).toBe(false);
  });

  test('follows a save of answers, and what is being typed stays', async ({ stage }) => {
    const { page, api } = await stage();
    answerTopics(api, wellKnown).answer(saveEventAnswer, {
      preference: preference(questions.short.id, 'Sails and boats'),
    });
    api.answer(suggestTopics, { suggestions: [] });
    await visit(page, path);
    await button(group(page, 'You are looking for'), 'Add').click();
    await fieldFor(page, 'You are looking for').fill('a harb');
    api.answer(listMyTopics, { ...wellKnown, topics: [topic('offer', 'sails')] });
    await page.getByRole('textbox', { name: questions.short.text }).fill('Sails and boats');
    await press(page, 'Save answers');
    await button(page, 'Remove sails').waitFor();
    expect(await fieldFor(page, 'You are looking for').inputValue()).toBe('a harb');
    await page.reload();
    await button(group(page, 'You are looking for'), 'Add').click();
    expect(await fieldFor(page, 'You are looking for').inputValue()).toBe('a harb');
  });

  test('on a phone folds to one line with the count once nothing is asked', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerTopics(api, wellKnown);
    await visit(page, path);
    await button(page, '5 topics').waitFor();
    expect(await button(page, 'Remove bookkeeping').isVisible()).toBe(false);
    const line = await page.getByRole('heading', { name: title }).boundingBox();
    const count = await button(page, '5 topics').boundingBox();
    expect((count?.y ?? 0) + (count?.height ?? 0)).toBeLessThan((line?.y ?? 0) + (line?.height ?? 0) + 20);
    await press(page, '5 topics');
    await press(page, 'Remove bookkeeping');
    await button(page, 'Remove Customs papers').waitFor();
    answerTopics(api, asking({ role: 'need', suggestions: [] }));
    await page.reload();
    await heading(page, asksForNeeds).waitFor();
  });

  test('one that could not be loaded says so, and the questions stay usable', async ({ stage }) => {
    const { page, api } = await stage();
    answerTopics(api, wellKnown).refuse(listMyTopics, { code: 403, message: 'Join the event first' });
    await visit(page, path);
    await see(page, 'Failed to load what Serendip understood.');
    await page.getByRole('textbox', { name: questions.short.text }).waitFor();
    answerTopics(api, wellKnown);
    await press(page, 'Try again');
    await button(page, 'Remove bookkeeping').waitFor();
  });
});

describe.concurrent('How well Serendip knows your guests', () => {
  test('is a bar with the numbers in words beside the host’s controls, and counts who has not answered yet', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    const shown = hostedEvent({ participants_count: 7 });
    answerHost(answerEvent(api, { shown }), [run()]);
    api.answer(getClarity, { clarity: { clear: 4, partly: 2, hardly: 1, asked: 3 } });
    await visit(page, path);
    await heading(page, 'How well Serendip knows your guests').waitFor();
    for (const words of ['4 clear', '2 partly', '1 hardly', '3 guests were asked for more and have not answered yet'])
      await see(page, words);
    api.answer(getClarity, { clarity: { clear: 6, partly: 0, hardly: 0, asked: 0 } });
    await page.reload();
    await see(page, '6 clear');
    expect(await page.getByText('have not answered yet').count()).toBe(0);
    api.refuse(getClarity, { code: 503, message: 'The service is not ready. Please try again in a moment.' });
    await page.reload();
    await see(page, 'Could not be counted. Serendip tries again every minute.');
    expect(await button(page, 'Regenerate Matches').isEnabled()).toBe(true);
  });
});
