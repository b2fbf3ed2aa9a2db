import { changeEmail } from '@serendip/contract/accounts';
import { confirmEmail, getEmailConfirmation, requestEmailConfirmation } from '@serendip/contract/email-confirmation';
import type { Event } from '@serendip/contract/events';
import { describe, expect } from 'vitest';
import { button, eventually, heading, link, press, see, shows } from './looking.ts';
import { visit } from './pages.ts';
import { ana, ben, event, eventId, hostedEvent, run } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard, answerEvent, answerHost, answerProfile } from './whole-screens.ts';

const mark = 'not confirmed';
const byBen = (email_confirmed: boolean | null): Partial<Event> => ({
  created_by: { id: ben.id, email: ben.email, email_confirmed },
});

describe.concurrent('The link of a mail', () => {
  test('confirms after a press and not before, signed out too; a failure can be tried again', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    api.refuse(confirmEmail, { code: 503, message: 'The service is not ready. Please try again in a moment.' });
    await visit(page, '/confirm-email/secret-token');
    await heading(page, 'Confirm your address').waitFor();
    expect(api.callsOf(confirmEmail)).toEqual([]);
    await press(page, 'Confirm my e-mail address');
    await see(page, 'The service is not ready. Please try again in a moment.');
    await see(page, 'You are not signed in here');
    api.answer(confirmEmail, { password_ended: false, user: null });
    await press(page, 'Confirm my e-mail address');
    await see(page, 'Your e-mail address is confirmed.');
    expect(api.callsOf(confirmEmail).at(-1)?.body).toEqual({ user: { confirmation_token: 'secret-token' } });
    expect(await link(page, 'Sign In').getAttribute('href')).toBe('/login');
    await eventually(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Sign In');
  });

  test('says what ended, where it was the first proof that the address is theirs', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    api.answer(confirmEmail, { password_ended: true, user: null });
    await visit(page, '/confirm-email/secret-token');
    await press(page, 'Confirm my e-mail address');
    await see(page, /events are closed until you open them\. Sign in with an e-mailed code, or set a new password\.$/);
  });

  test('that works no more says so, and where to ask for another', async ({ stage }) => {
    const { page, api } = await stage();
    api.refuse(confirmEmail, { code: 422, message: 'This link is not valid any more' });
    await visit(page, '/confirm-email/old-token');
    await press(page, 'Confirm my e-mail address');
    await see(page, 'This link is not valid any more');
    expect(await link(page, 'on your profile').getAttribute('href')).toBe('/profile');
    await visit(page, '/confirm-email/');
    await heading(page, 'Invalid Link').waitFor();
  });
});

describe.concurrent('The profile', () => {
  test('offers the mail again while the address is not confirmed', async ({ stage }) => {
    const { page, api } = await stage();
    answerProfile(api)
      .answer(getEmailConfirmation, { email_confirmed: false, pending_email: null })
      .answer(requestEmailConfirmation, {});
    await visit(page, '/profile');
    await press(page, 'Send the mail again');
    await see(page, 'We have sent the mail. If it does not arrive, look in your spam folder.');
    api.refuse(requestEmailConfirmation, { code: 429, message: 'Several mails are on their way to you.' });
    await press(page, 'Send the mail again');
    await see(page, 'Several mails are on their way to you.');
  });

  test('changes the e-mail address in a dialog, and says while it waits for its link', async ({ stage }) => {
    const { page, api } = await stage();
    const email = 'ana@new.example.org';
    answerProfile(api)
      .answer(getEmailConfirmation, { email_confirmed: true, pending_email: null })
      .refuse(changeEmail, { code: 403, message: 'Password is incorrect' });
    await visit(page, '/profile');
    await press(page, 'Change e-mail');
    const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
    await dialog.getByLabel('New e-mail address').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('wrong horse');
    await press(dialog, 'Change e-mail');
    await see(dialog, 'Password is incorrect');
    api
      .answer(changeEmail, { user: ana, pending_email: email })
      .answer(getEmailConfirmation, { email_confirmed: true, pending_email: email });
    await press(dialog, 'Change e-mail');
    await see(page, 'Your new e-mail address waits');
    expect(api.callsOf(changeEmail).at(-1)?.body).toEqual({ user: { email, password: 'wrong horse' } });
    await see(page, `Signed in as ${ana.email}`);
  });

  test.for([true, null])('says nothing of it where it is %s', async (email_confirmed, { stage }) => {
    const { page, api } = await stage();
    answerProfile(api).answer(getEmailConfirmation, { email_confirmed, pending_email: null });
    await visit(page, '/profile');
    await heading(page, 'Account').waitFor();
    await eventually(() => api.callsOf(getEmailConfirmation).length).toBe(1);
    expect(await button(page, 'Send the mail again').count()).toBe(0);
  });
});

describe.concurrent("'not confirmed' stands beside an address", () => {
  test.for([true, false, null])(
    'of a host, on the event and on joined cards, where it is %s',
    async (known, { stage }) => {
      const { page, api } = await stage();
      answerEvent(api, { shown: event(byBen(known)) });
      await visit(page, `/events/${eventId}`);
      await see(page, 'ben@example.org');
      await button(page, 'Share').waitFor();
      expect(await shows(page, mark)).toBe(known === false);
      answerDashboard(api, { joined: [event(byBen(known))] });
      await visit(page, '/dashboard');
      await page.getByRole('tab', { name: 'Events Joined' }).click();
      await see(page, 'Hosted by ben@example.org');
      expect(await shows(page, mark)).toBe(known === false);
    },
  );

  test('of a guest, in the rooms and matches that the host sees, and of nobody else', async ({ stage }) => {
    const { page, api } = await stage();
    answerHost(answerEvent(api, { shown: hostedEvent() }), [run()]);
    await visit(page, `/events/${eventId}`);
    await press(page, 'Show');
    await see(page, 'shy-wren@example.org');
    expect(await page.getByText(mark, { exact: true }).count()).toBe(1);
    await press(page, 'All Matches');
    await heading(page, 'Can Receive Help').waitFor();
    expect(await page.getByText(mark, { exact: true }).count()).toBe(2);
  });
});
