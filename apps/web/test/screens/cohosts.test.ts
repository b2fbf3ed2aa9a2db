import {
  answerCohostInvitation,
  askCohost,
  listCohostInvitations,
  listCohosts,
  removeCohost,
} from '@serendip/contract/cohosts';
import { deleteEvent, getEvent } from '@serendip/contract/events';
import { listMatchRuns } from '@serendip/contract/matching';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect, vi } from 'vitest';
import { button, field, gone, heading, link, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { cohost } from './people.ts';
import { ana, ben, event, eventId, hostedEvent } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard, answerEvent, answerHost } from './whole-screens.ts';

const path = `/events/${eventId}?tab=settings`;

describe.concurrent('Co-hosts', () => {
  test('are added by e-mail and removed after a question by the host', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerHost(answerEvent(api, { shown: hostedEvent() })).answer(listCohosts, { cohosts: [] });
    api.refuse(askCohost, { code: 422, message: 'Nobody here has an account with this e-mail address' });
    await visit(page, path);
    await see(page, String(ana.email));
    await field(page, 'E-mail of the co-host').fill(` ${ben.email} `);
    await press(page, 'Ask to co-host');
    await see(page, 'Nobody here has an account with this e-mail address');
    api.answer(askCohost, () => {
      api.answer(listCohosts, { cohosts: [cohost(ben, null, true)] });
      return { cohost: cohost(ben, null, true) };
    });
    await press(page, 'Ask to co-host');
    await see(page, 'Asked');
    expect(api.callsOf(askCohost).at(-1)?.body).toEqual({ cohost: { email: ben.email } });
    expect(await field(page, 'E-mail of the co-host').inputValue()).toBe('');
    api.answer(removeCohost, () => {
      api.answer(listCohosts, { cohosts: [] });
      return {};
    });
    await press(page, 'Take back');
    await press(page.getByRole('alertdialog', { name: `Take back the question to ${ben.email}?` }), 'Take back');
    await gone(page, 'Asked');
  });

  test('are asked on a page of their own that does not show the event’s name, and say yes there', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    const asked = {
      event_id: eventId,
      role: 'host' as const,
      from: { id: ben.id, alias: ben.alias, card: null },
      created_at: '2026-02-01T18:30:00.000Z',
    };
    answerHost(answerEvent(api, { shown: event({ user_cohost: true }) }));
    api.answer(listCohostInvitations, { invitations: [asked] });
    api.refuse(answerCohostInvitation, { code: 422, message: 'Confirm your e-mail address first' });
    await visit(page, '/cohost_invitations');
    await see(page, /asks you to host an event with them/);
    expect(await page.getByText(event().name).count()).toBe(0);
    expect(await link(page, 'See the event').getAttribute('href')).toBe(`/events/${eventId}`);
    await press(page, 'Yes, host it');
    await see(page, 'Confirm your e-mail address first');
    api.answer(answerCohostInvitation, () => {
      api.answer(listCohostInvitations, { invitations: [] });
      return {};
    });
    await press(page, 'Yes, host it');
    await page.waitForURL(`**/events/${eventId}`);
    expect(api.callsOf(answerCohostInvitation).at(-1)?.body).toEqual({ cohost: { accept: true } });
    // The host's part is there, so that none of its calls reaches the next test.
    await see(page, 'Only the hosts can see this.');
    await vi.waitFor(() => expect(api.callsOf(listMatchRuns).length).toBeGreaterThan(0));
  });

  test('see the host’s side of the event, marked on the dashboard, and can stop hosting', async ({ stage }) => {
    const { page, api } = await stage();
    const shown = event({ user_cohost: true });
    answerDashboard(api, { hosted: [shown, hostedEvent({ id: ben.id, name: 'My own' })] });
    await visit(page, '/dashboard');
    await see(page, 'Co-host');
    expect(await page.getByText('Co-host', { exact: true }).count()).toBe(1);
    answerHost(answerEvent(api, { shown })).answer(listCohosts, { cohosts: [cohost(ana), cohost(ben)] });
    await link(page, shown.name).click();
    await see(page, 'Only the hosts can see this.');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await button(page, 'Stop hosting').waitFor();
    expect(await field(page, 'E-mail of the co-host').count()).toBe(0);
    expect(await button(page, 'Remove').count()).toBe(0);
    api.answer(removeCohost, () => {
      api.answer(getEvent, { event: event() });
      return {};
    });
    await press(page, 'Stop hosting');
    await press(page.getByRole('alertdialog'), 'Stop hosting');
    await heading(page, 'Ready to Join Founders & Friends?').waitFor();
    await gone(page, 'Run the evening');
  });
});

describe.concurrent('The end of an event', () => {
  test('asks for its name, then leads to the dashboard; a failure stays in the dialog', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerDashboard(api);
    answerHost(answerEvent(api, { shown: hostedEvent() })).answer(listCohosts, { cohosts: [] });
    api.refuse(deleteEvent, { code: 502 });
    await visit(page, path);
    await press(page, 'Delete event');
    const dialog = page.getByRole('alertdialog', { name: 'Delete this event?' });
    expect(await button(dialog, 'Delete for everyone').isDisabled()).toBe(true);
    await field(dialog, 'Type the name of the event').fill(' Founders &  Friends ');
    await press(dialog, 'Delete for everyone');
    await see(dialog, 'The event could not be deleted. Please try again.');
    api.answer(deleteEvent, {});
    await press(dialog, 'Delete for everyone');
    await page.waitForURL('**/dashboard');
    await see(page, 'The event is deleted');
  });
});
