import {
  actOnLive,
  getLive,
  getLiveRooms,
  getRoster,
  makeStageLink,
  movePerson,
  setPresence,
} from '@serendip/contract/evening';
import { updateEvent } from '@serendip/contract/events';
import { declineParticipant, letParticipantIn, removeParticipants } from '@serendip/contract/participants';
import { phone } from '@serendip/test-kit/devices';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { answerConsole, atTheDoor, doors, inSeconds, live, liveRooms, participants } from './evening.ts';
import { button, eventually, field, gone, heading, link, pathOf, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { event, eventId, hostedEvent, idOf, run } from './samples.ts';
import { test } from './stage.ts';

const path = `/events/${eventId}/live`;
const focusedText = (page: Page) => page.evaluate('document.activeElement.id || document.activeElement.textContent');
const paused = live({ state: 'paused', paused_in: 'round', ends_at: null, paused_left: 60 });

describe.concurrent('The host’s console', () => {
  test('offers in each state the one obvious step, and asks once where something is cut short', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    const settings = { match_run_id: idOf(301), minutes: 12, break_minutes: 2, automatic: true };
    for (const [before, label, question, sent, after, now] of [
      [null, 'Open the doors', null, { action: 'open_doors', version: 0 }, doors(), 'The doors are open'],
      [
        doors(),
        'Start round 1 of 4',
        'Start round 1 of 4?',
        { action: 'start', version: 1, ...settings },
        live({ round: 1 }),
        'Round 1 of 4',
      ],
      [
        live(),
        'End round 2 now',
        'End round 2 now?',
        { action: 'next', version: 5 },
        live({ state: 'break' }),
        'Break after round 2',
      ],
      [
        live({ automatic: false, ends_at: inSeconds(-5) }),
        'End round 2 now',
        null,
        { action: 'next', version: 5 },
        live({ round: 3, version: 6 }),
        'Round 3 of 4',
      ],
      [live(), 'Pause', null, { action: 'pause', version: 5 }, paused, 'Round 2 of 4, paused'],
      [paused, 'Go on', null, { action: 'resume', version: 5 }, live({ version: 6 }), 'Round 2 of 4'],
      [live(), 'A minute more', null, { action: 'add_minute', version: 5 }, live({ version: 6 }), 'Round 2 of 4'],
      [
        live(),
        'Add a round',
        null,
        { action: 'add_round', version: 5 },
        live({ rounds: 5, version: 6 }),
        'Round 2 of 5',
      ],
      [
        live({ round: 4 }),
        'End the evening',
        'End the last round and the evening?',
        { action: 'end', version: 5 },
        live({ state: 'ended', round: 4, ends_at: null }),
        'The evening is over',
      ],
      [
        live(),
        'Renew the code',
        'Renew the code?',
        { action: 'renew_code', version: 5 },
        live({ version: 6 }),
        'Round 2 of 4',
      ],
    ] as const) {
      answerConsole(api, before).answer(actOnLive, () => {
        answerConsole(api, after);
        return { live: after };
      });
      const calls = api.callsOf(actOnLive).length;
      await visit(page, path);
      await press(page, label);
      if (question) {
        const dialog = page.getByRole('alertdialog', { name: question });
        await press(dialog, 'Cancel');
        expect(api.callsOf(actOnLive), label).toHaveLength(calls);
        await press(page, label);
        await press(dialog, label);
      }
      await heading(page, now).waitFor();
      await eventually<unknown>(() =>
        api
          .callsOf(actOnLive)
          .slice(calls)
          .map(({ body }) => body),
      ).toBe([{ live: sent }]);
      await eventually(() => page.evaluate('document.activeElement !== document.body')).toBe(true);
    }
  });

  test('after the end leads to the results first; the doors open again only after a question', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerConsole(api, live({ state: 'ended', round: 4, ends_at: null }));
    await visit(page, path);
    const results = link(page, 'See the results');
    const again = button(page, 'Open the doors');
    const [wide, narrow] = [await results.boundingBox(), await again.boundingBox()];
    expect((wide?.width ?? 0) > (narrow?.width ?? 0) && (wide?.y ?? 0) > (narrow?.y ?? 0)).toBe(true);
    await again.click();
    await press(page.getByRole('alertdialog'), 'Cancel');
    expect(api.callsOf(actOnLive)).toEqual([]);
    await results.click();
    await eventually(() => pathOf(page)).toBe(`/events/${eventId}#results`);
  });

  test('lets people in one by one: a host turns it on, lets in, turns away, and turns a flood away at once', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    let asking = [atTheDoor(1, 'Zoe'), ...[2, 3, 4].map((number) => atTheDoor(number))];
    const goes = ({ params }: { params: Record<string, string> }) => {
      asking = asking.filter(({ id }) => id !== params.user_id);
      return {};
    };
    const lately = participants.map((one, at) => (at === 0 ? { ...one, joined_at: inSeconds(-20) } : one));
    answerConsole(api, doors({ one_by_one: false, asking_count: 4 }))
      .answer(getRoster, () => ({ participants: [...asking, ...lately], here_count: 2 }))
      .answer(actOnLive, () => {
        api.answer(getLive, { live: doors({ one_by_one: true, asking_count: 4, version: 2, code: 'K7QM4X' }) });
        return { live: doors({ one_by_one: true, asking_count: 4, version: 2 }) };
      })
      .answer(letParticipantIn, goes)
      .answer(declineParticipant, goes)
      .answer(removeParticipants, () => {
        const removed = asking.map(({ id }) => id);
        asking = [];
        return { removed };
      });
    await visit(page, path);
    await see(page, 'joined in the last minute');
    await page.getByRole('switch', { name: 'Let people in one by one' }).click();
    await eventually<unknown>(() => api.callsOf(actOnLive).map(({ body }) => body)).toBe([
      { live: { action: 'admit', version: 1, one_by_one: true } },
    ]);
    await heading(page, '4 people ask').waitFor();
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await press(row('Zoe'), 'Let in');
    await heading(page, '3 people ask').waitFor();
    await press(row('new-guest-2'), 'Decline');
    await heading(page, '2 people ask').waitFor();
    expect(api.callsOf(letParticipantIn).map(({ params }) => params.user_id)).toEqual([idOf(451)]);
    expect(api.callsOf(declineParticipant).map(({ params }) => params.user_id)).toEqual([idOf(452)]);
    await press(page, 'Decline all');
    await press(page.getByRole('alertdialog', { name: 'Decline 2 people?' }), 'Decline all');
    await gone(page, '2 people ask');
    expect(api.callsOf(removeParticipants)[0]?.body).toEqual({ user_ids: [idOf(453), idOf(454)] });
  });

  test('shows how the evening stands when it has moved on, and does nothing twice', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerConsole(api, live());
    await visit(page, path);
    await press(page, 'End round 2 now');
    answerConsole(api, live({ state: 'break', ends_at: inSeconds(100), version: 6 })).refuse(actOnLive, {
      code: 409,
      message: 'The evening has moved on',
    });
    await press(page.getByRole('alertdialog'), 'End round 2 now');
    await see(page, /^The evening has moved on/);
    await heading(page, 'Break after round 2').waitFor();
    expect(api.callsOf(actOnLive)).toHaveLength(1);
  });

  test('with the doors open it notices a run made elsewhere within 5 seconds, and offers it', async ({ stage }) => {
    const { page, api } = await stage({ time: '2026-01-10T12:00:00Z' });
    answerConsole(api, doors(), []);
    await visit(page, path);
    await button(page, 'Match 23 people').waitFor();
    answerConsole(api, doors());
    await page.clock.runFor(5_000);
    await button(page, 'Start round 1 of 4').waitFor();
  });

  test('an answer to a question counts for the evening as it was when that was asked', async ({ stage }) => {
    const { page, api } = await stage({ time: '2026-01-10T12:00:00Z' });
    answerConsole(api, live({ state: 'break', ends_at: inSeconds(100), version: 6 }));
    await visit(page, path);
    await press(page, 'Start round 3 now');
    // Meanwhile another phone, or the clock, begins the round.
    answerConsole(api, live({ round: 3, version: 7 })).refuse(actOnLive, {
      code: 409,
      message: 'The evening has moved on',
    });
    await page.clock.runFor(3_100);
    await heading(page, 'Round 3 of 4').waitFor();
    await press(page.getByRole('alertdialog'), 'Start round 3 now');
    await see(page, /^The evening has moved on/);
    expect(api.callsOf(actOnLive).map(({ body }) => body)).toEqual([{ live: { action: 'next', version: 6 } }]);
    // It is said of that moment, and not of those that come.
    await page.clock.runFor(12_500);
    await gone(page, /^The evening has moved on/);
    // Somebody who hosts no more sees no more.
    api.refuse(getLive, { code: 403, message: 'Only the event host can do this' });
    await page.clock.runFor(3_100);
    await heading(page, 'Only hosts can run the evening').waitFor();
  });

  test('needs a run for round 1 and takes the minutes that the host sets', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerConsole(api, doors(), [run({ status: 'failed' })]);
    await visit(page, path);
    await button(page, 'Match 23 people').waitFor();
    answerConsole(api, doors({ here_count: 3 }), [
      run({ total_participants: 3 }),
      run({ id: idOf(302), total_participants: 4 }),
    ]);
    await visit(page, path);
    await press(page, 'Stage, poster, settings');
    await field(page, 'Match Run').selectOption(idOf(302));
    await see(page, /^This run has 4 people, and 3 are here/);
    await field(page, 'Minutes per round').fill('95');
    await see(page, 'From 1 to 90');
    expect(await button(page, 'Start round 1 of 1').isDisabled()).toBe(true);
    await field(page, 'Minutes per round').fill('8');
    await field(page, 'Minutes per break').fill('0');
    await page.getByRole('switch', { name: 'Rounds and breaks follow by themselves' }).uncheck();
    api.answer(actOnLive, () => {
      answerConsole(api, live());
      return { live: live() };
    });
    await press(page, 'Start round 1 of 1');
    const asks = page.getByRole('alertdialog');
    await see(asks, /^3 people in 1 room, 8 minutes\. Ends about /);
    // People go on coming while it asks.
    api.answer(getLive, { live: doors({ here_count: 5 }) });
    await see(asks, /^5 people in 2 rooms, 8 minutes\. Ends about /);
    await press(asks, 'Start round 1 of 1');
    await heading(page, 'Round 2 of 4').waitFor();
    expect(api.callsOf(actOnLive)[0]?.body).toEqual({
      live: { action: 'start', version: 1, match_run_id: idOf(302), minutes: 8, break_minutes: 0, automatic: false },
    });
  });

  test('checks people in by a tap, which can be undone; the row stays where it is, and the notice calls people as the stage does', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    let people = participants.map((one) =>
      // A name for hosts alone, and one that the stage shows, too.
      one.alias === 'calm-heron' ? { ...one, name: 'Ben' } : { ...one, name: 'Mia', shown_name: 'Mia' },
    );
    answerConsole(api, doors())
      .answer(getRoster, () => ({ participants: people, here_count: 2 }))
      .answer(setPresence, ({ body }) => {
        const { user_id, here } = (body as { presence: { user_id: string; here: boolean } }).presence;
        people = people.map((one) =>
          one.id === user_id ? { ...one, state: here ? ('here' as const) : ('expected' as const) } : one,
        );
        return { live: doors() };
      });
    await visit(page, path);
    await see(page, 'Not here 3');
    await see(page, 'Waiting 1');
    await field(page, 'Find by name, alias or e-mail').fill('HERON@');
    await eventually(() => button(page, 'Check in').count()).toBe(1);
    await press(page, 'Check in');
    await see(page, 'calm-heron is here');
    await button(page, 'Check out').waitFor();
    await eventually(() => focusedText(page)).toBe('Check out Ben');
    await press(page, 'Undo');
    await button(page, 'Check in').waitFor();
    await field(page, 'Find by name, alias or e-mail').fill('');
    await eventually(() => button(page, 'Check in').count()).toBe(3);
    const second = page.getByRole('listitem').nth(1);
    const height = (await second.boundingBox())?.height;
    await press(second, 'Check in');
    await see(page, 'Mia is here');
    await see(page, 'Not here 2');
    await see(second, 'merry-fox');
    await see(second, 'Here');
    await button(second, 'Check out').waitFor();
    // Otherwise the rows below would move under the thumb.
    expect((await second.boundingBox())?.height).toBe(height);
    expect(await button(page, 'Undo').count()).toBe(1);
    // Chosen again, the list shows who is missing now.
    await press(page, 'Not here 2');
    await eventually(() => page.getByText('merry-fox', { exact: true }).count()).toBe(0);
    expect(api.callsOf(setPresence).map(({ body }) => (body as { presence: { here: boolean } }).presence.here)).toEqual(
      [true, false, true],
    );
  });

  test('the line to undo a tap covers neither the search nor the first rows', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerConsole(api, doors())
      .answer(getRoster, { participants, here_count: 2 })
      .answer(setPresence, { live: doors() });
    await visit(page, path);
    const search = field(page, 'Find by name, alias or e-mail');
    for (const block of ['start', 'end']) {
      await button(page, 'Check in').first().click();
      await button(page, 'Undo').waitFor();
      await search.evaluate(`(field) => field.scrollIntoView({ block: '${block}' })`);
      const undo = await button(page, 'Undo').boundingBox();
      const rows = await page.getByRole('listitem').first().boundingBox();
      const box = await search.boundingBox();
      for (const one of [box, rows]) expect(undo?.y).toBeGreaterThanOrEqual((one?.y ?? 0) + (one?.height ?? 0));
      await press(page, 'Undo');
    }
  });

  test('at the doors the code fills the phone’s width, above the search and the people', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerConsole(api, doors(), []);
    await visit(page, path);
    const code = page.getByRole('img', { name: 'QR code to check in' }).first();
    await see(page, `or open ${new URL(page.url()).host}/go and type K7QM4X`);
    const box = await code.boundingBox();
    expect(box?.width).toBeGreaterThan(340);
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
    const places = [heading(page, 'The doors are open'), code, field(page, 'Find by name, alias or e-mail')];
    const tops = await Promise.all([...places, button(page, 'Check in').first()].map(top));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await see(page, /^This address works on this computer only\./);
    expect(await link(page, 'Open the stage').isVisible()).toBe(false);
  });

  test('a tap that gets no answer is sent again by itself, before the one that undoes it', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    const taps = () =>
      api.callsOf(setPresence).map(({ body }) => (body as { presence: { here: boolean } }).presence.here);
    answerConsole(api, doors()).answer(getRoster, { participants, here_count: 2 }).drop(setPresence);
    await visit(page, path);
    await button(page, 'Check in').first().click();
    await see(page, 'Not here 2');
    await press(page, 'Undo');
    await eventually(() => taps().length).toBe(2);
    expect(taps()).toEqual([true, true]);
    api.answer(setPresence, { live: doors() });
    await eventually(() => taps()).toBe([true, true, true, false]);
    await see(page, 'Not here 3');
    expect(await page.getByText('Could not reach the server').count()).toBe(0);
  });

  test('moves people by a tap or by dragging, in this round and in those to come, and asks before a move that breaks a rule', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerConsole(api, live()).answer(movePerson, ({ body }) => {
      const { user_id } = body as { user_id: string };
      api.answer(getLiveRooms, ({ query }) => {
        const rooms = liveRooms(Number(query.round));
        const [person] = rooms.rooms.flatMap((room) => room.people).filter(({ id }) => id === user_id);
        for (const room of rooms.rooms) room.people = room.people.filter(({ id }) => id !== user_id);
        if (person) rooms.rooms[0]?.people.push({ ...person, moved: true });
        return rooms;
      });
      return { live: live() };
    });
    await visit(page, path);
    const roomOf = (name: string) =>
      page.locator('div', { has: page.getByRole('heading', { name, exact: true }) }).last();
    await press(page, 'Move calm-heron Changed');
    await field(page, 'To').selectOption({ label: 'Room 3 (new)' });
    await press(page.getByRole('dialog'), 'Move');
    await see(roomOf('Room 1'), 'calm-heron');
    await eventually(() => focusedText(page)).toBe(`seat-${idOf(401)}`);
    await field(page, 'Round').selectOption('Round 3');
    await eventually(() => api.callsOf(getLiveRooms).at(-1)?.query.round).toBe('3');
    await roomOf('Room 2, Sofa').getByText('merry-fox').dragTo(roomOf('Room 1'));
    await see(roomOf('Room 1'), 'merry-fox');
    expect(api.callsOf(movePerson).map(({ body }) => body)).toEqual([
      { user_id: idOf(401), room_number: 3, round: 2, heed_rules: true },
      { user_id: idOf(402), room_number: 1, round: 3, heed_rules: true },
    ]);
    const sentence = 'Ana and Ben never meet';
    const warning = `Rule "${sentence}" would be broken`;
    api.refuse(movePerson, { code: 409, message: warning, data: { rules: [{ rule_id: idOf(800), sentence }] } });
    await press(page, /^Move merry-fox/);
    await press(page.getByRole('dialog'), 'Move');
    await heading(page, `${warning}. Move anyway?`).waitFor();
    api.answer(movePerson, { live: live() });
    await press(page, 'Move anyway');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(api.callsOf(movePerson).at(-1)?.body).toMatchObject({ user_id: idOf(402), round: 3, heed_rules: false });
  });

  test('names rooms line by line, and says what is wrong with a name', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerConsole(api, doors(), [], hostedEvent({ room_names: ['Sofa'] })).refuse(updateEvent, {
      code: 422,
      message: 'Some fields are not valid',
      errors: ['Room name is too long (maximum is 60 characters)'],
    });
    await visit(page, path);
    await press(page, 'Stage, poster, settings');
    await press(page, 'Names of the rooms');
    const names = field(page, 'One name per line');
    expect(await names.inputValue()).toBe('Sofa');
    await names.fill('Sofa\n\n Window \n\n');
    await press(page, 'Save the names');
    await see(page, 'Room name is too long (maximum is 60 characters)');
    api.answer(updateEvent, { event: hostedEvent({ room_names: ['Sofa', 'Room 2', 'Window'] }) });
    await press(page, 'Save the names');
    await see(page, 'Room names saved');
    expect(api.callsOf(updateEvent).at(-1)?.body).toEqual({ event: { room_names: ['Sofa', 'Room 2', 'Window'] } });
  });

  test('makes a stage link once asked, and is the host’s alone', async ({ stage }) => {
    const { page, api, origin } = await stage();
    answerConsole(api, doors()).answer(makeStageLink, {
      stage_link: { address: 'https://other.example.org/stage/abc', secret: 'abc' },
    });
    await visit(page, path);
    await press(page, 'Stage, poster, settings');
    await press(page, 'Stage link for another laptop');
    await press(page.getByRole('alertdialog'), 'Make the link');
    await eventually(() => field(page, 'Stage link').inputValue()).toBe(`${origin}/stage/abc`);
    expect(await link(page, 'Open the stage').getAttribute('href')).toBe(`/events/${eventId}/stage`);
    answerConsole(api, doors(), [], event({ user_joined: true }));
    const calls = api.callsOf(getLive).length;
    await visit(page, path);
    await heading(page, 'Only hosts can run the evening').waitFor();
    // The page before may have asked once more.
    expect(api.callsOf(getLive).length).toBeLessThan(calls + 2);
  });
});
