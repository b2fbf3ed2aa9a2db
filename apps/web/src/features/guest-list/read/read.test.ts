import * as xlsx from '@e965/xlsx/dist/xlsx.mini.min.js';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { FullQuestion } from './answer-of.ts';
import type { Cells } from './cells.ts';
import { headingRowOf, kindsOf } from './columns.ts';
import { decode } from './decode.ts';
import { guestsOf } from './rows-of.ts';
import { tableFromText } from './table-from-text.ts';
import { tableFromWorkbook } from './table-from-workbook.ts';

const most = 5_200;
const read = (text: string) => tableFromText(text, most);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const question = (id: string, text: string, more: Partial<FullQuestion> = {}): FullQuestion => ({
  id,
  text,
  input_type: 'text',
  options: [],
  slider_min: null,
  slider_max: null,
  ...more,
});

/** The people of a list as the screen proposes them. */
function proposed(cells: Cells, questions: FullQuestion[] = []) {
  const row = headingRowOf(cells);
  const { kinds, known } = kindsOf(cells, row, questions);
  return { row, kinds, service: known?.service, ...guestsOf(cells, row, kinds, known?.statusesAt ?? [], questions) };
}
const people = async (text: string) => proposed(await read(text));

describe('a text file', () => {
  const text = 'Vorname;Nachname;E-Mail-Adresse\nZoë;Müller;zoe@example.org\n';
  const utf16 = (bigEndian: boolean) =>
    Uint8Array.from(
      [...text].flatMap((letter) => {
        const [low, high] = [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8];
        return bigEndian ? [high, low] : [low, high];
      }),
    );
  const files: [string, Uint8Array][] = [
    ['UTF-8', bytesOf(text)],
    ['UTF-8 with a byte order mark', bytesOf(`\uFEFF${text}`)],
    ['UTF-16 with a byte order mark', Uint8Array.from([0xff, 0xfe, ...utf16(false)])],
    ['UTF-16, big end first', Uint8Array.from([0xfe, 0xff, ...utf16(true)])],
    ['UTF-16 without a mark', utf16(false)],
    ['windows-1252', Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))],
  ];
  test.each(files)('in %s gives the same people', async (_name, bytes) => {
    expect((await people(decode(bytes))).guests).toEqual([
      { name: 'Zoë Müller', email: 'zoe@example.org', labels: [], answers: [] },
    ]);
  });

  test.each([
    ['commas', 'Name,Email\n"Doe, Ann",ann@example.org\n'],
    ['semicolons', 'sep=;\r\nName;Email\r\n"Doe, Ann";ann@example.org\r\n'],
    ['tabs', 'Name\tEmail\nDoe, Ann\tann@example.org'],
  ])('with %s between its columns is read', async (_name, list) => {
    expect((await people(list)).guests).toMatchObject([{ name: 'Doe, Ann', email: 'ann@example.org' }]);
  });

  test('that is a picture, another document, or empty, is refused in a sentence; of an endless cell the beginning is kept', async () => {
    expect(() => decode(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]))).toThrow('notAList');
    for (const start of [
      '%PDF-1.7\n%',
      '{\\rtf1 x',
      ' <!DOCTYPE html><p>',
      '<html><td>a@example.org',
      '<?xml version="1.0"?>',
    ])
      expect(() => decode(bytesOf(start))).toThrow('notAList');
    await expect(read(' \n\n')).rejects.toThrow('empty');
    expect((await read(`Name,Email\n${'a@'.repeat(50_000)},ann@example.org`))[1]?.[0]).toHaveLength(4_000);
  });
});

describe('a text of megabytes that is no list', () => {
  // With a look at the rest of the text for each letter, one of these takes hours.
  const half = 500_000;
  test.each([
    ['signs of an address', `<${'@'.repeat(half)}`],
    ['signs of an address, then a bracket', `${'@'.repeat(half)},<`],
    ['an address and a long word', `<ann@example.org>${'a'.repeat(half)}`],
    ['an address and blanks', `<ann@example.org>a${' '.repeat(half)}x`],
    ['cells of signs', `Name,Email\n${`,<${'@'.repeat(3_900)}\n`.repeat(100)}`],
    ['cells of blanks', `Label,Email\n${`"a${' '.repeat(3_900)}x","a${' '.repeat(3_900)}x"\n`.repeat(1_000)}`],
  ])('of %s is looked at once', async (_what, text) => {
    expect(await people(text).catch(({ fault }) => fault)).toBeTruthy();
  });

  test('of copied addresses gives as many people as a list may have', async () => {
    expect((await people(`<ann@example.org>${',a@b'.repeat(300_000)}`)).guests).toHaveLength(most);
  });
});

describe('columns are known by their headings', () => {
  test.each([
    ['English', 'First name,Last name,E-mail address,Tags'],
    ['English, one name', 'Full name,,Email,Group'],
    ['German', 'Vorname,Name,E-Mail,Gruppe'],
    ['French', 'Prénom,Nom,Adresse électronique,Étiquette'],
    ['Spanish', 'Nombre,Apellidos,Correo electrónico,Etiqueta'],
  ])('in %s', async (_language, headings) => {
    const [first, last] = headings.includes('Full') ? ['Ann Lee', ''] : ['Ann', 'Lee'];
    const list = await people(`Guests of May\n${headings}\n${first},${last},Ann@Example.org,VIP; Mentor\n`);
    expect(list).toMatchObject({
      row: 1,
      guests: [{ name: 'Ann Lee', email: 'ann@example.org', labels: ['VIP', 'Mentor'] }],
    });
  });

  test('a paste without headings is known by its addresses, and mails copied with names by their form', async () => {
    expect((await people('Ann Lee\tann@example.org\nBo\tbo@example.org')).guests.map(({ name }) => name)).toEqual([
      'Ann Lee',
      'Bo',
    ]);
    expect(
      (await people('"Lee, Ann" <ann@example.org>; Bo Ray <bo@example.org>\nzoe@example.org\n')).guests,
    ).toMatchObject([
      { name: 'Lee, Ann', email: 'ann@example.org' },
      { name: 'Bo Ray', email: 'bo@example.org' },
      { name: '', email: 'zoe@example.org' },
    ]);
  });

  test('a heading that is a question brings its answers; those that fit no option are left out and counted', async () => {
    const options = [
      { id: 'a', text: 'Vegan', value: 'vegan', display_order: 0 },
      { id: 'b', text: 'No nuts', value: 'no_nuts', display_order: 1 },
    ];
    const asked = [
      question('q1', 'What do you eat?', { input_type: 'multi_select', options }),
      question('q2', 'Do you dance?', { input_type: 'yes_no_maybe' }),
      question('q3', 'How tall?', { input_type: 'slider', slider_min: 1, slider_max: 5 }),
    ];
    const cells = await read(
      'Email,WHAT do you eat?,Do you dance?,How tall?\na@example.org,"vegan, no nuts",Ja,4\nb@example.org,Meat,,9\n',
    );
    const { guests, unfitting } = proposed(cells, asked);
    expect([guests[0]?.answers, guests[1]?.answers, unfitting]).toEqual([
      [
        { question_id: 'q1', value: ['vegan', 'no_nuts'] },
        { question_id: 'q2', value: 'yes' },
        { question_id: 'q3', value: 4 },
      ],
      [],
      2,
    ]);
  });
});

/** Headings as the services write them: https://github.com/HiEventsDev/Hi.Events, https://github.com/pretix/pretix, and exports of the others. */
describe('whole files of other services', () => {
  const attendees =
    'Order #,Order Date,First Name,Last Name,Email,Quantity,Price Tier,Ticket Type,Attendee #,Group,Order Type,Currency,Total Paid,Fees Paid,Eventbrite Fees,Eventbrite Payment Processing,Attendee Status,Home Address 1,Home Address 2,Home City,Home State,Home Zip,Home Country,How did you hear about this event?';
  test.each([
    [
      'Luma',
      `guest_id,name,first_name,last_name,email,phone_number,created_at,approval_status,checked_in_at,utm_source,qr_code_url,amount,amount_tax,amount_discount,currency,coupon_code,eth_address,solana_address,survey_response_rating,survey_response_feedback,ticket_type_id,ticket_name
gst-1,Ada Byron,Ada,Byron,ada@example.org,,2026-09-20T10:00:00.000Z,approved,,,https://luma.com/check-in/evt-1?pk=g-1,,,,,,,,,,ttype-1,Standard
gst-2,Bob,Bob,,bob@example.org,,2026-09-20T10:00:00.000Z,declined,,,,,,,,,,,,,,`,
    ],
    [
      'Luma',
      `api_id,name,first_name,last_name,email,phone_number,created_at,approval_status,custom_source,checked_in_at,qr_code_url,amount,amount_tax,amount_discount,currency,coupon_code,eth_address,solana_address,survey_response_rating,survey_response_feedback,ticket_type_id,ticket_name
gst-1,Ada Byron,Ada,Byron,ada@example.org,,2025-07-20T06:58:05.842Z,approved,,,https://lu.ma/check-in/evt-1,,,,,,,,,,,Standard
gst-2,Bob,Bob,,bob@example.org,,2025-07-20T06:58:05.842Z,declined,,,,,,,,,,,,,,`,
    ],
    [
      'Eventbrite',
      `Order ID,Order date,Attendee first name,Attendee last name,Attendee email,Phone number,Purchaser city,Purchaser state,Purchaser country,Event name,Event ID,Event start date,Event start time,Event timezone,Event location,Ticket quantity,Ticket tier,Ticket type,Currency,Ticket price,Buyer first name,Buyer last name,Buyer email,Attendee status
1,2026-09-20,Ada,Byron,ada@example.org,,,,,Mixer,9,,,,,1,,General,USD,0.00,Pay,Er,payer@example.org,Attending
2,2026-09-20,Bob,Bee,bob@example.org,,,,,Mixer,9,,,,,1,,General,USD,0.00,Pay,Er,payer@example.org,Not Attending`,
    ],
    [
      'Eventbrite',
      `Order ID,Order date,Order status,Buyer email,Attendee first name,Attendee last name,Attendee email,Ticket type,Event name,Attendee status
1,2026-09-20,Completed,payer@example.org,Ada,Byron,ada@example.org,General,Mixer,Attending
2,2026-09-20,Refunded,payer@example.org,Bob,Bee,bob@example.org,General,Mixer,Attending`,
    ],
    [
      'Eventbrite',
      `${attendees}
11211912243,11/29/24 22:28,Ada,Byron,ada@example.org,1,,General Admission,18441583423,,Free Order,USD,0,0,0,0,Checked In,,,,,,,A friend
11211987213,11/29/24 22:54,Bob,Bee,bob@example.org,1,,General Admission,18441700883,,Free Order,USD,0,0,0,0,Deleted,,,,,,,`,
    ],
    [
      'Eventbrite',
      `Bestellnr.;Bestelldatum;Vorname;Nachname;E-Mail;Ticketart;Teilnehmernummer;Barcode-Nr.;Teilnehmerstatus
589750179;2026-09-20;Ada;Byron;ada@example.org;Standard;740658283;1;Nimmt teil
589750180;2026-09-20;Bob;Bee;bob@example.org;Standard;740658284;2;Nimmt nicht teil`,
    ],
    [
      'Eventbrite',
      `Order no.,Order Date,First Name,Surname,Email,Quantity,Ticket Type,Order Type,Total Paid,Eventbrite Fees,Eventbrite Payment Processing,Attendee Status,Home Address 1,Home Address 2,Home City,County of Residence,Home Postcode,Home Country
1,2026-09-20,Ada,Byron,ada@example.org,1,General,Free Order,0.00,0.00,0.00,Attending,,,,,,
2,2026-09-20,Bob,Bee,bob@example.org,1,General,Eventbrite Completed,9.00,1.00,0.50,Refunded,,,,,,`,
    ],
    [
      'pretix',
      `Event slug,Order code,Position ID,Status,Email,Phone number,Order date,Order time,Product,Variation,Price,Tax rate,Tax rule,Tax value,Attendee name,Attendee name: Given name,Attendee name: Family name,Attendee email,Company,Address,ZIP code,City,Country,State,Voucher,Pseudonymization ID,Seat ID,Seat name,Company,Invoice address name
mix,ABC12,1,paid,payer@example.org,,2026-09-20,10:00:00,Ticket,,0.00,,,0.00,Ada Byron,Ada,Byron,ada@example.org,,,,,,,,,,,,Pay Er
mix,ABC13,1,canceled,payer@example.org,,2026-09-20,10:00:00,Ticket,,0.00,,,0.00,Bob Bee,Bob,Bee,bob@example.org,,,,,,,,,,,,Pay Er`,
    ],
    [
      'pretix',
      `Bestellnummer;Position;Status;E-Mail;Bestelldatum;Produkt;Variante;Preis;Name des Teilnehmers;Name des Teilnehmers: Vorname;Teilnehmer-E-Mail;Firma;Rechnungsadresse: Name
ABC12;1;bezahlt;payer@example.org;2026-09-20;Ticket;;0,00;Ada Byron;Ada;ada@example.org;;Pay Er
ABC13;1;storniert;payer@example.org;2026-09-20;Ticket;;0,00;Bob;Bob;bob@example.org;;Pay Er`,
    ],
    [
      'pretix',
      `Code de commande;Position ID;Statut;E-Mail;Date de commande;Produit;Nom du participant;Adresse mail du participant;Adresse de facturation: nom
ABC12;1;payé;payer@example.org;2026-09-20;Billet;Ada Byron;ada@example.org;Pay Er
ABC13;1;annulée;payer@example.org;2026-09-20;Billet;Bob;bob@example.org;Pay Er`,
    ],
    [
      'pretix',
      `Código de la orden;ID de la Posición;Estado;Correo electrónico;Producto;Nombre del participante;Correo electrónico del participante
ABC12;1;pagado;payer@example.org;Entrada;Ada Byron;ada@example.org
ABC13;1;cancelado;payer@example.org;Entrada;Bob;bob@example.org`,
    ],
    [
      'Hi.Events',
      `ID,First Name,Last Name,Email,Status,Check Ins,Product ID,Product Name,Event ID,Public ID,Short ID,Created Date,Last Updated Date,Notes
1,Ada,Byron,ada@example.org,ACTIVE,Door (2026-09-20 10:00:00),3,Ticket,9,A-1,a_1,2026-09-20 10:00:00,2026-09-20 10:00:00,
2,Bob,Bee,bob@example.org,CANCELLED,,3,Ticket,9,A-2,a_2,2026-09-20 10:00:00,2026-09-20 10:00:00,`,
    ],
    [
      'Hi.Events',
      `ID,First Name,Last Name,Email,Status,Is Checked In,Checked In At,Product ID,Product Name,Event ID,Public ID,Short ID,Created Date,Last Updated Date,Notes
1,Ada,Byron,ada@example.org,ACTIVE,No,,3,Ticket,9,A-1,a_1,2026-09-20 10:00:00,2026-09-20 10:00:00,
2,Bob,Bee,bob@example.org,CANCELLED,No,,3,Ticket,9,A-2,a_2,2026-09-20 10:00:00,2026-09-20 10:00:00,`,
    ],
  ])(
    '%s: guests by their own addresses; refunded, cancelled and declined ones are left out and counted',
    async (service, text) => {
      const list = await people(text);
      expect(list).toMatchObject({ service, refused: 1, guests: [{ name: 'Ada Byron', email: 'ada@example.org' }] });
    },
  );

  test.each([
    [
      'Eventbrite',
      `Order ID,Order date,Buyer first name,Buyer last name,Buyer email,Phone number,Ticket quantity,Net sales,Event name,Event location
14572631913,2026-03-30 16:01:14,Pay,Er,payer@example.org,,1,8,Mixer,Lot 613`,
    ],
    [undefined, 'Ticket,Buyer e-mail\n1,payer@example.org\n2,payer2@example.org'],
  ])('%s: a list with addresses of buyers alone has none of guests', async (service, text) => {
    const list = await people(text);
    expect(list).toMatchObject({ service, guests: expect.arrayContaining([expect.objectContaining({ email: '' })]) });
    expect(list.kinds).not.toContain('email');
  });

  test('Meetup: the members of a group have no addresses either', async () => {
    const list = await people(
      'Name\tUser ID\tTitle\tMember ID\tLocation\tJoined Group on\tLast visited group on\tLast Attended\tTotal RSVPs\tRSVPed Yes\tRSVPed Maybe\tRSVPed No\tMeetups attended\tNo shows\tIntro\tPhoto\tAssistant Organizer\tMailing List\tURL of Member Profile\nAda\tuser 1\t\t1\tLondon\t04/24/2014\t06/22/2015\t06/20/2015\t14\t14\t0\t0\t13\t0\tYes\tYes\tYes\tNo\thttp://www.meetup.com/x/members/1/',
    );
    expect(list).toMatchObject({ service: 'Meetup', guests: [{ name: 'Ada', email: '' }] });
  });

  test('Meetup: names without addresses, and not even the profile’s link is taken for one', async () => {
    const list = await people(
      'Name\tUser ID\tTitle\tEvent Host\tRSVP\tGuests\tRSVPed on\tJoined Group on\tURL of Member Profile\nAda\tuser 1\t\tNo\tYes\t0\tMay 1\tMay 1\thttps://meetup.com/members/1\nBob\tuser 2\t\tNo\tNo\t0\tMay 1\tMay 1\thttps://meetup.com/members/2',
    );
    expect(list).toMatchObject({ service: 'Meetup', refused: 1, guests: [{ name: 'Ada', email: '' }] });
  });

  test('an order without its guest’s address has none: the buyer’s is not taken', async () => {
    const list = await people('Order code,Position ID,Status,Email,Attendee name\nA,1,Paid,payer@example.org,Ada\n');
    expect(list.guests).toMatchObject([{ name: 'Ada', email: '' }]);
  });
});

describe('a workbook', () => {
  type Book = ReturnType<typeof xlsx.utils.book_new>;
  const saved = (book: Book) =>
    new Uint8Array(xlsx.write(book, { type: 'array', bookType: 'xlsx', compression: true }));
  const bookOf = (...rows: unknown[][]) => {
    const book = xlsx.utils.book_new();
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Guests');
    return book;
  };
  const cellsOf = (book: Book) => tableFromWorkbook(saved(book), most);

  test('is read as it is shown: dates, results of formulas, merged cells, and the first sheet that is not hidden', () => {
    const book = bookOf(['secret@example.org']);
    const sheet = xlsx.utils.aoa_to_sheet([
      ['Guests', '', '', ''],
      ['Name', 'Email', 'Born', 'Sum'],
      ['Zoë', 'zoe@example.org', 0, 0],
    ]);
    Object.assign(sheet, {
      C3: { t: 'n', v: 45_000, z: 'yyyy-mm-dd' },
      D3: { t: 'n', v: 7, f: '3+4' },
      '!merges': [{ s: { r: 0, c: 0 }, e: { r: 0, c: 3 } }],
    });
    xlsx.utils.book_append_sheet(book, sheet, 'Shown');
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    expect(cellsOf(book)).toEqual([
      ['Guests', '', '', ''],
      ['Name', 'Email', 'Born', 'Sum'],
      ['Zoë', 'zoe@example.org', '2023-03-15', '7'],
    ]);
  });

  test('with texts in all 16,384 columns is refused; with one stray format far to the right it is read', () => {
    const wide = bookOf(['Email'], ['a@example.org']);
    const sheet = wide.Sheets.Guests as Record<string, unknown>;
    sheet['!ref'] = 'A1:XFD2';
    expect(cellsOf(wide)).toEqual([['Email'], ['a@example.org']]);
    expect(() => cellsOf(bookOf(Array.from({ length: 16_384 }, (_, at) => `c${at}`)))).toThrow('tooWide');
  });

  test('that is none, is damaged or unpacks into too much is refused in a sentence, and soon', () => {
    const zip = (files: Record<string, Uint8Array>) => () => tableFromWorkbook(zipSync(files), most);
    expect(zip({ 'content.xml': bytesOf('<x/>') })).toThrow('notExcel');
    expect(zip({ 'xl/workbook.xml': bytesOf('<workbook/>') })).toThrow();
    expect(() => tableFromWorkbook(saved(bookOf(['a@example.org'])).slice(0, 400), most)).toThrow('damaged');
    const began = performance.now();
    expect(
      zip({ 'xl/workbook.xml': bytesOf('<x/>'), 'xl/worksheets/sheet1.xml': new Uint8Array(70 * 1024 * 1024) }),
    ).toThrow('tooLargeUnpacked');
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
