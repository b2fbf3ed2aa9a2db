import { editMatchRun, listEdits, listMendingSwaps, listRoomsToAvoid } from '@serendip/contract/draft-edits';
import { getMatchRunChanges, publishMatchRun } from '@serendip/contract/drafts';
import { getRoomAssignments, type Room } from '@serendip/contract/matching';
import { describe, expect } from 'vitest';
import { button, eventually, gone, heading, link, pathOf, press, see } from './looking.ts';
import { eventPath, hostScreen } from './match-results.ts';
import { visit } from './pages.ts';
import { hostedEvent, idOf, rooms, run } from './samples.ts';
import { speak } from './speak.ts';
import { test } from './stage.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

const draft = run({ published_at: null, number: 2, id: idOf(320) });
const shown = run({ number: 1 });

describe.concurrent('A draft', () => {
  test('says so, and is published after saying whose matches change', async ({ stage }) => {
    const { page, api } = await stage();
    answerHost(answerEvent(api, { shown: hostedEvent({ publish: 'by_hand' }) }), [draft, shown]);
    const changes = { people: 24, people_unchanged: 11, kept: 30, added: 12, removed: 9, persons: [] };
    api.answer(getMatchRunChanges, changes).answer(publishMatchRun, { match_run: draft });
    await visit(page, eventPath);
    await see(page, 'Guests do not see this run.');
    await see(page, 'Guests see nothing until you publish.');
    // Nobody can have met by a run that nobody saw.
    expect(await heading(page, 'How many people met').count()).toBe(0);
    await press(page, 'Publish');
    const dialog = page.getByRole('alertdialog');
    await see(dialog, '24 people get new matches, 11 keep theirs. People whose matches change are told.');
    await press(dialog, 'Publish');
    await eventually(() => api.callsOf(publishMatchRun).length).toBe(1);
    await eventually(() => dialog.count()).toBe(0);
    await see(page, 'Run #2 is published');
  });

  test('is changed and published in German: numbers are written as German writes them, and the results come back', async ({
    stage,
  }) => {
    const { page, api } = await stage({ alters: true });
    hostScreen(api, [draft]);
    const changes = { people: 4, people_unchanged: 0, kept: 0, added: 2, removed: 0, persons: [] };
    api
      .answer(getRoomAssignments, { summary: { total_rooms: 2, total_participants: 4 }, rounds: 1, round: 1, rooms })
      .answer(listEdits, { edits: [], version: 1, total: 0 })
      .answer(listRoomsToAvoid, { rooms: [] })
      .answer(editMatchRun, {
        match_run: { ...draft, version: 2 },
        version: 2,
        rooms: [],
        pairs: [],
        rules: [],
        repeats: 0,
        repeats_before: 0,
        mean_percentage: { before: 81.5, after: 60 },
        loses: [],
      })
      .answer(getMatchRunChanges, changes)
      .answer(publishMatchRun, { match_run: { ...draft, published_at: draft.created_at } });
    await visit(page, `${eventPath}/runs/${draft.id}/edit`);
    await heading(page, 'Change by hand').waitFor();
    await speak(page, 'de');
    await press(page, /^Umsetzen: brave-otter/);
    await press(page.getByRole('dialog'), 'Umsetzen');
    await see(page, 'Räume dieser Runde: im Schnitt vorher 81,5, jetzt 60 %.');
    await press(page, 'Veröffentlichen');
    await press(page.getByRole('alertdialog'), 'Veröffentlichen');
    await see(page, 'Lauf 2 ist veröffentlicht');
    await eventually(() => pathOf(page)).toBe(`${eventPath}#results`);
  });

  test('is changed by keys: one person is picked up and swapped with another, which says what it means, and is undone', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    hostScreen(api, [draft, shown]);
    const [first, second] = rooms as [Room, Room];
    const [otter, lynx] = [first.participants[0], second.participants[0]] as [
      Room['participants'][0],
      Room['participants'][0],
    ];
    const swapped = [
      { ...first, round: 1, participants: [lynx, ...first.participants.slice(1)] },
      { ...second, round: 1, participants: [otter, ...second.participants.slice(1)] },
    ];
    const answer = {
      match_run: { ...draft, version: 2 },
      version: 2,
      rooms: swapped,
      pairs: [],
      rules: [],
      repeats: 1,
      repeats_before: 0,
      mean_percentage: { before: 81.5, after: 60 },
      loses: [{ id: otter.id, best_match_before: 91, after: 54 }],
    };
    api
      .answer(getRoomAssignments, {
        summary: { total_rooms: 2, total_participants: 4 },
        rounds: 1,
        round: 1,
        rooms,
      })
      .answer(listEdits, { edits: [], version: 1, total: 0 })
      .answer(listRoomsToAvoid, { rooms: [] })
      .answer(editMatchRun, answer);
    await visit(page, eventPath);
    await link(page, 'Change by hand').click();
    await heading(page, 'Change by hand').waitFor();
    const seat = (alias: string) => button(page, new RegExp(`^Move ${alias}`));
    await seat('brave-otter').focus();
    await page.keyboard.press(' ');
    await see(page, /^brave-otter is picked up\./);
    api.answer(listEdits, { edits: [], version: 2, total: 1 });
    await seat('quick-lynx').focus();
    await page.keyboard.press(' ');
    await see(
      page,
      'Two people meet for a second time. Rooms of this round: 81.5 to 60 % on average. brave-otter: best match 91 % to 54 %.',
    );
    expect(api.callsOf(editMatchRun)[0]?.body).toEqual({
      edit: { kind: 'swap', round: 1, user_id: otter.id, other_id: lynx.id },
      version: 1,
      heed_rules: true,
    });
    const room = page.getByRole('listitem').filter({ has: heading(page, 'Room 2') });
    await see(room, 'brave-otter');
    await eventually(() => seat('brave-otter').evaluate((node) => node.matches(':focus'))).toBe(true);
    api.refuse(editMatchRun, { code: 409, message: 'Somebody else changed this' });
    await press(page, 'Undo (1)');
    await see(page, 'Somebody else changed this. Here is how it is now.');
    await gone(page, 'Two people meet for a second time.');
  });

  test('offers the swap that repairs a broken rule, made with one tap, and asks before a swap that breaks one', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    const broken = {
      rule_id: idOf(801),
      sentence: 'Ana and Ben never meet',
      kept: false,
      broken_by: [],
      times: 1,
      because: 'numbers',
      in_words: 'Not kept: Ana and Ben share room 1. No plan was found that keeps it.',
    };
    const bad = { ...draft, rules: [broken] };
    hostScreen(api, [bad, shown]);
    const swap = { rule_id: idOf(801), round: 1, user_id: idOf(1), other_id: idOf(2) };
    const answer = {
      match_run: { ...bad, version: 2, rules: [{ ...broken, kept: true, in_words: 'Kept.' }] },
      version: 2,
      rooms: [],
      pairs: [],
      rules: [],
      repeats: 0,
      repeats_before: 0,
      mean_percentage: { before: null, after: null },
      loses: [],
    };
    const swaps = [
      { ...swap, other_id: idOf(3), user_name: 'Ben', other_name: 'Dora' },
      { ...swap, user_name: 'Ben', other_name: 'Cem' },
    ];
    api
      .answer(listMendingSwaps, { swaps })
      .refuse(editMatchRun, { code: 422, message: 'This move is not possible' })
      .answer(getRoomAssignments, { summary: { total_rooms: 2, total_participants: 4 }, rounds: 1, round: 1, rooms })
      .answer(listEdits, { edits: [], version: 1, total: 0 })
      .answer(listRoomsToAvoid, { rooms: [] });
    await visit(page, eventPath);
    await press(page, 'Swap Ben with Dora');
    await see(page, 'This move is not possible');
    await button(page, 'Swap Ben with Cem').waitFor();
    api.answer(editMatchRun, answer);
    await press(page, 'Swap Ben with Cem');
    await see(page, 'Ben and Cem have changed rooms');
    await see(page, 'The rule is kept.');
    expect(api.callsOf(editMatchRun).map(({ body }) => body)).toEqual([
      { edit: { kind: 'swap', round: 1, user_id: idOf(1), other_id: idOf(3) }, version: 1 },
      { edit: { kind: 'swap', round: 1, user_id: idOf(1), other_id: idOf(2) }, version: 1 },
    ]);
    api.answer(listRoomsToAvoid, { rooms: [{ room_number: 2, rule_id: idOf(801), sentence: broken.sentence }] });
    await link(page, 'Change by hand').click();
    await button(page, /^Move brave-otter/).click();
    // It speaks of one person more in the room; a swap is asked about when it is made.
    await see(page, 'Rule "Ana and Ben never meet" would be broken.');
    await page.getByLabel('In place of').selectOption({ index: 1 });
    await gone(page, 'Rule "Ana and Ben never meet" would be broken.');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const rules = [broken, { ...broken, rule_id: idOf(802), sentence: 'Cem sits in room 1' }];
    api.refuse(editMatchRun, { code: 409, message: 'Rule', data: { rules } });
    const seat = (alias: string) => button(page, new RegExp(`^Move ${alias}`));
    await seat('brave-otter').focus();
    await page.keyboard.press(' ');
    await seat('quick-lynx').focus();
    await page.keyboard.press(' ');
    await heading(page, 'Rule "Ana and Ben never meet" would be broken. Move anyway?').waitFor();
    await see(page, 'So would "Cem sits in room 1".');
    api.answer(editMatchRun, answer);
    await press(page, 'Move anyway');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(api.callsOf(editMatchRun).at(-1)?.body).toMatchObject({ edit: { kind: 'swap' }, heed_rules: false });
  });
});
