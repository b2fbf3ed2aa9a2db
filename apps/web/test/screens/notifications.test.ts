import {
  listNotifications,
  type Notification,
  notificationDefaults,
  readNotifications,
  setNotificationSwitches,
  unsubscribe,
} from '@serendip/contract/notifications';
import { describe, expect } from 'vitest';
import { eventually, heading, link, press, see, shows } from './looking.ts';
import { visit } from './pages.ts';
import { ben, eventId, idOf } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard, answerProfile } from './whole-screens.ts';

const one = (fields: Partial<Notification>): Notification => ({
  id: idOf(300),
  kind: 'matches_ready',
  event: { id: eventId, name: 'Harbour Mixer' },
  user: null,
  created_at: '2026-01-10T12:00:00.000Z',
  read: false,
  ...fields,
});

describe.concurrent('What is new', () => {
  test('is counted by the bell, leads to its screen, and is read once it was seen', async ({ stage }) => {
    const { page, api } = await stage();
    const list = [one({}), one({ id: idOf(301), kind: 'message', event: null, user: ben, read: true })];
    answerDashboard(api)
      .answer(listNotifications, { notifications: list, unread_count: 12 })
      .answer(readNotifications, {});
    await visit(page, '/dashboard');
    await link(page, 'Notifications, more than 9 new').click();
    await see(page, 'Your matches for Harbour Mixer are ready');
    await eventually(() => api.callsOf(readNotifications).length).toBe(1);
    expect(await link(page, 'Choose what we tell you').getAttribute('href')).toBe('/profile#notifications');
    const matches = link(page, /Your matches for Harbour Mixer are ready/);
    expect(await matches.getAttribute('href')).toBe(`/events/${eventId}`);
    const message = link(page, new RegExp(`${ben.alias} wrote to you`));
    expect(await message.getAttribute('href')).toBe(`/messages?user=${ben.id}`);
    api.answer(listNotifications, { notifications: [], unread_count: 0 });
    await link(page, 'Back to Dashboard').click();
    await link(page, 'Notifications').waitFor();
  });

  test('is chosen on the profile, and a switch that was not saved goes back', async ({ stage }) => {
    const { page, api } = await stage();
    answerProfile(api, []).answer(setNotificationSwitches, structuredClone(notificationDefaults));
    await visit(page, '/profile');
    // They stand below many questions.
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Mail and push').click();
    const top = async () => (await heading(page, 'Notifications').boundingBox())?.y ?? -1;
    await eventually(async () => (await top()) > 64 && (await top()) < 200).toBe(true);
    const mails = page.getByRole('switch', { name: 'E-mail: Your matches are ready' });
    await mails.click();
    await eventually(() => JSON.stringify(api.callsOf(setNotificationSwitches)[0]?.body)).toBe(
      '{"matches_ready":{"email":false}}',
    );
    await eventually(() => mails.isChecked()).toBe(false);
    api.refuse(setNotificationSwitches, {
      code: 503,
      message: 'The service is not ready. Please try again in a moment.',
    });
    await page.getByRole('switch', { name: 'Push: Somebody wrote to you' }).click();
    await see(page, 'The service is not ready. Please try again in a moment.');
    await eventually(() => page.getByRole('switch', { name: 'Push: Somebody wrote to you' }).isChecked()).toBe(true);
  });

  test('by mail stops after a press and not before, signed out too; a dead link says so', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    api.refuse(unsubscribe, { code: 404, message: 'This link is not valid any more' });
    await visit(page, '/unsubscribe/some.token');
    await heading(page, 'Stop these mails?').waitFor();
    expect(api.callsOf(unsubscribe)).toEqual([]);
    await press(page, 'Stop these mails');
    await see(page, 'This link is not valid any more');
    api.answer(unsubscribe, { kind: 'event_moved' });
    await press(page, 'Stop these mails');
    await see(page, 'You get no more of these mails');
    expect(await shows(page, 'Your event has a new time or place')).toBe(true);
  });
});
