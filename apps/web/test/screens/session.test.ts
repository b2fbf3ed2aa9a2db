import { resetPassword } from '@serendip/contract/accounts';
import { getEvent, joinEvent, listHostedEvents } from '@serendip/contract/events';
import { listConversations, sendMessage } from '@serendip/contract/messages';
import { listProfileAnswers } from '@serendip/contract/profile';
import { getSettings } from '@serendip/contract/service';
import { describe, expect } from 'vitest';
import { button, eventually, field, heading, pathOf, press, see, storedSession } from './looking.ts';
import { visit } from './pages.ts';
import { ana, ben, event, eventId, hostedEvent, idOf, message } from './samples.ts';
import { signInAs } from './sign-in.ts';
import { test } from './stage.ts';
import { answerDashboard, answerEvent, answerMessages, answerProfile } from './whole-screens.ts';

const signedOut = { code: 401, message: 'You need to sign in to continue' };

describe.concurrent('The session', () => {
  test.for([
    '/dashboard',
    '/create-event',
    `/events/${eventId}`,
    `/events/${eventId}/edit`,
    '/profile',
    '/messages?user=1',
  ])('%s redirects who is not signed in to /login', async (path, { stage }) => {
    const { page, api } = await stage({ as: null });
    await visit(page, path);
    await page.waitForURL('**/login');
    await button(page, 'Sign In').waitFor();
    expect(
      api.calls.filter(({ endpoint }) => !/^get(Settings|SignInPasskeyOptions|EventAtDoor)$/.test(endpoint)),
    ).toEqual([]);
  });

  test("protected routes show 'Loading...' until they know what to show", async ({ stage }) => {
    const { page, api } = await stage({ loads: true });
    answerDashboard(api);
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets\/dashboard-.*\.js$/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await see(page, 'Loading...');
    release();
    await see(page, 'No Events Created Yet');
  });

  test('a token without a user, or a user without a token, is no session', async ({ stage }) => {
    const { page } = await stage({ as: null });
    await visit(page, '/login');
    for (const [key, value] of [
      ['serendip.token', 'alone'],
      ['serendip.user', JSON.stringify(ana)],
    ] as const) {
      await page.evaluate(`localStorage.clear(); localStorage.setItem('${key}', ${JSON.stringify(value)})`);
      await visit(page, '/dashboard');
      await page.waitForURL('**/login');
    }
  });

  test('a 401 while reading clears the session and leads to /login, then back to the same page', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api).refuse(getEvent, signedOut);
    await visit(page, `/events/${eventId}?a=b`);
    await page.waitForURL('**/login');
    await button(page, 'Sign In').waitFor();
    // Somebody who was signed in is no newcomer.
    await see(page, 'You were signed out. Sign in to go on. Your text is kept.');
    expect(await button(page, 'New here? Create your account').count()).toBe(0);
    expect(await storedSession(page)).toEqual({ user: null, token: null });
  });

  test('a 401 while writing does the same', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api).refuse(joinEvent, signedOut);
    await visit(page, `/events/${eventId}`);
    await press(page, 'Join This Event');
    await page.waitForURL('**/login');
    expect(await storedSession(page)).toEqual({ user: null, token: null });
  });

  test('a 401 while sending a message does the same', async ({ stage }) => {
    const { page, api } = await stage();
    answerMessages(api, [], [message(1, 'Hello')]).refuse(sendMessage, signedOut);
    await visit(page, `/messages?user=${ben.id}`);
    await field(page, /^Message to/).fill('Hi');
    await press(page, 'Send message');
    await page.waitForURL('**/login');
    const thread = `/messages?user=${ben.id}`;
    await signInAs(page, api, ana, thread);
    await see(page, 'Hi');
    await button(page, 'Retry').waitFor();
    await press(page, 'Retry');
    await page.waitForURL('**/login');
    await signInAs(page, api, { id: idOf(3), email: 'cleo@example.org', alias: 'quick-lynx' }, thread);
    await see(page, 'Hello');
    expect(await page.getByText('Hi', { exact: true }).count()).toBe(0);
  });

  test('a person who takes the place of somebody signed in finds nothing of what they typed', async ({ stage }) => {
    const { page, api } = await stage();
    answerMessages(api, [], [message(1, 'Hello')]);
    await visit(page, `/messages?user=${ben.id}`);
    await field(page, /^Message to/).fill('Private words');
    const cleo = { id: idOf(3), email: 'cleo@example.org', alias: 'quick-lynx' };
    answerDashboard(api).answer(resetPassword, { user: cleo, password_ended: false }, 'fresh');
    await visit(page, '/reset-password/abc');
    await field(page, 'New Password').fill('correct horse');
    await field(page, 'Confirm Password').fill('correct horse');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await visit(page, `/messages?user=${ben.id}`);
    expect(await field(page, /^Message to/).inputValue()).toBe('');
  });

  test.for([
    ['/dashboard', listHostedEvents],
    ['/profile', listProfileAnswers],
    ['/messages', listConversations],
  ] as const)('a 401 on %s leads to /login', async ([path, endpoint], { stage }) => {
    const { page, api } = await stage();
    answerMessages(answerProfile(answerDashboard(api)), []).refuse(endpoint, signedOut);
    await visit(page, path);
    await page.waitForURL('**/login');
  });

  test("a 401 raises the global signal 'unauthorized'", async ({ stage }) => {
    const { page, api } = await stage({ alters: true });
    answerDashboard(api).refuse(listHostedEvents, signedOut);
    await page.addInitScript("window.addEventListener('unauthorized', () => { document.title; window.heard = true; })");
    await visit(page, '/dashboard');
    await page.waitForURL('**/login');
    expect(await page.evaluate('window.heard')).toBe(true);
  });

  test("a token in an answer's authorization header replaces the stored one", async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api).answer(listHostedEvents, { events: [hostedEvent()] }, 'renewed');
    await visit(page, '/dashboard');
    await see(page, 'Founders & Friends');
    await eventually(async () => (await storedSession(page)).token).toBe('renewed');
    answerEvent(api, { shown: event() });
    await page.getByRole('link', { name: 'Founders & Friends', exact: true }).click();
    await heading(page, 'Founders & Friends').first().waitFor();
    await eventually(() => api.callsOf(getEvent).at(-1)?.authorization).toBe('Bearer renewed');
  });

  test('signing out in one tab signs out the others', async ({ stage }) => {
    const { page, api } = await stage({ alters: true });
    answerDashboard(api);
    await visit(page, '/dashboard');
    await see(page, 'No Events Created Yet');
    const other = await page.context().newPage();
    await other.goto('/favicon.svg');
    await other.evaluate("localStorage.removeItem('serendip.token'); localStorage.removeItem('serendip.user')");
    await page.waitForURL('**/login');
  });

  test('a screen that breaks says so and offers ways on', async ({ stage }) => {
    const { page, api, complaints } = await stage();
    answerDashboard(api).answerAmiss(listHostedEvents, { events: [null] });
    await visit(page, '/dashboard');
    await heading(page, 'Something went wrong').waitFor();
    await page.getByRole('button', { name: 'Reload page' }).waitFor();
    expect(complaints.length).toBeGreaterThan(0);
    complaints.length = 0;
    await press(page, 'Go to home page');
    await page.waitForURL('**/dashboard');
    await heading(page, 'Something went wrong').waitFor();
    complaints.length = 0;
    expect(pathOf(page)).toBe('/dashboard');
  });

  test('anything that broke a screen is told to the analytics service, when there is one', async ({ stage }) => {
    const { page, api, complaints, origin } = await stage();
    const told: { event: string; properties: Record<string, unknown> }[] = [];
    await page.route(/\/i\/v0\/e\/$|\/flags\?v=2$/, async (route) => {
      if (route.request().url().endsWith('/e/')) told.push(route.request().postDataJSON());
      await route.fulfill({ json: {} });
    });
    api.answer(getSettings, {
      analytics: { key: 'phc_public', host: origin },
      support_email: null,
      ai: false,
      sign_on: null,
      sends_mail: true,
      retention_days: 180,
      public_url: null,
      push_key: null,
      limits: {},
    });
    answerDashboard(api).answerAmiss(listHostedEvents, { events: [null] });
    await visit(page, '/dashboard');
    await heading(page, 'Something went wrong').waitFor();
    await eventually(() => told.map(({ event: what }) => what).sort()).toBe(['$exception', '$pageview']);
    const broken = told.find(({ event: what }) => what === '$exception');
    expect(broken?.properties.$exception_list).toMatchObject([{ type: 'TypeError', value: expect.any(String) }]);
    complaints.length = 0;
  });

  test('a screen whose files cannot be loaded says that instead', async ({ stage }) => {
    const { page, api, complaints } = await stage({ alters: true });
    answerDashboard(api);
    await page.route(/assets\/dashboard-.*\.js$/, (route) => route.abort());
    await visit(page, '/dashboard');
    await heading(page, 'This page could not be loaded').waitFor();
    complaints.length = 0;
  });
});
