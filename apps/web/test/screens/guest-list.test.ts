import * as xlsx from '@e965/xlsx/dist/xlsx.mini.min.js';
import { readGuestRow } from '@serendip/contract/guest-list-row';
import { addGuestList, takeBackGuestList } from '@serendip/contract/guest-lists';
import { remindInvited, withdrawInvitation } from '@serendip/contract/invitations';
import { phone } from '@serendip/test-kit/devices';
import { sentenceIn } from '@serendip/texts/server-sentence';
import { describe, expect } from 'vitest';
import { button, eventually, field, heading, press, see } from './looking.ts';
import type { MockApi } from './mock-api.ts';
import { visit } from './pages.ts';
import { answerInvited } from './people.ts';
import { eventId, hostedEvent, idOf } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

interface Sent {
  guest_list: { rows: { email: string; name: string }[]; invite?: boolean; dry_run?: boolean };
}

/** A server that checks rows by the contract's own rules, and knows Bob. */
const answerLists = (api: MockApi): MockApi =>
  answerHost(answerEvent(api, { shown: hostedEvent() }))
    .answer(addGuestList, ({ body }) => {
      const { rows, dry_run } = (body as Sent).guest_list;
      const wrong = rows.flatMap((row, at) => {
        const read = readGuestRow(row);
        return 'error' in read ? [{ row: at + 1, error: sentenceIn('en', read.error) }] : [];
      });
      const known_rows = rows.flatMap(({ email }, at) => (email === 'bob@example.org' ? [at + 1] : []));
      const twice_rows = rows.flatMap(({ email }, at) =>
        email && rows.findIndex((one) => one.email === email) < at ? [at + 1] : [],
      );
      const [known, twice] = [known_rows.length, twice_rows.length];
      const sums = { new: rows.length - wrong.length - known - twice, known, twice, labelled: 0 };
      return { guest_list: { id: dry_run ? null : idOf(950), ...sums, wrong, known_rows, twice_rows } };
    })
    .answer(takeBackGuestList, { withdrawn: 2 });

const luma = `guest_id,name,first_name,last_name,email,approval_status,ticket_name
g1,Ada Byron,Ada,Byron,ada@example.org,approved,VIP
g2,Bob Bee,Bob,Bee,bob@example.org,approved,
g3,Cleo,Cleo,,cleo-at-example.org,approved,
g4,Dan,Dan,,dan@example.org,declined,
g5,Ada B,Ada,B,ada@example.org,approved,`;

describe.concurrent('A guest list', () => {
  test('of Luma goes through four steps on a phone: every row says what becomes of it, can be corrected in place, and the list can be taken back', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    answerLists(api);
    await visit(page, `/events/${eventId}?tab=people`);
    await press(page, 'Bring a guest list');
    await field(page, 'Or paste a list').fill(luma);
    await press(page, 'Read the paste');
    await see(page, 'This is an export of Luma.');
    await press(page, 'Next');
    expect(await field(page, 'email').inputValue()).toBe('email');
    await field(page, 'ticket_name').selectOption('Label');
    await press(page, 'Next');
    await see(page, '1 new · 1 known · 1 twice in the file · 1 wrong');
    await see(page, '1 row is left out: refunded, cancelled or declined.');
    await see(page, 'Not an e-mail address');
    await page.getByLabel('Show only rows with problems (2)').check();
    await field(page, 'E-mail in row 3').fill('cleo@example.org');
    await press(page, 'Invite 2 people');
    await heading(page, 'Done').waitFor();
    const sent = api.calls.filter(({ endpoint }) => endpoint === addGuestList.id).at(-1)?.body as Sent;
    expect(sent.guest_list).toMatchObject({
      invite: true,
      rows: [
        { name: 'Ada Byron', email: 'ada@example.org', labels: ['VIP'] },
        { email: 'bob@example.org' },
        { email: 'cleo@example.org' },
        { email: 'ada@example.org' },
      ],
    });
    await press(page, 'Undo');
    await see(page, '2 people taken back');
  });

  test('in Excel is read by a worker under the content security policy; a file that is none is refused in a sentence', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerLists(api);
    const book = xlsx.utils.book_new();
    const rows = [
      ['Prénom', 'Nom', 'Courriel'],
      ['Zoë', 'Müller', 'zoe@example.org'],
    ];
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Invités');
    const bytes = Buffer.from(xlsx.write(book, { type: 'array', bookType: 'xlsx', compression: true }));
    await visit(page, `/events/${eventId}?tab=people`);
    await press(page, 'Bring a guest list');
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'x.xlsx', mimeType: '', buffer: bytes.subarray(0, 500) });
    await see(page, 'This Excel file is damaged. Save it again, or as CSV.');
    await chooser.setInputFiles({ name: 'x.xlsx', mimeType: '', buffer: bytes });
    await press(page, 'Next');
    await press(page, 'Next');
    await see(page, 'Zoë Müller');
    await button(page, 'Invite 1 person').waitFor();
  });

  test('of invited people shows who answered what, reminds those who have not, withdraws, takes back a list of the last day, and says which mails wait', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    answerInvited(answerLists(api)).answer(remindInvited, { reminded: 1 }).answer(withdrawInvitation, {});
    await visit(page, `/events/${eventId}?tab=people`);
    await see(page, '1 invited · 1 maybe · 1 said yes');
    await see(page, '28 mails wait for tomorrow: of your invitations 20 leave a day. You need to do nothing.');
    await press(page, 'Remind invited people');
    await press(page, 'Send');
    await see(page, '1 person will be reminded');
    await press(page, 'Show invited people');
    expect(await button(page, 'Withdraw Guest 3').count()).toBe(0);
    await press(page, 'Withdraw Guest 1');
    await press(page, 'Withdraw');
    await see(page, 'The invitation is withdrawn');
    await eventually(() => api.calls.some(({ params }) => params.invitation_id === idOf(961))).toBe(true);
    await page.getByRole('button', { name: /^Take back the list of/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await see(page, '2 people taken back');
    await eventually(() => api.calls.some(({ params }) => params.list_id === idOf(951))).toBe(true);
  });

  test('of known people alone puts its labels on them', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerLists(api).answer(addGuestList, () => {
      const sums = { new: 0, known: 1, twice: 0, labelled: 1, wrong: [], known_rows: [1], twice_rows: [] };
      return { guest_list: { id: null, ...sums } };
    });
    await visit(page, `/events/${eventId}?tab=people`);
    await press(page, 'Bring a guest list');
    await field(page, 'Or paste a list').fill('name,email,label\nBob,bob@example.org,Mentor');
    await press(page, 'Read the paste');
    await press(page, 'Next');
    await press(page, 'Next');
    await see(page, '0 new · 1 known · 1 of them gets a label');
    await press(page, 'Put labels on 1 person');
    await see(page, '1 person got a label');
    expect(await button(page, 'Undo').count()).toBe(0);
  });
});
