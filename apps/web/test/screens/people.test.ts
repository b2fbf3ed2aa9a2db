import { actOnLive, getLive } from '@serendip/contract/evening';
import {
  listParticipants,
  remindParticipants,
  removeParticipant,
  removeParticipants,
  updateParticipant,
} from '@serendip/contract/participants';
import { readCsv } from '@serendip/test-kit/csv';
import { phone } from '@serendip/test-kit/devices';
import { downloadCsv } from '@serendip/test-kit/download-csv';
import { describe, expect } from 'vitest';
import { doors } from './evening.ts';
import { button, eventually, field, gone, heading, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { answerPeople, someone } from './people.ts';
import { ana, event, eventId, hostedEvent, idOf } from './samples.ts';
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

  test('says after the doors have opened who came and who was absent, and shows them alone', async ({ stage }) => {
    const { page, api } = await stage();
    answerHost(answerEvent(api, { shown: hostedEvent() }));
    const [from, to] = ['2026-02-01T18:30:00.000Z', '2026-02-01T20:30:00.000Z'];
    answerPeople(api, [
      someone(1, { name: 'Mia Stone', attendance: 'came', here_from: from, here_until: to }),
      someone(2, { attendance: 'absent' }),
    ]);
    await visit(page, `/events/${eventId}?tab=people`);
    const row = (words: string) => page.getByRole('listitem').filter({ hasText: words });
    await see(row('Mia Stone'), 'Came');
    await see(row('calm-guest-2'), 'Absent');
    await field(page, 'People to show').selectOption('Came (1)');
    await gone(page, 'calm-guest-2');
    await field(page, 'People to show').selectOption('Absent (1)');
    await gone(page, 'Mia Stone');
    answerPeople(api, [someone(3)]);
    await page.reload();
    await see(page, 'calm-guest-3');
    expect(await page.getByRole('option', { name: /Came|Absent/ }).count()).toBe(0);
  });

  test('lets a host show the alias of a person whose name the stage would show', async ({ stage }) => {
    const { page, api } = await stage();
    answerHost(answerEvent(api, { shown: hostedEvent() }));
    const shown = someone(1, { name: 'Mia Stone', shown_name: 'Mia Stone' });
    answerPeople(api, [shown, someone(2, { name: 'Leo' })]);
    api.answer(updateParticipant, () => {
      answerPeople(api, [{ ...shown, shown_name: null, show_alias: true }]);
      return {};
    });
    await visit(page, `/events/${eventId}?tab=people`);
    await see(page, 'Leo');
    const toggle = button(page, 'Show alias instead');
    expect(await toggle.count()).toBe(1);
    expect(await toggle.getAttribute('aria-pressed')).toBe('false');
    await toggle.click();
    await eventually(() => toggle.getAttribute('aria-pressed')).toBe('true');
    expect(api.callsOf(updateParticipant).map(({ body }) => body)).toEqual([{ participant: { show_alias: true } }]);
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

  test('removes several at once after one question, and offers a new code while the doors are open', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    const everybody = [1, 2, 3, 4].map((number) => someone(number));
    answerPeople(answerHost(answerEvent(api, { shown: hostedEvent() })), [
      someone(0, { id: ana.id, alias: ana.alias }),
      ...everybody,
    ]);
    const now = doors({ code: 'K7QM4X', version: 3 });
    api.answer(getLive, { live: now }).answer(actOnLive, { live: { ...now, code: 'ZZZZZZ', version: 4 } });
    await visit(page, path);
    await press(page, 'Choose several');
    expect(await page.getByRole('checkbox').count()).toBe(4);
    for (const number of [1, 3, 4]) await page.getByRole('checkbox', { name: `Choose calm-guest-${number}` }).check();
    await see(page, '3 people chosen');
    await press(page, 'Remove 3 people');
    const dialog = page.getByRole('alertdialog', { name: 'Remove 3 people?' });
    await press(dialog, 'Cancel');
    expect(api.callsOf(removeParticipants)).toHaveLength(0);
    await press(page, 'Remove 3 people');
    await press(dialog, 'Remove');
    const offer = page.getByRole('alertdialog', { name: 'Make a new code?' });
    await see(offer, /^3 people may still know the code/);
    expect(api.callsOf(removeParticipants).map(({ body }) => body)).toEqual([
      { user_ids: [1, 3, 4].map((number) => idOf(700 + number)) },
    ]);
    await press(offer, 'New code');
    await see(page, 'The code is new. Posters with the old one do not work any more.');
    expect(api.callsOf(actOnLive)[0]?.body).toEqual({ live: { action: 'renew_code', version: 3 } });
    await gone(page, 'calm-guest-3');
    await see(page, 'calm-guest-2');
    expect(await page.getByRole('checkbox').count()).toBe(0);
    // A single removal offers one, too; without an evening there is none to make.
    await press(page.getByRole('listitem').filter({ hasText: 'calm-guest-2' }), 'Remove');
    await press(page.getByRole('alertdialog', { name: 'Remove calm-guest-2?' }), 'Remove');
    await press(offer, 'Keep it');
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
