import { claimAccount, signOut } from '@serendip/contract/accounts';
import { checkIn } from '@serendip/contract/evening';
import { createEvent } from '@serendip/contract/events';
import { getEventAtDoor, joinAsGuest } from '@serendip/contract/guests';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { answerCheckIn, doors, notHere } from './evening.ts';
import { button, eventually, field, gone, heading, link, pathOf, press, see, storedSession } from './looking.ts';
import { visit } from './pages.ts';
import { ana, atDoor, conversation, event, eventId, gus, hostedEvent, questions } from './samples.ts';
import { signInAs } from './sign-in.ts';
import { test } from './stage.ts';
import { answerDashboard, answerEvent, answerMessages, answerProfile } from './whole-screens.ts';

const path = `/events/${eventId}`;
const name = 'What should people call you?';
const card = 'Keep your matches: add an e-mail and a password';
const joined = event({ user_joined: true, guest_join: true });
const focusedLabel = `document.activeElement.getAttribute('aria-labelledby') ?? document.activeElement.id`;

describe.concurrent('Guests', () => {
  test('a link leads by one field to the first question that is not answered, ready to answer', async ({ stage }) => {
    const { page, api } = await stage({ as: null, device: phone });
    api.answer(getEventAtDoor, { event: atDoor() }).answer(joinAsGuest, { user: gus, event: joined }, 'fresh-token');
    answerEvent(api, { shown: joined, asked: [questions.long, questions.slider] });
    await visit(page, path);
    for (const words of [
      'Founders & Friends',
      'Pier 9, the long hall',
      '4 joined',
      'Answers and matches are deleted 180 days after the event.',
    ])
      await see(page, words);
    expect(await page.title()).toContain('Founders & Friends');
    await press(page, 'Join as a guest');
    await see(page, "Name can't be blank");
    await field(page, name).fill('A');
    await page.keyboard.press('Enter');
    await see(page, 'Name is too short (minimum is 2 characters)');
    expect(api.callsOf(joinAsGuest)).toEqual([]);
    await field(page, name).fill('Gus');
    // A retry without an answer is the same guest, after a reload too.
    api.drop(joinAsGuest);
    await press(page, 'Join as a guest');
    await see(page, 'Failed to join event. Please try again.');
    await page.reload();
    await field(page, name).fill('Gus');
    api.answer(joinAsGuest, { user: gus, event: joined }, 'fresh-token');
    await press(page, 'Join as a guest');
    await see(page, "You're In!");
    await eventually(() => page.evaluate(focusedLabel)).toBe(`question-${questions.long.id}`);
    const [first, second, ...others] = api.callsOf(joinAsGuest).map(({ body }) => body);
    expect([second, others]).toEqual([{ guest: { name: 'Gus', client_id: expect.any(String) } }, []]);
    expect(first).toEqual(second);
    expect(await storedSession(page)).toEqual({ user: JSON.stringify(gus), token: 'fresh-token' });
    expect(pathOf(page)).toBe(path);
    await heading(page, card).waitFor();
  });

  test('a person who was signed out by itself reads so where guests may join, and is not made a second person', async ({
    stage,
  }) => {
    // `alters`: the visitor's cache stays in the page.
    const { page, api } = await stage({ as: null, alters: true });
    api.answer(getEventAtDoor, { event: atDoor() });
    // As an expired session leaves it.
    await page.evaluate(`localStorage.setItem('serendip.drafts-of', '${ana.id}')`);
    await visit(page, path);
    await see(page, 'You were signed out. If you have an account, log in to go on. Your text is kept.');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await page.waitForURL('**/login');
    await see(page, 'You were signed out. Sign in to go on. Your text is kept.');
  });

  test('the code in the address goes along and makes the guest be here', async ({ stage }) => {
    const { page, api } = await stage({ as: null, device: phone });
    api
      .answer(getEventAtDoor, { event: atDoor({ guest_join: false }) })
      .answer(joinAsGuest, { user: gus, event: joined }, 'fresh-token');
    answerEvent(api, { shown: joined });
    answerCheckIn(api, doors({ me: notHere({ here: true }) }));
    await visit(page, `${path}?here=K7QM4X`);
    await field(page, name).fill('Gus');
    await press(page, 'Join as a guest');
    await heading(page, 'You are here').waitFor();
    expect(api.callsOf(getEventAtDoor)[0]?.query).toEqual({ here: 'K7QM4X' });
    expect(api.callsOf(joinAsGuest)[0]?.body).toMatchObject({ guest: { name: 'Gus' }, here: 'K7QM4X' });
    expect(api.callsOf(checkIn)).toHaveLength(1);
    await eventually(() => pathOf(page)).toBe(path);
  });

  test('a refusal stands by the field, and who has an account logs in and comes back', async ({ stage }) => {
    const { page, api } = await stage({ as: null, device: phone });
    api
      .answer(getEventAtDoor, { event: atDoor({ full: true }) })
      .refuse(joinAsGuest, { code: 429, message: 'Too many requests. Please wait a moment and try again.' });
    answerEvent(api, { shown: event() });
    await visit(page, path);
    await see(page, /^This event is full/);
    await field(page, name).fill('Gus');
    await press(page, 'Join as a guest');
    await see(page, 'Too many requests. Please wait a moment and try again.');
    expect(await field(page, name).inputValue()).toBe('Gus');
    await link(page, 'Log in').click();
    await page.waitForURL('**/login');
    await page.getByText('Sign in or sign up to open Founders & Friends.').waitFor();
    await signInAs(page, api, ana, path);
    await button(page, 'Join This Event').waitFor();
  });

  test('where the server cannot be reached the visitor can try again or log in', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    api.refuse(getEventAtDoor, { code: 500, message: 'Something went wrong' });
    await visit(page, path);
    await see(page, 'Something went wrong');
    await link(page, 'Log in').waitFor();
    api.answer(getEventAtDoor, { event: atDoor() });
    await press(page, 'Try again');
    await field(page, name).waitFor();
  });

  test('a guest keeps the account with an e-mail and a password, from the event, the messages and the profile', async ({
    stage,
  }) => {
    const { page, api } = await stage({ as: gus });
    answerEvent(api, { shown: joined });
    answerMessages(api, [conversation()]);
    answerProfile(api);
    for (const screen of ['/messages', '/profile', path]) {
      await visit(page, screen);
      await heading(page, card).waitFor();
    }
    await press(page, 'Add them now');
    await field(page, 'Email').fill('gus@example.org');
    await field(page, 'Password').fill('correct horse');
    await field(page, 'Confirm Password').fill('correct');
    await see(page, 'Passwords do not match');
    expect(await button(page, 'Keep my matches').isDisabled()).toBe(true);
    await field(page, 'Confirm Password').fill('correct horse');
    api.refuse(claimAccount, { code: 422, errors: ['Email has already been taken'] });
    await press(page, 'Keep my matches');
    await see(page, 'Email has already been taken');
    api.answer(claimAccount, { user: { ...gus, email: 'gus@example.org' } });
    await press(page, 'Keep my matches');
    await gone(page, card);
    await eventually(() => page.evaluate('document.activeElement.id')).toBe('main');
    expect(JSON.parse((await storedSession(page)).user ?? '')).toMatchObject({ email: 'gus@example.org' });
  });

  test('a guest who logs out is asked first, since nobody could come back', async ({ stage }) => {
    const { page, api } = await stage({ as: gus });
    answerDashboard(api);
    api.answer(signOut, {});
    await visit(page, '/dashboard');
    await see(page, 'Guest');
    // A guest hosts nothing, so the dashboard opens on the other list.
    await page.getByRole('tab', { name: 'Events Joined', selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Events Hosted' }).click();
    await page.getByRole('tab', { name: 'Events Hosted', selected: true }).waitFor();
    await press(page, 'Logout');
    await press(page, 'Stay');
    expect(api.callsOf(signOut)).toEqual([]);
    await press(page, 'Logout');
    await press(page, 'Log out');
    await page.waitForURL('**/login');
  });

  test('a host lets guests in by a switch, reads it again before saving, and on the event', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api, { shown: hostedEvent({ guest_join: true }) });
    answerDashboard(api);
    api.answer(createEvent, { event: hostedEvent({ guest_join: true }) });
    await visit(page, '/create-event');
    await field(page, 'Event name').fill('Founders & Friends');
    const allowed = page.getByRole('switch', { name: 'Guests may join without a password' });
    expect(await allowed.isChecked()).toBe(false);
    await allowed.check();
    await press(page, 'Next');
    await press(page, 'Next');
    await see(page, 'Guests may join without a password');
    await press(page, 'Create Event');
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(createEvent)[0]?.body).toMatchObject({ event: { guest_join: true } });
  });
});
