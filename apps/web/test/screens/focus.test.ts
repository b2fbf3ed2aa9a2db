import { requestPasswordReset, signIn } from '@serendip/contract/accounts';
import { saveEventAnswer } from '@serendip/contract/answers';
import { createEvent, getEvent, joinEvent, leaveEvent } from '@serendip/contract/events';
import { getMatchStatus, runMatches } from '@serendip/contract/matching';
import { sendMessage } from '@serendip/contract/messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { answerQuestions, path, textOf } from './event-answers.ts';
import { button, eventually, field, gone, heading, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { event, hostedEvent, message, questions, run } from './samples.ts';
import { test } from './stage.ts';
import { answerThread, withBen } from './threads.ts';
import { answerDashboard, answerEvent, answerHost } from './whole-screens.ts';
import { toReview } from './wizard-steps.ts';

/** Presses it as those do who use no mouse. */
async function pressByKey(what: Locator): Promise<void> {
  await what.focus();
  await what.press('Enter');
}

const hasFocus = (what: Locator) => eventually(() => what.evaluate((node) => node.matches(':focus'))).toBe(true);

const thread = (page: Page) => page.getByRole('region', { name: 'Messages with calm-heron' });

describe.concurrent('The focus is never lost', () => {
  test('joining and leaving lead to the heading of the new card', async ({ stage }) => {
    const { page, api } = await stage();
    const [outside, inside] = [event(), event({ user_joined: true })];
    answerEvent(api).answer(joinEvent, { event: inside }).answer(leaveEvent, { event: outside });
    await visit(page, path);
    await button(page, 'Share').waitFor();
    api.answer(getEvent, { event: inside });
    await pressByKey(button(page, 'Join This Event'));
    await hasFocus(heading(page, "You're In!"));
    await button(page, 'Leave Event').waitFor();
    api.answer(getEvent, { event: outside });
    await pressByKey(button(page, 'Leave Event'));
    await hasFocus(heading(page, 'Ready to Join Founders & Friends?'));
  });

  test.for(['Save answers', 'Save Answers'])("'%s' hands it to the line that says so", async (name, { stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short, questions.long]);
    await visit(page, path);
    await textOf(page, questions.short).fill('Boats');
    await pressByKey(button(page, name));
    await hasFocus(page.getByRole('status').filter({ hasText: 'All changes saved' }));
  });

  test('a refused answer hands it to its question', async ({ stage }) => {
    const { page, api } = await stage();
    answerQuestions(api, [questions.short]).refuse(saveEventAnswer, { code: 500, message: 'Something went wrong' });
    await visit(page, path);
    await textOf(page, questions.short).fill('Boats');
    await pressByKey(button(page, 'Save answers'));
    await hasFocus(heading(page, questions.short.text));
  });

  test('starting matching leads to how the run stands', async ({ stage }) => {
    const { page, api } = await stage();
    const queued = run({ status: 'queued', progress_percentage: 0, completed_at: null });
    answerHost(answerEvent(api, { shown: hostedEvent() })).answer(runMatches, { match_run: queued });
    await visit(page, path);
    await button(page, 'Generate Matches').waitFor();
    api.answer(getMatchStatus, { match_run: queued });
    await pressByKey(button(page, 'Generate Matches'));
    await hasFocus(heading(page, 'Queued'));
  });

  test('a download, and whatever was refused, gives it back to the button', async ({ stage }) => {
    const host = await stage();
    answerHost(answerEvent(host.api, { shown: hostedEvent() }), [run()]);
    await visit(host.page, path);
    await Promise.all([host.page.waitForEvent('download'), pressByKey(button(host.page, 'Download CSV'))]);
    await hasFocus(button(host.page, 'Download CSV'));

    const maker = await stage();
    answerDashboard(maker.api).refuse(createEvent, { code: 500, message: 'Something went wrong' });
    await visit(maker.page, '/create-event');
    await toReview(maker.page);
    await pressByKey(button(maker.page, 'Create Event'));
    await see(maker.page, 'Something went wrong');
    await hasFocus(button(maker.page, 'Create Event'));

    const visitor = await stage({ as: null });
    visitor.api.refuse(signIn, { code: 401, message: 'Invalid email or password' });
    await visit(visitor.page, '/login');
    await field(visitor.page, 'Email').fill('ana@example.org');
    await field(visitor.page, 'Password').fill('correct horse');
    await pressByKey(button(visitor.page, 'Sign In'));
    await see(visitor.page, 'Invalid email or password');
    await hasFocus(button(visitor.page, 'Sign In'));
  });

  test('it stays where somebody has moved it meanwhile', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    api.refuse(signIn, { code: 401, message: 'Invalid email or password' });
    const release = api.hold(signIn);
    await visit(page, '/login');
    await field(page, 'Email').fill('ana@example.org');
    await field(page, 'Password').fill('correct horse');
    await pressByKey(button(page, 'Sign In'));
    await button(page, 'Signing in...').waitFor();
    await field(page, 'Email').focus();
    release();
    await see(page, 'Invalid email or password');
    await hasFocus(field(page, 'Email'));
  });

  test('asking for a reset e-mail leads to the new heading, and back', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    api.answer(requestPasswordReset, {});
    await visit(page, '/forgot-password');
    await field(page, 'Email').fill('ana@example.org');
    await pressByKey(button(page, 'Send reset link'));
    await hasFocus(heading(page, 'Check your email'));
    await pressByKey(button(page, 'Send another email'));
    await hasFocus(heading(page, 'Forgot your password?'));
  });

  test('trying a message again, or giving it up, leaves it to the thread', async ({ stage }) => {
    const { page, api } = await stage();
    const refusal = { code: 500, message: 'Something went wrong' };
    answerThread(api, [message(1, 'Hello Ana')]).refuse(sendMessage, refusal);
    await visit(page, withBen);
    await field(page, 'Message to calm-heron').fill('Hello Ben');
    await press(page, 'Send message');
    await pressByKey(button(page, 'Retry'));
    await eventually(() => api.callsOf(sendMessage).length).toBe(2);
    await see(page, 'Something went wrong');
    await hasFocus(thread(page));
    await page.keyboard.press('Tab');
    await hasFocus(button(page, 'Retry'));
    await pressByKey(button(page, 'Discard'));
    await gone(page, 'Hello Ben');
    await hasFocus(thread(page));
    expect(api.callsOf(sendMessage)).toHaveLength(2);
  });
});
