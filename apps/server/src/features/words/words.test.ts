import { exportAccount } from '@serendip/contract/account-export';
import { checkIn, getStageAsHost } from '@serendip/contract/evening';
import { getEvent, joinEvent, leaveEvent } from '@serendip/contract/events';
import { createLabel, saveParticipantLabels } from '@serendip/contract/labels';
import { listNotifications, setNotificationSwitches } from '@serendip/contract/notifications';
import { createEventQuestion } from '@serendip/contract/questions';
import { listReports, reportPerson } from '@serendip/contract/safety';
import { listWords, muteWords, type WordTo, writeWord } from '@serendip/contract/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, liveOf } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { deliverMails } from '../notifications/mails/deliver.ts';
import { notifyOfWord } from './notify-of-word.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { MAIL_RATE: '1000' } });
});
afterAll(() => world.close());

interface Asked {
  heading?: string;
  text?: string;
  to?: WordTo;
  on_stage?: boolean;
  dry_run?: boolean;
  client_id?: string;
}
const write = (host: Person, event: { id: string }, asked: Asked = {}) =>
  host.call(writeWord, {
    ...of(event),
    body: { word: { heading: 'Bring your ID', text: 'The guard asks for it.\nSee you!', to: 'everyone', ...asked } },
  });

/** A worker's jobs, twice, as after a retry. Returns the mails of it. */
async function mailsNow(ctx = world.ctx) {
  const before = world.mails.length;
  for (const _ of [1, 2]) {
    for (const { id } of await rowsOf<{ id: string }>(ctx.database.db, sql`select id from words order by seq`))
      await notifyOfWord(ctx, id);
    await deliverMails(ctx, new AbortController().signal);
  }
  return world.mails.slice(before).filter(({ subject }) => subject === 'News from your host');
}
const readBy = async (person: Person, event: { id: string }) =>
  (await person.get(listWords, of(event))).words.map(({ heading }) => heading);
const newsOf = async (person: Person) =>
  (await person.get(listNotifications, {})).notifications.filter(({ kind }) => kind === 'from_host').length;

test('a word reaches everyone who joined once, by bell and by mail with the heading first, and stays on the event for them', async () => {
  const host = await world.arrive();
  const event = await world.createEvent(host, { name: 'Harbour Mixer' });
  expect('words_count' in event).toBe(false);
  await host.get(joinEvent, of(event));
  const [ada, ben, gone] = (await world.crowd(event, 3)) as [Person, Person, Person];
  const trial = await write(host, event, { dry_run: true });
  expect(trial.data).toEqual({ word: null, people: 3, left_today: 3, by_mail: true });
  const client_id = '3f0a1c3e-6a0a-4a0e-9f5e-2f8f7d1d2c11';
  const [sent, again] = [await write(host, event, { client_id }), await write(host, event, { client_id })];
  expect(sent.data).toMatchObject({ people: 3, left_today: 2, word: { to: 'everyone', people: 3, on_stage: false } });
  expect(again.data).toEqual(sent.data);
  await gone.get(leaveEvent, of(event));
  const late = await world.arrive();
  await late.get(joinEvent, of(event));

  const mails = await mailsNow();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([ada.email, ben.email].toSorted());
  const [{ text, html = '', unsubscribe }] = mails as [(typeof mails)[number]];
  expect(text.split('\n').slice(0, 4)).toEqual(['Bring your ID', '', 'The guard asks for it.', 'See you!']);
  expect([html.includes('>Bring your ID</h1>'), typeof unsubscribe]).toEqual([true, 'string']);
  expect([await newsOf(ada), await newsOf(late), await newsOf(host)]).toEqual([1, 0, 0]);
  expect([await readBy(ada, event), await readBy(late, event), await readBy(host, event)]).toEqual([
    ['Bring your ID'],
    [],
    ['Bring your ID'],
  ]);
  const [theirs] = (await ada.get(listWords, of(event))).words;
  expect(theirs).toEqual({
    id: sent.data.word?.id,
    heading: 'Bring your ID',
    text: 'The guard asks for it.\nSee you!',
    created_at: expect.any(String),
    from: { id: host.id, alias: host.alias },
  });
  expect((await ada.get(getEvent, of(event))).event.words_count).toBe(1);
  const exported = await Promise.all([ada, host].map((person) => person.get(exportAccount, {})));
  expect(
    exported.map(({ export: { words_received, words_sent } }) => [words_received.length, words_sent.length]),
  ).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('three words a day, each with a mail of its own; people who have not answered, or are here, can be meant alone', async () => {
  const host = await world.arrive();
  const event = await world.createEvent(host);
  const [ada, ben] = (await world.crowd(event, 2)) as [Person, Person];
  await host.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
  const { code } = await act(host, event, 'open_doors');
  await ada.get(checkIn, { ...of(event), body: { check_in: { code: String(code) } } });
  await write(host, event, { heading: 'One', to: 'here', on_stage: true });
  await write(host, event, { heading: 'Two', to: 'unanswered', text: '<b>Please</b> answer' });
  const live = await liveOf(ada, event);
  expect(live.me?.word).toMatchObject({ heading: 'Two', text: '<b>Please</b> answer' });
  expect((await host.get(getStageAsHost, of(event))).stage.word?.heading).toBe('One');
  const first = await mailsNow();
  expect(first.map(({ to }) => to).toSorted()).toEqual([ada.email, ben.email].toSorted());
  expect(first.find(({ to }) => to === ada.email)?.text).toMatch(/^One\n[\s\S]*\nTwo\n/);
  expect(first[0]?.html).not.toContain('<b>');
  await write(host, event, { heading: 'Three' });
  expect((await mailsNow()).map(({ text }) => text.split('\n')[0])).toEqual(['Three', 'Three']);
  const fourth = await write(host, event);
  expect([fourth.code, fourth.message, Number(fourth.headers['retry-after']) > 86_000]).toEqual([
    429,
    'You can write to the guests of an event 3 times a day',
    true,
  ]);
  await act(host, event, 'end');
  expect((await liveOf(ada, event)).me?.word).toBeUndefined();
  const faults = await write(host, event, { heading: ' ', text: 'x'.repeat(2001), to: 'all' as WordTo });
  expect([faults.code, faults.errors]).toEqual([
    422,
    [
      'Heading is required',
      'Text is too long (maximum is 2000 characters)',
      'To must be one of everyone, here, unanswered, invited, or a label',
    ],
  ]);
});

test('a word to a label reaches those who carry it; a label of another event, or none, is not found', async () => {
  const host = await world.arrive();
  const [event, other] = [await world.createEvent(host), await world.createEvent(host)];
  const [ada] = (await world.crowd(event, 2)) as [Person, Person];
  const label = async (of_: { id: string }) =>
    (await host.get(createLabel, { ...of(of_), body: { label: { name: 'Mentor' } } })).label;
  const [mentor, elsewhere] = [await label(event), await label(other)];
  const params = { event_id: event.id, user_id: ada.id };
  await host.get(saveParticipantLabels, { params, body: { label_ids: [mentor.id] } });
  const sent = await write(host, event, { to: { label_id: mentor.id } });
  expect(sent.data).toMatchObject({ people: 1, word: { to: 'label', label: { id: mentor.id, name: 'Mentor' } } });
  expect((await mailsNow()).map(({ to }) => to)).toEqual([ada.email]);
  for (const label_id of [elsewhere.id, event.id])
    expect((await write(host, event, { to: { label_id } })).code).toBe(404);
});

test('turned off for an event, or as a kind, it brings nothing; where mail is sent, confirmed addresses write to confirmed ones', async () => {
  const host = await world.arrive();
  const event = await world.createEvent(host);
  const [ada, ben, cleo] = (await world.crowd(event, 3)) as [Person, Person, Person];
  await ada.get(muteWords, { ...of(event), body: { words: { muted: true } } });
  await ben.get(setNotificationSwitches, { body: { from_host: { email: false } } });
  await write(host, event);
  expect((await mailsNow()).map(({ to }) => to)).toEqual([cleo.email]);
  expect([await newsOf(ada), await newsOf(ben), await readBy(ada, event)]).toEqual([0, 1, ['Bring your ID']]);

  const mailing = { ...world.ctx, config: { ...world.ctx.config, smtpUrl: 'smtp://mail.test' } };
  const db = world.ctx.database.db;
  await write(host, event, { heading: 'To nobody' });
  expect(await mailsNow(mailing)).toEqual([]);
  await write(host, event, { heading: 'To Cleo' });
  await db.execute(sql`update users set email_confirmed_at = now() where id in (${host.id}, ${cleo.id})`);
  expect((await mailsNow(mailing)).map(({ to }) => to)).toEqual([cleo.email]);
});

test('a guest who got a word can report it with its text, to the operator if the host wrote it; others find no word', async () => {
  const host = await world.arrive();
  const event = await world.createEvent(host);
  const [ada] = (await world.crowd(event, 1)) as [Person];
  const { data } = await write(host, event);
  const [late] = (await world.crowd(event, 1)) as [Person];
  const report = (person: Person) =>
    person.call(reportPerson, {
      params: { user_id: host.id },
      body: { report: { event_id: event.id, reason: 'spam', word_id: data.word?.id } },
    });
  expect([(await report(ada)).code, (await report(late)).code, (await report(ada)).code]).toEqual([200, 404, 200]);
  const { export: own } = await ada.get(exportAccount, {});
  expect(own.reports).toMatchObject([
    { reason: 'spam', thread: [{ from: 'reported', content: 'Bring your ID\n\nThe guard asks for it.\nSee you!' }] },
  ]);
  expect((await host.get(listReports, of(event))).reports).toEqual([]);
});
