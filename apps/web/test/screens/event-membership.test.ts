import { getEvent, joinEvent, leaveEvent } from '@serendip/contract/events';
import { listMyMatches } from '@serendip/contract/matching';
import { describe, expect } from 'vitest';
import { answerGuest, live, place } from './evening.ts';
import { button, eventually, gone, heading, press, see, shows } from './looking.ts';
import type { Refusal } from './mock-api.ts';
import { visit } from './pages.ts';
import { event, eventId, hostedEvent, myMatch } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard, answerEvent, answerHost, answerMembership } from './whole-screens.ts';

const path = `/events/${eventId}`;

describe.concurrent('Joining and leaving an event', () => {
  test("not joined: a 'Ready to Join {name}?' card with three steps, the button and the privacy note", async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerEvent(api);
    await visit(page, path);
    await heading(page, 'Ready to Join Founders & Friends?').waitFor();
    for (const step of ['Answer Questions', 'Wait for Matching', 'Get Your Matches']) await see(page, step);
    await button(page, 'Join This Event').waitFor();
    await see(page, 'Your information is private and only used for matching within this event.');
  });

  test("an event that has ended says 'This event is over.', and only its hosts can open it again", async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerEvent(api, { shown: event({ over: true }) });
    await visit(page, path);
    await heading(page, 'This event is over.').waitFor();
    expect(await button(page, 'Join This Event').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Change the date' }).count()).toBe(0);
    answerHost(answerEvent(answerDashboard(api), { shown: hostedEvent({ over: true }) }));
    await visit(page, '/dashboard');
    await visit(page, path);
    await page.getByRole('link', { name: 'Change the date' }).waitFor();
  });

  test.for(['.', ')', ',', '%3E', '%20', '.?fbclid=x', '%E2%80%9D'])(
    'an address with what a chat app left behind it (%s) opens the event',
    async (tail, { stage }) => {
      const { page, api } = await stage();
      answerEvent(api);
      await page.goto(`${path}${tail}`);
      await heading(page, 'Ready to Join Founders & Friends?').waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    },
  );

  test("joining shows at once: 'You're In!', one more joined, 'Joining...' while busy", async ({ stage }) => {
    const { page, api } = await stage();
    answerMembership(api, event());
    const release = api.hold(joinEvent);
    await visit(page, path);
    await press(page, 'Join This Event');
    await heading(page, "You're In!").waitFor();
    await see(page, '5 joined');
    expect(await button(page, 'Joining...').isDisabled()).toBe(true);
    expect(api.callsOf(listMyMatches)).toHaveLength(0);
    release();
    await button(page, 'Leave Event').waitFor();
    await heading(page, 'Your Matches').waitFor();
    await see(page, '5 joined');
  });

  test.for<[string, Refusal, string]>([
    ['the status message', { code: 403, message: 'This event is closed' }, 'This event is closed'],
    ["'Failed to join event' when nothing was said", { code: 502 }, 'Failed to join event'],
  ])('a failed join is rolled back and shows %s', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    answerMembership(api, event()).refuse(joinEvent, refusal);
    await visit(page, path);
    await press(page, 'Join This Event');
    await see(page, words);
    await button(page, 'Join This Event').waitFor();
    await see(page, '4 joined');
    await gone(page, "You're In!");
  });

  test('a join without a network is rolled back too', async ({ stage }) => {
    const { page, api } = await stage();
    answerMembership(api, event()).drop(joinEvent);
    await visit(page, path);
    await press(page, 'Join This Event');
    await see(page, 'Failed to join event');
    await see(page, '4 joined');
  });

  test('a double click joins once, and is rolled back like any other', async ({ stage }) => {
    const { page, api } = await stage();
    answerMembership(api, event()).drop(joinEvent);
    const release = api.hold(joinEvent);
    await visit(page, path);
    await button(page, 'Join This Event').dblclick();
    await heading(page, "You're In!").waitFor();
    // A later read cannot correct a wrong state in time.
    api.drop(getEvent);
    release();
    await see(page, 'Failed to join event');
    await heading(page, 'Ready to Join Founders & Friends?').waitFor();
    await see(page, '4 joined');
    expect(api.callsOf(joinEvent)).toHaveLength(1);
  });

  test("joined: a 'You're In!' card; leaving shows at once, 'Leaving...' while busy", async ({ stage }) => {
    const { page, api } = await stage();
    answerMembership(api, event({ user_joined: true }));
    const release = api.hold(leaveEvent);
    await visit(page, path);
    await heading(page, "You're In!").waitFor();
    await press(page, 'Leave Event');
    await heading(page, 'Ready to Join Founders & Friends?').waitFor();
    await see(page, '3 joined');
    expect(await button(page, 'Leaving...').isDisabled()).toBe(true);
    release();
    await button(page, 'Join This Event').waitFor();
    await see(page, '3 joined');
  });

  test('full: one waits, which shows at once; later one is in, or leaves the list', async ({ stage }) => {
    const { page, api } = await stage({ time: '2026-01-10T12:00:00Z' });
    const full = event({ capacity: 4 });
    const waiting = { ...full, user_waiting: true, waiting_count: 1 };
    answerMembership(api, full).answer(joinEvent, { event: waiting });
    const release = api.hold(joinEvent);
    await visit(page, path);
    await see(page, '4 joined, full');
    await press(page, 'Join the waiting list');
    await heading(page, "You're on the waiting list").waitFor();
    await see(page, '4 joined, 1 waiting');
    expect(await button(page, 'Joining...').isDisabled()).toBe(true);
    api.answer(getEvent, { event: waiting });
    release();
    await button(page, 'Leave the waiting list').waitFor();
    await eventually(() => page.evaluate<string>('document.activeElement.textContent')).toBe(
      "You're on the waiting list",
    );
    expect(await button(page, 'Add to calendar').count()).toBe(0);
    // Somebody has left.
    api.answer(getEvent, { event: { ...full, user_joined: true } });
    await eventually(async () => {
      await page.clock.fastForward(16_000);
      return await shows(page, "You're In!");
    }).toBe(true);
    await button(page, 'Add to calendar').waitFor();
    api.answer(getEvent, { event: waiting }).answer(leaveEvent, () => {
      api.answer(getEvent, { event: full });
      return { event: full };
    });
    await page.reload();
    await press(page, 'Leave the waiting list');
    await button(page, 'Join the waiting list').waitFor();
    await see(page, '4 joined, full');
    api.answer(getEvent, { event: event({ capacity: 6 }) });
    await page.reload();
    await see(page, '4 joined, 2 places left');
    await button(page, 'Join This Event').waitFor();
  });

  test.for<[string, Parameters<typeof answerEvent>[1], string]>([
    [
      'people wait for the place',
      { shown: event({ user_joined: true, capacity: 4, waiting_count: 2 }) },
      'Your place goes to the next person waiting.',
    ],
    [
      'there are matches',
      { shown: event({ user_joined: true }), mine: [myMatch()] },
      'You see your matches again only if you join again.',
    ],
  ])("leaving asks 'Leave {name}?' first when %s", async ([, screen, words], { stage }) => {
    const { page, api } = await stage();
    answerEvent(api, screen).answer(leaveEvent, () => {
      answerEvent(api);
      return { event: event() };
    });
    await visit(page, path);
    if (screen?.mine) await see(page, 'calm-heron');
    await press(page, 'Leave Event');
    const question = page.getByRole('alertdialog', { name: 'Leave Founders & Friends?' });
    await see(question, words);
    await press(question, 'Stay');
    expect(api.callsOf(leaveEvent)).toEqual([]);
    await press(page, 'Leave Event');
    await press(question, 'Leave Event');
    await eventually(() => page.evaluate<string>('document.activeElement.textContent')).toBe(
      'Ready to Join Founders & Friends?',
    );
  });

  test('leaving asks first while an evening runs', async ({ stage }) => {
    const { page, api } = await stage();
    answerGuest(api, live({ me: place() })).answer(listMyMatches, {
      matches: [],
      rooms: [],
      meetings_open: true,
      follow_up_until: null,
    });
    await visit(page, path);
    await see(page, 'Room 7, Sofa');
    await press(page, 'Leave Event');
    await see(page.getByRole('alertdialog'), 'You have no seat in the rounds to come.');
  });

  test("a failed leave is rolled back and shows 'Failed to leave event'", async ({ stage }) => {
    const { page, api } = await stage();
    answerMembership(api, event({ user_joined: true })).refuse(leaveEvent, { code: 500, message: 'Oh' });
    await visit(page, path);
    await press(page, 'Leave Event');
    await see(page, 'Failed to leave event');
    await heading(page, "You're In!").waitFor();
    await see(page, '4 joined');
  });
});
