import { requestSignInCode, signInByCode } from '@serendip/contract/sign-in-code';
import { describe, expect } from 'vitest';
import { button, eventually, field, heading, link, pathOf, press, see, shows, storedSession } from './looking.ts';
import { visit } from './pages.ts';
import { ana, event, eventId } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard, answerEvent } from './whole-screens.ts';

const wrong = {
  code: 422,
  message: 'This code is wrong or no longer valid: check it, or ask for a new one',
};

describe.concurrent('Signing in with a mailed code', () => {
  test('asks for the address that was typed, takes the code, and leads to the page first asked for', async ({
    stage,
  }) => {
    const { page, api } = await stage({ as: null });
    answerEvent(api.answer(requestSignInCode, {}), { shown: event() });
    await visit(page, `/events/${eventId}?a=b#c`);
    await page.waitForURL('**/login');
    await field(page, 'Email').fill(' ana@example.org ');
    await press(page, 'E-mail me a code');
    await heading(page, 'Check your email').waitFor();
    await see(page, 'ana@example.org');
    expect(api.callsOf(requestSignInCode)[0]?.body).toEqual({ user: { email: 'ana@example.org' } });
    expect(await button(page, 'Sign In').isDisabled()).toBe(true);
    expect(await field(page, 'Code').getAttribute('autocomplete')).toBe('one-time-code');
    api.refuse(signInByCode, wrong);
    await field(page, 'Code').fill('123 456');
    await page.keyboard.press('Enter');
    await see(page, wrong.message);
    expect(await field(page, 'Code').inputValue()).toBe('123 456');
    await press(page, 'Send another code');
    await heading(page, 'Sign in with a code').waitFor();
    expect(await field(page, 'Email').inputValue()).toBe('ana@example.org');
    await press(page, 'E-mail me a code');
    await heading(page, 'Check your email').waitFor();
    expect(api.callsOf(requestSignInCode)).toHaveLength(2);
    // The way back to the password forgets nothing either.
    await link(page, 'Back to login').click();
    await see(page, 'Sign in or sign up to open the event you were invited to.');
    await field(page, 'Email').fill('ana@example.org');
    await press(page, 'E-mail me a code');
    api.answer(signInByCode, { user: ana, password_ended: false }, 'fresh-token');
    await field(page, 'Code').fill('654321');
    await press(page, 'Sign In');
    await heading(page, 'Founders & Friends').first().waitFor();
    expect(pathOf(page)).toBe(`/events/${eventId}?a=b#c`);
    expect(await storedSession(page)).toEqual({ user: JSON.stringify(ana), token: 'fresh-token' });
  });

  test('asks for the address where none was typed; a refusal shows its words and keeps it', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    await visit(page, '/login');
    await press(page, 'E-mail me a code');
    await heading(page, 'Sign in with a code').waitFor();
    const send = button(page, 'E-mail me a code');
    expect(await send.isDisabled()).toBe(true);
    await field(page, 'Email').fill('ana@example.org');
    const tooMany = 'Too many requests. Please wait a moment and try again.';
    api.refuse(requestSignInCode, { code: 429, message: tooMany });
    await send.click();
    await see(page, tooMany);
    expect(await field(page, 'Email').inputValue()).toBe('ana@example.org');
    await visit(page, '/login');
    await field(page, 'Email').fill('ana@example.org');
    await press(page, 'E-mail me a code');
    await see(page, tooMany);
    expect(pathOf(page)).toBe('/login');
  });

  test('by the link of a mail takes a press and no less, and the code does not stay in the address', async ({
    stage,
  }) => {
    const { page, api } = await stage({ as: null });
    answerDashboard(api.refuse(signInByCode, wrong));
    await visit(page, `/sign-in-code#${new URLSearchParams({ email: 'ana+b@example.org', code: '012345' })}`);
    await heading(page, 'Sign in to Serendip').waitFor();
    await see(page, 'ana+b@example.org');
    await eventually(() => pathOf(page)).toBe('/sign-in-code');
    expect(api.callsOf(signInByCode)).toEqual([]);
    await press(page, 'Sign In');
    await see(page, wrong.message);
    api.answer(signInByCode, { user: ana, password_ended: true }, 'fresh-token');
    await press(page, 'Sign In');
    await see(page, 'No Events Created Yet');
    expect(api.callsOf(signInByCode).at(-1)?.body).toEqual({ user: { email: 'ana+b@example.org', code: '012345' } });
    await see(page, /Your card is empty, and events are closed until you open them\.$/);
    expect(await shows(page, 'Sign in to Serendip')).toBe(false);
  });
});
