import { signIn, signUp } from '@serendip/contract/accounts';
import { joinEvent, listHostedEvents } from '@serendip/contract/events';
import { getEventAtDoor } from '@serendip/contract/guests';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, eventually, field, gone, heading, link, pathOf, press, see, shows, storedSession } from './looking.ts';
import type { MockApi, Refusal } from './mock-api.ts';
import { visit } from './pages.ts';
import { ana, atDoor, event, eventId } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard, answerEvent } from './whole-screens.ts';

const noon = '2026-01-10T12:00:00Z';

async function fillSignIn(page: Page): Promise<void> {
  await field(page, 'Email').fill('ana@example.org');
  await field(page, 'Password').fill('correct horse');
}

async function fillSignUp(page: Page): Promise<void> {
  // The sign-in's form has fields of the same names: it has to be gone.
  await field(page, 'Confirm Password').waitFor();
  await fillSignIn(page);
  await field(page, 'Confirm Password').fill('correct horse');
}

const acceptSignIn = (api: MockApi) => api.answer(signIn, { user: ana }, 'fresh-token');

describe.concurrent('Sign in / Sign up', () => {
  test('the toggle switches mode, clears the fields and the error, and rewrites the address', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    api.refuse(signIn, { code: 401, message: 'Invalid email or password' });
    await visit(page, '/login');
    await fillSignIn(page);
    await press(page, 'Sign In');
    await see(page, 'Invalid email or password');
    await press(page, 'Sign Up');
    await page.waitForURL('**/signup');
    await gone(page, 'Invalid email or password');
    await heading(page, 'Create your account').waitFor();
    for (const label of ['Email', 'Password', 'Confirm Password'])
      expect(await field(page, label).inputValue()).toBe('');
    await field(page, 'Email').fill('ana@example.org');
    await press(page, 'Sign In');
    await page.waitForURL('**/login');
    await heading(page, 'Welcome back').waitFor();
    expect(await field(page, 'Email').inputValue()).toBe('');
  });

  test("'Back to Home' leads to /, and 'Forgot your password?' shows in sign-in mode only", async ({ stage }) => {
    const { page, origin } = await stage({ as: null });
    await visit(page, '/login');
    expect(await link(page, 'Forgot your password?').getAttribute('href')).toBe('/forgot-password');
    await press(page, 'Sign Up');
    await heading(page, 'Create your account').waitFor();
    expect(await link(page, 'Forgot your password?').count()).toBe(0);
    await link(page, 'Back to Home').click();
    await page.waitForURL(`${origin}/`);
  });

  test('submit is disabled until e-mail and password are filled', async ({ stage }) => {
    const { page } = await stage({ as: null });
    await visit(page, '/login');
    const submit = button(page, 'Sign In');
    expect(await submit.isDisabled()).toBe(true);
    await field(page, 'Email').fill('ana@example.org');
    expect(await submit.isDisabled()).toBe(true);
    await field(page, 'Password').fill('x');
    await eventually(() => submit.isEnabled()).toBe(true);
    await field(page, 'Email').fill('   ');
    await eventually(() => submit.isDisabled()).toBe(true);
  });

  test('the password fields of the sign-up say live what they think', async ({ stage }) => {
    const { page } = await stage({ as: null });
    await visit(page, '/signup');
    await field(page, 'Email').fill('ana@example.org');
    await field(page, 'Password').fill('12345');
    await see(page, 'Password too short (min. 6 characters)');
    await field(page, 'Password').fill('123456');
    await see(page, 'Password meets requirements');
    await field(page, 'Confirm Password').fill('12345');
    await see(page, 'Passwords do not match');
    expect(await button(page, 'Sign Up').isDisabled()).toBe(true);
    await field(page, 'Confirm Password').fill('123456');
    await see(page, 'Passwords match');
    await eventually(() => button(page, 'Sign Up').isEnabled()).toBe(true);
    await field(page, 'Password').fill('1234567');
    await see(page, 'Passwords do not match');
    await eventually(() => button(page, 'Sign Up').isDisabled()).toBe(true);
  });

  test('signing in stores user and token and leads to /dashboard', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    answerDashboard(acceptSignIn(api));
    await visit(page, '/login');
    await fillSignIn(page);
    await press(page, 'Sign In');
    await page.waitForURL('**/dashboard');
    await see(page, 'No Events Created Yet');
    expect(api.callsOf(signIn)[0]?.body).toEqual({ user: { email: 'ana@example.org', password: 'correct horse' } });
    expect(await storedSession(page)).toEqual({ user: JSON.stringify(ana), token: 'fresh-token' });
    expect(api.callsOf(listHostedEvents)[0]?.authorization).toBe('Bearer fresh-token');
  });

  test('signing up sends the confirmation too and signs in', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    answerDashboard(api.answer(signUp, { user: ana }, 'fresh-token'));
    await visit(page, '/signup');
    await fillSignUp(page);
    await press(page, 'Sign Up');
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(signUp)[0]?.body).toEqual({
      user: { email: 'ana@example.org', password: 'correct horse', password_confirmation: 'correct horse' },
    });
  });

  test('after success one is on the page first asked for, path, query and hash kept', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    answerEvent(acceptSignIn(api), { shown: event() });
    await visit(page, `/events/${eventId}?from=mail&n=1#your-matches`);
    await page.waitForURL('**/login');
    await fillSignIn(page);
    await press(page, 'Sign In');
    await heading(page, 'Founders & Friends').first().waitFor();
    expect(pathOf(page)).toBe(`/events/${eventId}?from=mail&n=1#your-matches`);
  });

  test('a person who was sent from the link to an event is told that it opens, before and after the change to sign-up', async ({
    stage,
  }) => {
    const { page } = await stage({ as: null });
    const invitation = 'Sign in or sign up to open the event you were invited to.';
    await visit(page, `/events/${eventId}?here=OLDOLD`);
    await see(page, /^Did you scan a code\? It may be an old one/);
    await visit(page, `/events/${eventId}`);
    await page.waitForURL('**/login');
    await see(page, invitation);
    expect(await shows(page, /^Did you scan a code/)).toBe(false);
    // Guests who come by a link are mostly new: their way stands first and is the larger one.
    await heading(page, 'Sign in to open this event').waitFor();
    const create = await button(page, 'New here? Create your account').boundingBox();
    const signingIn = await button(page, 'Sign In').boundingBox();
    expect(create?.y ?? 999).toBeLessThan((await field(page, 'Email').boundingBox())?.y ?? 0);
    expect(create?.height ?? 0).toBeGreaterThan(signingIn?.height ?? 999);
    await press(page, 'Sign Up');
    await heading(page, 'Create your account').waitFor();
    await see(page, invitation);
    await press(page, 'Sign In');
    await press(page, 'New here? Create your account');
    await page.waitForURL('**/signup');
    await heading(page, 'Create your account').waitFor();
    expect(await shows(page, 'New here? Create your account')).toBe(false);
    for (const path of [`/events/${eventId}/edit`, '/messages', '/login']) {
      await visit(page, path);
      await heading(page, 'Welcome back').waitFor();
      expect(await shows(page, invitation)).toBe(false);
      expect(await shows(page, 'New here? Create your account')).toBe(false);
    }
  });

  test("a visitor who presses 'Join' on the page of a listed event is in after the sign-up, and only once", async ({
    stage,
  }) => {
    const { page, api } = await stage({ as: null });
    api.answer(getEventAtDoor, { event: atDoor({ guest_join: false, listed: true }) });
    answerEvent(api.answer(signUp, { user: ana }, 'fresh-token'), { shown: event() });
    api.answer(joinEvent, { event: event({ user_joined: true }) });
    await visit(page, `/events/${eventId}`);
    await page.getByRole('link', { name: 'Join', exact: true }).click();
    await see(page, 'Sign in or sign up to join Founders & Friends.');
    await fillSignUp(page);
    await press(page, 'Sign Up');
    await see(page, "You're In!");
    expect(api.callsOf(joinEvent)).toHaveLength(1);
    expect(await page.evaluate('JSON.stringify(history.state)')).not.toContain('joins');
  });

  test('the page first asked for survives the change to sign-up', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    answerEvent(api.answer(signUp, { user: ana }, 'fresh-token'), { shown: event() });
    await visit(page, `/events/${eventId}?a=b#c`);
    await page.waitForURL('**/login');
    await press(page, 'Sign Up');
    await page.waitForURL('**/signup');
    await fillSignUp(page);
    await press(page, 'Sign Up');
    await heading(page, 'Founders & Friends').first().waitFor();
    expect(pathOf(page)).toBe(`/events/${eventId}?a=b#c`);
  });

  test.for(['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', 'https://evil.example'])(
    'nothing but an address of the app can be the page to return to: %j',
    async (from, { stage }) => {
      const { page, api, origin } = await stage({ as: null });
      answerDashboard(acceptSignIn(api));
      await visit(page, '/login');
      await page.evaluate((place) => {
        const { history, location } = globalThis as unknown as {
          history: { replaceState(...a: unknown[]): void };
          location: { reload(): void };
        };
        history.replaceState({ usr: { from: place }, key: 'x', idx: 0 }, '');
        location.reload();
      }, from);
      await page.waitForLoadState();
      await fillSignIn(page);
      await press(page, 'Sign In');
      await see(page, 'No Events Created Yet');
      expect(page.url()).toBe(`${origin}/dashboard`);
    },
  );

  test('an already-authenticated visitor is redirected away at once', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api);
    for (const path of ['/login', '/signup']) {
      await visit(page, path);
      await page.waitForURL('**/dashboard');
      await see(page, 'No Events Created Yet');
    }
  });

  test('errors disappear by themselves after 5 seconds', async ({ stage }) => {
    const { page, api } = await stage({ as: null, time: noon });
    api.refuse(signIn, { code: 401, message: 'Invalid email or password' });
    await visit(page, '/login');
    await fillSignIn(page);
    await press(page, 'Sign In');
    await see(page, 'Invalid email or password');
    await page.clock.runFor(2500);
    expect(await shows(page, 'Invalid email or password')).toBe(true);
    await page.clock.runFor(2500);
    await gone(page, 'Invalid email or password');
    expect(pathOf(page)).toBe('/login');
    expect(await field(page, 'Email').inputValue()).toBe('ana@example.org');
  });

  test.for([
    ['what the server says', { code: 401, message: 'Invalid email or password' }, 'Invalid email or password'],
    ['a flood warning', { code: 429, message: 'Too many requests. Please wait.' }, 'Too many requests. Please wait.'],
    ["'Login failed' when nothing was said", { code: 502 }, 'Login failed'],
  ] as const)('a failed sign-in shows %s', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage({ as: null });
    api.refuse(signIn, refusal);
    await visit(page, '/login');
    await fillSignIn(page);
    await press(page, 'Sign In');
    await see(page, words);
    expect(await button(page, 'Sign In').isEnabled()).toBe(true);
    expect(await storedSession(page)).toEqual({ user: null, token: null });
  });

  test("a failed sign-in without any answer shows the error's own text", async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    api.drop(signIn);
    await visit(page, '/login');
    await fillSignIn(page);
    await press(page, 'Sign In');
    await see(page, 'Could not reach the server. Check your connection and try again.');
  });

  test.for<[string, Refusal, string]>([
    [
      "all errors joined with ', '",
      { code: 422, message: 'Some fields are not valid', errors: ['Email is invalid', 'Password is too short'] },
      'Email is invalid, Password is too short',
    ],
    ['the status message without errors', { code: 503, message: 'Not ready.' }, 'Not ready.'],
    ["'Signup failed' when nothing was said", { code: 502 }, 'Signup failed'],
  ])('a failed sign-up shows %s', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage({ as: null });
    api.refuse(signUp, refusal);
    await visit(page, '/signup');
    await fillSignUp(page);
    await press(page, 'Sign Up');
    await see(page, words);
  });

  test('a sign-up whose answer is lost signs in at the next press; where the password is another, the e-mail is taken', async ({
    stage,
  }) => {
    const { page, api } = await stage({ as: null });
    api.drop(signUp);
    await visit(page, '/signup');
    await fillSignUp(page);
    await press(page, 'Sign Up');
    await see(page, 'Signup failed');
    api.refuse(signUp, { code: 422, message: 'No', errors: ['Email has already been taken'] });
    api.refuse(signIn, { code: 401, message: 'Invalid email or password' });
    await press(page, 'Sign Up');
    await see(page, 'Email has already been taken');
    answerDashboard(acceptSignIn(api));
    await press(page, 'Sign Up');
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(signUp)).toHaveLength(3);
  });

  test('an address with a slash at its end is the same screen', async ({ stage }) => {
    const { page } = await stage({ as: null });
    await visit(page, '/signup/');
    await heading(page, 'Create your account').waitFor();
  });

  test('the button tells that it works and cannot be pressed twice', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    answerDashboard(acceptSignIn(api));
    const release = api.hold(signIn);
    await visit(page, '/login');
    await fillSignIn(page);
    await press(page, 'Sign In');
    expect(await button(page, 'Signing in...').isDisabled()).toBe(true);
    release();
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(signIn)).toHaveLength(1);
  });
});
