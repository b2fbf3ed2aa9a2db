import { listEventAnswers } from '@serendip/contract/answers';
import type { DataOf } from '@serendip/contract/endpoint';
import { checkIn, getLive, setPresence } from '@serendip/contract/evening';
import { getEvent, leaveEvent } from '@serendip/contract/events';
import { listMyMatches } from '@serendip/contract/matching';
import { answerMeeting } from '@serendip/contract/meetings';
import { phone } from '@serendip/test-kit/devices';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { answerCheckIn, answerGuest, doors, inSeconds, joined, live, notHere, place } from './evening.ts';
import { button, eventually, field, gone, heading, link, pathOf, press, see, shows } from './looking.ts';
import { visit } from './pages.ts';
import { ana, ben, bensCard, event, eventId, idOf, myMatch, ownRoom, questions, seated } from './samples.ts';
import { signInAs } from './sign-in.ts';
import { test } from './stage.ts';
import { answerEvent } from './whole-screens.ts';

const path = `/events/${eventId}`;
/** A phone whose clock is years wrong. */
const wrongTime = '2031-01-01T03:00:00Z';
const focused = (page: Page) => page.evaluate('document.activeElement.id || document.activeElement.textContent');

describe.concurrent('The evening on a guest’s event', () => {
  test('tells in each state where to go, by the server’s clock', async ({ stage }) => {
    const { page, api } = await stage({ device: phone, time: wrongTime });
    const inBreak = notHere({ here: true, next: place().next });
    for (const [shown, title, words] of [
      [doors({ me: notHere() }), 'Are you here?', 'The six characters'],
      [doors({ me: notHere({ here: true }) }), 'You are here', '23 people are here.'],
      [live({ me: place() }), 'Round 2 of 4', 'Room 7, Sofa'],
      [live({ me: place() }), 'Round 2 of 4', 'They do bookkeeping. You are looking for that.'],
      [live({ me: place() }), 'Round 2 of 4', /^7:(31|30|29|28)$/],
      [live({ me: place({ room_name: 'Table 7' }) }), 'Round 2 of 4', 'Table 7'],
      [live({ me: place({ here: false }) }), 'Round 2 of 4', 'Room 7, Sofa'],
      [live({ me: place(), ends_at: inSeconds(9) }), 'Round 2 of 4', 'Next: Room 3'],
      [live({ me: notHere() }), 'Round 2 of 4', 'The six characters'],
      [live({ me: notHere({ here: true }) }), 'Round 2 of 4', /^You're in from round 3/],
      [live({ state: 'break', ends_at: inSeconds(80), me: inBreak }), 'Break', 'Next: Room 3'],
      [live({ state: 'break', automatic: false, me: inBreak }), 'Break', 'The host starts round 3.'],
      [
        live({ state: 'paused', paused_in: 'round', ends_at: null, paused_left: 61, me: place() }),
        'Round 2 of 4, paused',
        '1:01',
      ],
    ] as const) {
      answerGuest(api, shown);
      await visit(page, path);
      await heading(page, title).waitFor();
      await see(page, words);
    }
    answerGuest(api, live({ me: place({ room_name: 'https://meet.example.org/7' }) }));
    await visit(page, path);
    expect(await link(page, 'Open Room 7').getAttribute('href')).toBe('https://meet.example.org/7');
    expect(await link(page, 'Message').first().getAttribute('href')).toMatch(/^\/messages\?user=/);
  });

  test('a typed code says that one is here, a wrong one why not', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerGuest(api, doors({ me: notHere() })).refuse(checkIn, {
      code: 422,
      message: 'This code is not valid any more',
    });
    await visit(page, path);
    await field(page, 'The six characters').fill('k7q-m4x');
    await press(page, 'I am here');
    await see(page, 'This code is not valid any more');
    answerCheckIn(api, doors({ me: notHere({ here: true }) }));
    await field(page, 'The six characters').press('Enter');
    await heading(page, 'You are here').waitFor();
    expect(api.callsOf(checkIn).at(-1)?.body).toEqual({ check_in: { code: 'K7QM4X' } });
    await eventually(() => focused(page)).toBe('evening-card');
  });

  test('the scanned code joins and is here in one go, also through sign-in; then it leaves the address bar', async ({
    stage,
  }) => {
    const { page, api } = await stage({ as: null, device: phone });
    answerEvent(api, { shown: event() });
    answerCheckIn(api, doors({ me: notHere({ here: true }) }));
    await visit(page, `${path}?here=K7QM4X`);
    await page.waitForURL('**/login');
    await signInAs(page, api, ana, path);
    await heading(page, 'You are here').waitFor();
    await see(page, "You're In!");
    expect(api.callsOf(checkIn).map(({ body }) => body)).toEqual([{ check_in: { code: 'K7QM4X' } }]);
    expect(pathOf(page)).toBe(path);
  });

  test('where hosts let people in one by one the code makes a new person ask, and the page goes on when they are let in', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    answerEvent(api, { shown: event() });
    const asks = event({ user_asked: true });
    api.answer(checkIn, () => {
      answerEvent(api, { shown: asks });
      return { event: asks, live: null };
    });
    await visit(page, `${path}?here=K7QM4X`);
    await heading(page, 'A host lets you in').waitFor();
    await page.getByText(String(ana.alias), { exact: true }).first().waitFor();
    expect(await button(page, 'Join This Event').count()).toBe(0);
    expect(pathOf(page)).toBe(path);
    answerGuest(api, doors({ me: notHere({ here: true }) }));
    await heading(page, 'You are here').waitFor();
    // An ask can be taken back.
    answerEvent(api, { shown: asks }).answer(leaveEvent, () => {
      answerEvent(api, { shown: event() });
      return { event: event() };
    });
    await visit(page, path);
    await press(page, 'Do not ask any more');
    await button(page, 'Join This Event').waitFor();
    expect(api.callsOf(leaveEvent)).toHaveLength(1);
  });

  test('a person who scans the code in the middle of a round is told which room is theirs from now', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    answerEvent(api, { shown: event() });
    answerCheckIn(api, live({ me: place() }));
    await visit(page, `${path}?here=K7QM4X`);
    await see(page, 'You are in room 7 from now');
  });

  test('an old code tells so on the event as it is, and without a network it is tried again', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api, { shown: event() }).refuse(checkIn, { code: 422, message: 'This code is not valid any more' });
    await visit(page, `${path}?here=OLDOLD`);
    await see(page, 'This code is not valid any more');
    await button(page, 'Join This Event').waitFor();
    await eventually(() => pathOf(page)).toBe(path);
    api.drop(checkIn);
    await visit(page, `${path}?here=K7QM4X`);
    await button(page, 'Try again').waitFor();
    expect(pathOf(page)).toBe(`${path}?here=K7QM4X`);
    answerCheckIn(api, doors({ me: notHere({ here: true }) }));
    // By itself, a little later.
    await heading(page, 'You are here').waitFor();
    await eventually(() => pathOf(page)).toBe(path);
    await gone(page, 'Could not reach the server. Check your connection and try again.');
  });

  test('a change of rooms is marked, buzzes once and is spoken, with the names that one may see', async ({ stage }) => {
    const { page, api } = await stage({ device: phone, time: wrongTime });
    const people = place().people.map((one, at) => (at === 0 ? { ...one, card: bensCard } : one));
    const shown = live({ me: place({ people }) });
    answerGuest(api, shown);
    await visit(page, path);
    await page.evaluate('window.buzzes = 0; navigator.vibrate = () => { window.buzzes += 1; return true; };');
    await see(page, 'Room 7, Sofa');
    await heading(page, 'Round 2 of 4').click();
    const spoken = page
      .getByRole('region', { name: 'Round 2 of 4' })
      .locator('[aria-live=polite], [aria-live=assertive]');
    await eventually(() => spoken.first().textContent()).toBe('Round 2. Room 7, Sofa, with Ben Okafor and quick-lynx.');
    await page.clock.runFor(3100);
    await eventually(() => api.callsOf(getLive).length >= 2).toBe(true);
    // Unchanged fields are not sent again.
    expect(
      api
        .callsOf(getLive)
        .map(({ tag }) => tag === null)
        .slice(0, 2),
    ).toEqual([true, false]);
    const moved = place({ room_number: 2, room_name: 'Window', changed: true, people: [], reasons: [] });
    api.answer(getLive, { live: { ...shown, me: moved } });
    await page.clock.runFor(3100);
    await see(page, 'Room 2, Window');
    await see(page, 'Changed');
    await eventually(() => spoken.first().textContent()).toBe('Your room has changed. Room 2, Window.');
    await page.clock.runFor(6100);
    expect(await page.evaluate('window.buzzes')).toBe(1);
    // The next room changes, too: that is one change, in the break before it and in its round.
    const next = { round: 3, room_number: 5, room_name: null, changed: true };
    api.answer(getLive, { live: { ...shown, state: 'break', me: place({ room_number: null, people: [], next }) } });
    await page.clock.runFor(3100);
    await see(page, 'Next: Room 5');
    const now = place({ room_number: 5, room_name: null, changed: true, next: null });
    api.answer(getLive, { live: { ...shown, round: 3, me: now } });
    await page.clock.runFor(3100);
    await heading(page, 'Round 3 of 4').waitFor();
    expect(await page.evaluate('window.buzzes')).toBe(2);
  });

  test('a person who comes late is told which room is theirs from now, and in the next round no more', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone, time: wrongTime });
    const shown = live({ me: place({ room_number: null, room_name: null, people: [] }) });
    answerGuest(api, shown).answer(listMyMatches, {
      matches: [myMatch()],
      rooms: [],
      meetings_open: true,
      follow_up_until: null,
    });
    api.answer(listEventAnswers, { questions: [questions.short], preferences: [] });
    await visit(page, path);
    // With the break of two minutes.
    await see(page, /^You're in from round 3, in \d:\d\d: Room 3\. Answer the questions meanwhile\.$/);
    await see(page, 'Your Matches');
    expect(await page.getByText("You're in Room").count()).toBe(0);
    api
      .answer(getLive, { live: { ...shown, me: place({ room_name: null }) } })
      .answer(listMyMatches, { matches: [myMatch()], rooms: ownRoom(7), meetings_open: true, follow_up_until: null });
    await page.clock.runFor(3100);
    await see(page, 'You are in room 7 from now');
    const spoken = page.getByRole('region', { name: 'Round 2 of 4' }).locator('[aria-live=polite]');
    await eventually(() => spoken.first().textContent()).toBe('You are in room 7 from now.');
    // Phones read their rooms again within 15 s. The list of matches shows them at once, and not after its minute.
    await page.clock.runFor(16_000);
    await page.getByText("You're in Room 7").waitFor();
    api.answer(getLive, { live: { ...shown, round: 3, me: place({ room_number: 3, next: null }) } });
    await page.clock.runFor(3100);
    await heading(page, 'Round 3 of 4').waitFor();
    await gone(page, /from now$/);
  });

  test('while the page is scrolled one strip tells round, clock and room, and leads to the card', async ({ stage }) => {
    const { page, api } = await stage({ device: phone, time: wrongTime });
    answerGuest(api, live({ me: place(), ends_at: inSeconds(94) }));
    await visit(page, path);
    await see(page, 'Room 7, Sofa');
    const strip = button(page, /^Round 2 · 1:\d\d · Room 7, Sofa$/);
    expect(await strip.count()).toBe(0);
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
    await strip.waitFor();
    await strip.click();
    await eventually(() => heading(page, 'Round 2 of 4').evaluate((node) => node.matches(':focus'))).toBe(true);
    await eventually(() => strip.count()).toBe(0);
  });

  test('a guest who is in the event no more reads so at once, and the plan is forgotten; a portal ends nothing', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone, time: wrongTime });
    answerGuest(api, live({ me: place() }));
    await visit(page, path);
    await see(page, 'Room 7, Sofa');
    const isKept = () => page.evaluate(`Boolean(localStorage.getItem('serendip.draft.evening.${eventId}'))`);
    await eventually(isKept).toBe(true);
    for (const code of [502, 403]) {
      api.refuse(getLive, { code });
      await page.clock.runFor(3100);
      await see(page, 'Room 7, Sofa');
    }
    expect(await shows(page, 'You are not in this event any more.')).toBe(false);
    api.refuse(getLive, { code: 403, message: 'Join the event first' }).answer(getEvent, { event: event() });
    await page.clock.runFor(4100);
    await see(page, 'You are not in this event any more.');
    await gone(page, 'Room 7, Sofa');
    await eventually(isKept).toBe(false);
    await button(page, 'Join This Event').waitFor();
  });

  test('a page that a portal answered is read again well within five seconds of its end', async ({ stage }) => {
    const { page, api } = await stage({ device: phone, time: wrongTime });
    answerGuest(api, live({ me: place() })).refuse(getEvent, { code: 403 });
    await visit(page, path);
    await page.clock.runFor(700);
    await see(page, 'Failed to load event');
    answerGuest(api, live({ me: place() }));
    // After the time left for the answer itself, and for a read that the portal has just refused.
    await page.clock.runFor(3_500);
    await see(page, 'Room 7, Sofa');
  });

  test('after the end the follow-up stands on top: everyone of the rooms and matches not met, each to answer, to share with and to write to', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    const lynx = { ...seated, id: idOf(7), alias: 'quick-lynx', may_write: true };
    const card = { ...bensCard, spot_me: 'Green scarf' };
    const room = { round: 1, room_number: 3, begun: true, left: true, people: [lynx], reasons: ['They row.'] };
    answerGuest(api, live({ state: 'ended', ends_at: null }))
      .answer(listMyMatches, {
        matches: [myMatch({ user: { id: ben.id, alias: ben.alias, card } })],
        rooms: [room],
        meetings_open: true,
        follow_up_until: inSeconds(86_400),
      })
      .answer(answerMeeting, ({ body }) => body as DataOf<typeof answerMeeting>);
    await visit(page, path);
    const card1 = page.getByRole('region', { name: 'It is over. Stay in touch' });
    const row = (words: string) => card1.getByRole('listitem').filter({ hasText: words });
    await see(card1, 'You shared a room with');
    await see(card1, 'Matches you have not met');
    // Buttons for screen readers go by the name that one may see.
    await row('Ben Okafor').getByRole('group', { name: 'Did you meet? (Ben Okafor)' }).waitFor();
    await button(row('Ben Okafor'), 'More about Ben Okafor').waitFor();
    for (const words of ['quick-lynx', 'Ben Okafor']) {
      await button(row(words), 'Share my contact').waitFor();
      await link(row(words), 'Message').waitFor();
    }
    expect(await card1.getByText('Green scarf').count()).toBe(0);
    await press(row('quick-lynx').getByRole('group', { name: 'Did you meet? (quick-lynx)' }), 'Yes');
    await row('quick-lynx').getByRole('group', { name: 'Glad you did? (quick-lynx)' }).waitFor();
    expect(await page.getByText('Did you meet?').count()).toBe(2);
    const first = page.locator('main').getByRole('heading', { level: 2 }).first();
    expect(await first.textContent()).toBe('It is over. Stay in touch');
  });

  test('without a network the card goes on by its own copy of the plan, after a reload too', async ({ stage }) => {
    const { page, api } = await stage({ device: phone, time: wrongTime });
    answerGuest(api, live({ me: place(), ends_at: inSeconds(100) }));
    await visit(page, path);
    await see(page, 'Room 7, Sofa');
    await page.clock.runFor(16_000);
    await eventually(() =>
      page.evaluate(`localStorage.getItem('serendip.draft.evening.${eventId}')?.includes('quiet-bear')`),
    ).toBe(true);
    api.drop(getLive);
    await page.clock.runFor(120_000);
    await heading(page, 'Break').waitFor();
    await see(page, 'Next: Room 3');
    await see(page, /^Last heard \d min ago/);
    await page.clock.runFor(110_000);
    await heading(page, 'Round 3 of 4').waitFor();
    await see(page, 'Room 3');
    await see(page, 'merry-fox');
    api.drop(getEvent);
    await page.reload();
    await heading(page, 'Round 3 of 4').waitFor();
    await see(page, 'merry-fox');
    await see(page, /^Last heard \d min ago/);
    // A page that was loaded without a network hears of the evening when there is one.
    const here = place({ room_number: 5, room_name: null, next: null });
    answerGuest(api, live({ round: 3, me: here, ends_at: inSeconds(400) }));
    await page.context().setOffline(true);
    await see(page, /^You are offline/);
    await page.context().setOffline(false);
    await page.clock.runFor(100);
    await see(page, 'Room 5');
    await gone(page, /^Last heard/);
  });

  test('a phone that loses the network before it has a plan goes by its matches, or says that it does not know', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone, time: wrongTime });
    for (const [mine, words] of [
      [ownRoom(4).map((room) => ({ ...room, round: 3 })), 'Room 4'],
      [[], 'Your phone does not know your room yet. Find your name on the stage, or ask the host.'],
    ] as const) {
      answerGuest(api, live({ me: place({ next: null }), ends_at: inSeconds(5) }));
      api.answer(listMyMatches, { matches: [myMatch()], rooms: [...mine], meetings_open: true, follow_up_until: null });
      await visit(page, path);
      await see(page, 'Room 7, Sofa');
      await see(page, 'On the stage and on paper you are brave-otter.');
      await see(page, 'Your Matches');
      for (const call of [getLive, listMyMatches]) api.drop(call);
      await page.clock.runFor(130_000);
      await heading(page, 'Round 3 of 4').waitFor();
      await see(page, words);
      expect(await page.getByText('You have no room').count()).toBe(0);
      await page.evaluate(`localStorage.removeItem('serendip.draft.evening.${eventId}')`);
    }
  });

  test('a person who has to go is asked once, and can come back by the code', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerGuest(api, live({ me: place() })).answer(setPresence, () => {
      answerGuest(api, live({ me: notHere(), version: 6 }));
      return { live: live({ me: notHere(), version: 6 }) };
    });
    await visit(page, path);
    await press(page, 'I have to go');
    await press(page.getByRole('alertdialog'), 'No, I stay');
    await eventually(() => focused(page)).toBe('I have to go');
    await press(page, 'I have to go');
    await press(page.getByRole('alertdialog'), 'Yes, I am leaving');
    await field(page, 'The six characters').waitFor();
    expect(api.callsOf(setPresence).map(({ body }) => body)).toEqual([{ presence: { user_id: ana.id, here: false } }]);
    await eventually(() => focused(page)).toBe('evening-card');
  });

  test('before the doors open it is asked for seldom, and long after the day no more', async ({ stage }) => {
    const { page, api } = await stage({ time: wrongTime });
    answerGuest(api, null);
    await visit(page, path);
    await see(page, "You're In!");
    await eventually(() => api.callsOf(getLive).length).toBe(1);
    await page.clock.runFor(10_000);
    expect(api.callsOf(getLive)).toHaveLength(1);
    answerGuest(api, doors({ me: notHere() }));
    await page.clock.runFor(6000);
    await heading(page, 'Are you here?').waitFor();
    answerGuest(api, null, { ...joined, event_date: '2030-12-20' });
    await visit(page, path);
    await see(page, "You're In!");
    const before = api.callsOf(getLive).length;
    await page.clock.runFor(60_000);
    expect(api.callsOf(getLive).length).toBeLessThanOrEqual(before + 1);
  });
});
