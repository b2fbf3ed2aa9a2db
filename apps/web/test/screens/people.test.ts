import { listParticipants, remindParticipants, removeParticipant } from '@serendip/contract/participants';
import { readCsv } from '@serendip/test-kit/csv';
import { phone } from '@serendip/test-kit/devices';
import { downloadCsv } from '@serendip/test-kit/download-csv';
import { describe, expect } from 'vitest';
import { button, eventually, field, gone, heading, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { answerPeople, someone } from './people.ts';
import { ana, event, eventId, hostedEvent } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

const path = `/events/${eventId}?tab=people`;

describe.concurrent('The People tab', () => {
  test('shows the host who is in and how much they answered, finds, filters and goes on by fifty', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerHost(answerEvent(api, { shown: hostedEvent({ participants_count: 120 }) }));
    answerPeople(api, [
      someone(0, { id: ana.id, alias: ana.alias, answered: 3, state: 'here' }),
      someone(1, { name: 'Mia Stone', answered: 0 }),
      ...Array.from({ length: 118 }, (_, n) => someone(n + 2)),
      someone(200, { state: 'waiting', answered: 0 }),
    ]);
    await visit(page, `/events/${eventId}`);
    await page.getByRole('tab', { name: 'People' }).click();
    await see(page, 'Mia Stone');
    await see(page, '3 of 3 answered');
    expect(page.url()).toContain('tab=people');
    // The host themselves stays.
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: String(ana.alias) })
        .getByRole('button')
        .count(),
    ).toBe(0);
    await press(page, 'Show more (50 of 121)');
    await button(page, 'Show more (100 of 121)').waitFor();
    await field(page, 'People to show').selectOption('unanswered');
    await button(page, 'Show more (50 of 119)').waitFor();
    await field(page, 'Find by name, alias or e-mail').fill('guest-77');
    await see(page, 'calm-guest-77');
    await gone(page, 'Mia Stone');
    await field(page, 'Find by name, alias or e-mail').fill('nobody');
    await see(page, 'Nobody found with that name.');
    const { name, text } = await downloadCsv(page);
    const { columns, rows } = readCsv(text);
    expect([name, columns.join(), rows.length]).toEqual([
      `event-${eventId}-people.csv`,
      'Alias,Email,State,Answered,Questions,Since,Name',
      121,
    ]);
  });

  test('reminds, removes somebody after a question, and lets them in again', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerPeople(answerHost(answerEvent(api, { shown: hostedEvent() })), [someone(1), someone(2)]);
    api.answer(remindParticipants, { reminded: 2, without_email: 1, reminded_lately: 0 });
    await visit(page, path);
    await press(page, 'Remind');
    await press(page.getByRole('alertdialog', { name: 'Remind up to 2 people?' }), 'Send');
    await see(page, '2 people will get a mail, 1 person has no e-mail address');
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await press(row('calm-guest-1'), 'Remove');
    const dialog = page.getByRole('alertdialog', { name: 'Remove calm-guest-1?' });
    await press(dialog, 'Cancel');
    expect(api.callsOf(removeParticipant)).toHaveLength(0);
    await press(row('calm-guest-1'), 'Remove');
    await press(dialog, 'Remove');
    await gone(page, 'calm-guest-1');
    await field(page, 'People to show').selectOption('removed');
    await press(row('calm-guest-1'), 'Let in');
    await see(page, 'Nobody was removed.');
    api.refuse(removeParticipant, { code: 404, message: 'User not found' });
    await field(page, 'People to show').selectOption('all');
    await press(row('calm-guest-2'), 'Remove');
    await press(page.getByRole('alertdialog'), 'Remove');
    await see(page, 'User not found');
    await eventually(() => page.getByRole('alertdialog').count()).toBe(0);
  });

  test('says what failed and tries again, and a removed guest reads that they cannot join', async ({ stage }) => {
    const { page, api } = await stage();
    answerHost(answerEvent(api, { shown: hostedEvent() })).refuse(listParticipants, { code: 502 });
    await visit(page, path);
    await see(page, 'Failed to load the people');
    answerPeople(api, []);
    await press(page, 'Try again');
    await see(page, 'Nobody has joined yet.');
    answerEvent(api, { shown: event({ user_removed: true }) });
    await visit(page, `/events/${eventId}`);
    await heading(page, 'You cannot join this event').waitFor();
    expect(await button(page, 'Join This Event').count()).toBe(0);
  });
});
