import { text as streamText } from 'node:stream/consumers';
import { getMyCard } from '@serendip/contract/cards';
import { type ContactOffer, type ContactState, shareContact, takeBackContact } from '@serendip/contract/contacts';
import type { DataOf } from '@serendip/contract/endpoint';
import { listMyMatches } from '@serendip/contract/matching';
import { answerMeeting, saveNote } from '@serendip/contract/meetings';
import { phone } from '@serendip/test-kit/devices';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, eventually, field, gone, heading, link, press, see, shows } from './looking.ts';
import type { Refusal } from './mock-api.ts';
import { visit } from './pages.ts';
import { ben, event, eventId, idOf, myMatch, noContact, ownRoom, questions, seated } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent } from './whole-screens.ts';

const path = `/events/${eventId}`;
const joined = event({ user_joined: true });

describe.concurrent('Your Matches', () => {
  test("show a joined person whom to meet, with a 'Message' button and 'Why matched'", async ({ stage }) => {
    const { page, api } = await stage();
    const second = myMatch({
      user: { id: idOf(7), alias: 'quick-lynx', card: null },
      match_category: 'can_help',
      named_category: 'can_help',
      match_percentage: 61,
      detailed_reasons: ['They are looking for bees.'],
    });
    answerEvent(api, { shown: joined, mine: [myMatch(), second], myRooms: ownRoom() });
    await visit(page, path);
    await heading(page, 'Your Matches').waitFor();
    const first = page.getByRole('listitem').filter({ hasText: 'calm-heron' });
    await see(first, 'Strong fit');
    for (const folded of ['Share my contact', 'Add a note to yourself'])
      expect(await button(first, folded).isVisible()).toBe(false);
    expect(await link(first, /Message/).getAttribute('href')).toBe(`/messages?user=${ben.id}`);
    await see(first, 'You both care about climate.');
    await see(first, 'Ask how they came to design interfaces.');
    expect(await shows(first, 'You are looking for design; they build interfaces.')).toBe(false);
    await press(first, 'Why matched');
    await see(first, 'You are looking for design; they build interfaces.');
    await see(first, 'Mutual Connections');
    for (const shown of ['Share my contact', 'Add a note to yourself']) await button(first, shown).waitFor();
    expect(await first.getByText('You both care about climate.').count()).toBe(1);
    await press(first, 'Why matched');
    await gone(first, 'You are looking for design; they build interfaces.');
    await see(first, 'You both care about climate.');
    const lynx = page.getByRole('listitem').filter({ hasText: 'quick-lynx' });
    await press(lynx, 'Why matched');
    await see(lynx, 'Can Help Others');
    await page.getByText('Room 3').waitFor();
    expect(await page.getByText('@example.org').count()).toBe(1);
  });

  test('say how strong a fit is, and a direction only where it can be named; the number stands under Why matched', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    const good = myMatch({
      user: { id: idOf(7), alias: 'quick-lynx', card: null },
      match_percentage: 61,
      fit: 'good',
      named_category: null,
    });
    answerEvent(api, { shown: joined, mine: [myMatch(), good] });
    await visit(page, path);
    const [strong, other] = ['calm-heron', 'quick-lynx'].map((alias) =>
      page.getByRole('listitem').filter({ hasText: alias }),
    ) as [Locator, Locator];
    await see(strong, 'Strong fit');
    await press(strong, 'Why matched');
    await see(strong, 'Mutual Connections');
    await see(other, 'Good fit');
    for (const words of ['61% match', 'Mutual Connections']) expect(await shows(other, words)).toBe(false);
    await press(other, 'Why matched');
    await see(other, '61% match');
    expect(await shows(other, 'Mutual Connections')).toBe(false);
    expect(await heading(page, 'Others worth a hello').count()).toBe(0);
  });

  test("people with nothing in common stand last, under 'Others worth a hello'; without a reason nothing is said", async ({
    stage,
  }) => {
    const { page, api } = await stage();
    const thin = { fit: 'hello' as const, named_category: null, connected: false, opener: null };
    const talk = myMatch({
      ...thin,
      user: { id: idOf(7), alias: 'quick-lynx', card: null },
      detailed_reasons: ['They like jazz.'],
    });
    const nothing = myMatch({
      ...thin,
      user: { id: idOf(8), alias: 'shy-wren', card: null },
      connected: true,
      detailed_reasons: [],
    });
    answerEvent(api, { shown: joined, mine: [talk, nothing, myMatch()] });
    await visit(page, path);
    const others = page.getByRole('region', { name: 'Others worth a hello' });
    await see(others, 'They like jazz.');
    const names = (await page.getByRole('heading', { level: 3 }).allTextContents()).filter((text) =>
      /heron|lynx|wren|Others/.test(text),
    );
    expect(names.map((text) => /heron|lynx|wren|Others/.exec(text)?.[0])).toEqual(['heron', 'Others', 'lynx', 'wren']);
    const last = others.getByRole('listitem').filter({ hasText: 'shy-wren' });
    await see(last, 'Worth a hello');
    await press(last, 'Why matched');
    expect(await last.getByText(/No obvious|Ask/).count()).toBe(0);
  });

  test('a long alias leaves the button free on the narrowest phone', async ({ stage }) => {
    const { page, api } = await stage({ device: { viewport: { width: 320, height: 640 } } });
    const alias = 'brave-salamander-of-the-meadow';
    answerEvent(api, { shown: joined, mine: [myMatch({ user: { id: ben.id, alias, card: null } })] });
    await visit(page, path);
    const name = await heading(page, alias).boundingBox();
    const message = await link(page, /^Message(?!s)/).boundingBox();
    const isBeside = (name?.x ?? 0) + (name?.width ?? 999) <= (message?.x ?? 0);
    const isAbove = (name?.y ?? 0) + (name?.height ?? 999) <= (message?.y ?? 0);
    expect(isBeside || isAbove).toBe(true);
  });

  test('of several rounds one sees each room, with whom and why', async ({ stage }) => {
    const { page, api } = await stage();
    const alias = 'quick-lynx';
    const myRooms = [
      {
        round: 1,
        room_number: 3,
        begun: false,
        left: false,
        people: [{ ...seated, id: ben.id, alias: ben.alias }],
        reasons: ['You both keep bees.'],
      },
      {
        round: 2,
        room_number: 7,
        begun: false,
        left: false,
        people: [{ ...seated, id: idOf(7), alias }],
        reasons: ['They look for honey.'],
      },
    ];
    answerEvent(api, { shown: joined, mine: [myMatch()], myRooms });
    await visit(page, path);
    const second = page.getByRole('listitem').filter({ has: heading(page, 'Round 2') });
    for (const words of ['Room 7', alias, 'They look for honey.']) await see(second, words);
    await see(page, 'You both keep bees.');
    expect(await page.getByText("You're in Room").count()).toBe(0);
  });

  test("'Did you meet?' comes with the event, then 'Glad you did?', and an answer that is not stored goes back", async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerEvent(api, { shown: joined, mine: [myMatch()] });
    await visit(page, path);
    await see(page, 'calm-heron');
    expect(await page.getByText('Did you meet?').count()).toBe(0);

    answerEvent(api, { shown: joined, mine: [myMatch()], meetingsOpen: true });
    api.answer(answerMeeting, ({ body }) => body as DataOf<typeof answerMeeting>);
    await page.reload();
    await press(page, 'Why matched');
    const met = page.getByRole('group', { name: 'Did you meet? (calm-heron)' });
    const glad = page.getByRole('group', { name: 'Glad you did? (calm-heron)' });
    await button(met, 'No').waitFor();
    expect(await glad.count()).toBe(0);
    await press(met, 'Yes');
    await press(glad, 'Thumbs up');
    await eventually(() => button(glad, 'Thumbs up').getAttribute('aria-pressed')).toBe('true');
    await eventually(() => glad.locator(':focus').count()).toBe(1);
    await press(met, 'No');
    await glad.waitFor({ state: 'hidden' });
    await eventually<unknown>(() => api.callsOf(answerMeeting).map(({ body }) => body)).toBe([
      { meeting: { met: true, glad: null } },
      { meeting: { met: true, glad: true } },
      { meeting: { met: false, glad: null } },
    ]);
    api.refuse(answerMeeting, { code: 422, message: 'You can say this once the event has begun' });
    await press(met, 'Yes');
    await see(page, 'You can say this once the event has begun');
    expect(await button(met, 'No').getAttribute('aria-pressed')).toBe('true');
    // Without a network it waits for one.
    api.drop(answerMeeting);
    await press(met, 'Yes');
    await see(page, 'No network. This is sent when you are back online.');
    expect(await button(met, 'Yes').getAttribute('aria-pressed')).toBe('true');
    api.answer(answerMeeting, ({ body }) => body as DataOf<typeof answerMeeting>);
    await gone(page, 'No network. This is sent when you are back online.');
    await eventually(() => button(met, 'Yes').getAttribute('aria-pressed')).toBe('true');
    expect(api.callsOf(answerMeeting).at(-1)?.body).toEqual({ meeting: { met: true, glad: null } });
  });

  test('people met in a round who are no matches are asked about and written to in their room, as soon as it has begun', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    const lynx = { ...seated, may_write: true, id: idOf(7), alias: 'quick-lynx' };
    const reasons = ['You both keep bees.', 'They look for honey.'];
    const people = [{ ...seated, may_write: true, id: ben.id, alias: ben.alias }, lynx];
    const begun = { round: 1, room_number: 3, begun: true, left: false, people, reasons };
    const later = { ...begun, round: 2, begun: false, people: [] };
    answerEvent(api, { shown: joined, mine: [myMatch()], myRooms: [begun, later], meetingsOpen: true });
    api.answer(answerMeeting, ({ body }) => body as DataOf<typeof answerMeeting>);
    await visit(page, path);
    const room = page.getByRole('list', { name: 'Your rooms' });
    await press(room.getByRole('group', { name: 'Did you meet? (quick-lynx)' }), 'Yes');
    await room.getByRole('group', { name: 'Glad you did? (quick-lynx)' }).waitFor();
    expect(await page.getByText('Did you meet?').count()).toBe(2);
    await see(page, 'Nobody else is in this room any more.');
    const message = link(room, 'Message quick-lynx');
    expect(await message.getAttribute('href')).toBe(`/messages?user=${lynx.id}`);
  });

  test('a note to oneself is written, changed and emptied; what is too long is not sent', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api, { shown: joined, mine: [myMatch()] });
    api.answer(saveNote, ({ body }) => ({ note: (body as { note: string }).note.trim() || null }));
    await visit(page, path);
    await press(page, 'Why matched');
    await press(page, 'Add a note to yourself');
    const note = field(page, 'Note to yourself about calm-heron');
    await note.fill('Green scarf');
    // Typed text survives a reload.
    await page.reload();
    await press(page, 'Why matched');
    await eventually(() => note.inputValue()).toBe('Green scarf');
    await press(page, 'Save note');
    await button(page, 'Your note').waitFor();
    await button(page, 'Save note').waitFor({ state: 'hidden' });
    // A waiting change is sent unchanged, even if the person types on.
    api.drop(saveNote);
    await note.fill('Blue scarf');
    await press(page, 'Save note');
    await see(page, 'No network. This is sent when you are back online.');
    await note.fill('Blue scarf, a');
    const before = api.callsOf(saveNote).length;
    api.answer(saveNote, ({ body }) => ({ note: (body as { note: string }).note.trim() || null }));
    await gone(page, 'No network. This is sent when you are back online.');
    await eventually(() => api.callsOf(saveNote).length > before).toBe(true);
    expect(api.callsOf(saveNote).at(-1)?.body).toEqual({ note: 'Blue scarf' });
    expect(await note.inputValue()).toBe('Blue scarf, a');
    await note.fill('x'.repeat(501));
    await see(page, 'Note must be 500 characters or less');
    expect(await button(page, 'Save note').isDisabled()).toBe(true);
    await note.fill('');
    await press(page, 'Save note');
    await button(page, 'Add a note to yourself').waitFor();
    const sent = api.callsOf(saveNote).map(({ body }) => (body as { note: string }).note);
    expect([sent[0], sent.at(-1)]).toEqual(['Green scarf', '']);
  });

  test('contacts are swapped on a match: offered by ticks, seen once both have, saved as a vCard, taken back', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    const card = {
      name: 'Ana Maria',
      headline: null,
      pronouns: null,
      links: [],
      sight: 'matches' as const,
      picture_url: null,
    };
    let contact: ContactState = { ...noContact, they_offered: true };
    answerEvent(api, { shown: joined });
    api
      .answer(getMyCard, { card })
      .answer(listMyMatches, () => ({
        matches: [myMatch({ contact })],
        rooms: [],
        meetings_open: false,
        follow_up_until: null,
      }))
      .answer(shareContact, ({ body }) => {
        const offered = (body as { contact: ContactOffer }).contact;
        const theirs = { name: 'Ben; Bell', email: ben.email, phone: '030 555', links: ['https://ben.example.org/'] };
        contact = { offered, they_offered: true, theirs };
        return { contact };
      })
      .answer(takeBackContact, () => {
        contact = { ...noContact, they_offered: true };
        return { contact };
      });
    await visit(page, path);
    await see(page, 'They shared their contact.');
    await press(page, 'Why matched');
    await press(page, 'They shared their contact');
    await eventually(() => field(page, /^(Name|E-mail|Phone|Links)/).count()).toBe(4);
    for (const [ticked, name] of [
      [true, /^Name/],
      [true, /^E-mail/],
      [false, 'Phone'],
      [false, /^Links/],
    ] as const)
      expect(await field(page, name).isChecked()).toBe(ticked);
    await field(page, /^E-mail/).uncheck();
    await field(page, /^Name/).uncheck();
    await see(page, 'calm-heron shares their contact with you. Share yours to see it.');
    await field(page, /^Links/).check();
    await press(page, 'Share contact');
    await see(page, 'Your card has none of this yet. Share something else, too.');
    await field(page, /^Links/).uncheck();
    await field(page, /^Name/).check();
    await field(page, 'Phone').check();
    await press(page, 'Share contact');
    await see(page, 'Enter your phone number');
    await field(page, 'Your phone number').fill('+49 30 123');
    await press(page, 'Share contact calm-heron');
    await see(page, 'Ben; Bell');
    expect(api.callsOf(shareContact).map(({ body }) => body)).toEqual([
      { contact: { name: true, email: false, phone: '+49 30 123', links: false } },
    ]);
    expect(await link(page, '030 555').getAttribute('href')).toBe('tel:030555');
    for (const [name, version] of [
      ['Save contact', '4.0'],
      ['For older phones', '3.0'],
    ] as const) {
      const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
      expect(file.suggestedFilename()).toBe('calm-heron.vcf');
      const stream = await file.createReadStream();
      const text = await streamText(stream);
      for (const line of [`VERSION:${version}`, 'FN:Ben\\; Bell', 'URL:https://ben.example.org/'])
        expect(text.split('\r\n')).toContain(line);
    }
    await press(page, 'Take it back');
    await button(page, 'They shared their contact').waitFor();
    await gone(page, 'Ben; Bell');
  });

  test('before a run the screen says what is being waited for', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api, { shown: joined });
    await visit(page, path);
    await see(page, 'Waiting for the host');
  });

  test('appear by themselves once matching has run', async ({ stage }) => {
    const { page, api } = await stage({ time: '2026-01-10T12:00:00Z' });
    answerEvent(api, { shown: joined });
    await visit(page, path);
    await see(page, 'Waiting for the host');
    api.answer(listMyMatches, { matches: [myMatch()], rooms: [], meetings_open: false, follow_up_until: null });
    await page.clock.runFor(31_000);
    await see(page, 'calm-heron');
  });

  test('change by themselves when the host matches again, and so does the room', async ({ stage }) => {
    const { page, api } = await stage({ time: '2026-01-10T12:00:00Z' });
    answerEvent(api, { shown: joined, mine: [myMatch()], myRooms: ownRoom() });
    await visit(page, path);
    await page.getByText("You're in Room 3").waitFor();
    api.answer(listMyMatches, { matches: [myMatch()], rooms: ownRoom(5), meetings_open: false, follow_up_until: null });
    await page.clock.runFor(61_000);
    await page.getByText("You're in Room 5").waitFor();
    // A person who left in the middle of a round is no longer in it.
    const rooms = ownRoom(5).map((room) => ({ ...room, left: true }));
    api.answer(listMyMatches, { matches: [myMatch()], rooms, meetings_open: false, follow_up_until: null });
    await page.clock.runFor(61_000);
    await gone(page, "You're in Room 5");
  });

  test.for([0, 200])('come without moving what one is writing in (scrolled by %i)', async (scrolled, { stage }) => {
    const { page, api } = await stage({ device: phone, time: '2026-01-10T12:00:00Z' });
    answerEvent(api, { shown: joined, asked: Object.values(questions) });
    await visit(page, path);
    await see(page, 'Waiting for the host');
    const answer = page.getByRole('textbox', { name: questions.short.text });
    await answer.fill('Boats');
    await page.evaluate(`window.scrollBy(0, ${scrolled})`);
    const before = (await answer.boundingBox())?.y ?? 0;
    const five = Array.from({ length: 5 }, (_, n) =>
      myMatch({ user: { id: idOf(900 + n), alias: `calm-heron-${n}`, card: null } }),
    );
    api.answer(listMyMatches, { matches: five, rooms: [], meetings_open: false, follow_up_until: null });
    await page.clock.runFor(31_000);
    await see(page, 'calm-heron-4');
    await page.clock.runFor(1000);
    expect(Math.abs(((await answer.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  });

  test.for<[string, Refusal, string]>([
    ['the status message', { code: 403, message: 'Join the event first' }, 'Join the event first'],
    ["'Failed to load matches' when nothing was said", { code: 400 }, 'Failed to load matches'],
  ])('a load failure shows %s', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    answerEvent(api, { shown: joined }).refuse(listMyMatches, refusal);
    await visit(page, path);
    await see(page, words);
    await button(page, 'Try again').waitFor();
  });

  test('a person who has not joined is shown none', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api);
    await visit(page, path);
    await button(page, 'Join This Event').waitFor();
    expect(await heading(page, 'Your Matches').count()).toBe(0);
    expect(api.callsOf(listMyMatches)).toHaveLength(0);
  });
});
