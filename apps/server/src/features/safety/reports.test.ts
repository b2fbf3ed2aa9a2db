import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount } from '@serendip/contract/accounts';
import { type Sight, saveMyCard } from '@serendip/contract/cards';
import { joinEvent, leaveEvent } from '@serendip/contract/events';
import { sendMessage } from '@serendip/contract/messages';
import { listNotifications } from '@serendip/contract/notifications';
import { blockPerson, listReports, reportPerson, settleReport } from '@serendip/contract/safety';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { becomeCohost } from '../../../test/become-cohost.ts';
import { of } from '../../../test/matching.ts';
import { deliver } from '../../../test/notifications.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { cleanUp } from '../erasure/clean-up.ts';
import { createTimedNotifications } from '../notifications/create-timed-notifications.ts';
import { sendReportsMail } from './send-reports-mail.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ worker: true, env: { SAFETY_EMAIL: 'safety@example.org' } });
});
afterAll(() => world.close());

interface Said {
  reason?: 'spam' | 'harassment' | 'no_show' | 'other';
  words?: string | null;
  attach_thread?: boolean;
}
const report = (person: Person, other: { id: string }, event: { id: string }, said: Said = {}) =>
  person.call(reportPerson, {
    params: { user_id: other.id },
    body: { report: { event_id: event.id, reason: 'harassment', ...said } },
  });
const write = (from: Person, recipient: Person, content: string) =>
  from.get(sendMessage, { params: { user_id: recipient.id }, body: { message: { content } } });
const reportsOf = async (host: Person, event: { id: string }) => (await host.get(listReports, of(event))).reports;
const settle = (host: Person, event: { id: string }, id: string, done: boolean) =>
  host.call(settleReport, { params: { event_id: event.id, report_id: id }, body: { report: { done } } });
const mailsAbout = (text: string) => world.mails.filter((mail) => mail.text.includes(text));

/** An event with two who are matched, and one who is there as well. */
async function night(name = 'Harbour Mixer') {
  const host = await world.arrive();
  const event = await world.createEvent(host, { name });
  const [ada, ben, cleo] = (await world.crowd(event, 3)) as [Person, Person, Person];
  await storedRun(world, event, [{ of: [ada, ben] }]);
  return { host, event, ada, ben, cleo };
}

describe('a report', () => {
  test('reaches the host with its words, and the thread only where it is attached: the last messages as they stood', async () => {
    const { host, event, ada, ben } = await night();
    await world.ctx.database.db.execute(sql`insert into messages (sender_id, recipient_id, content)
      select ${ben.id}, ${ada.id}, 'Older ' || n from generate_series(1, 30) n`);
    await write(ada, ben, 'Please stop');
    const plain = await report(ada, ben, event, { reason: 'spam' });
    expect([plain.code, plain.message]).toEqual([200, 'Thank you. Your report was sent.']);
    expect(Object.keys(plain.data.report).toSorted()).toEqual(['created_at', 'id']);
    await report(ada, ben, event, { words: ' He does not stop.\r\n"Really" ', attach_thread: true });
    await world.ctx.database.db.execute(sql`delete from messages where sender_id = ${ada.id}`);
    // Hosts know people by name, but who does not show theirs.
    const nameOf = (person: Person, sight: Sight) =>
      person.get(saveMyCard, { body: { card: { name: 'Ben Hur', sight } } });
    await Promise.all([nameOf(ada, 'nobody'), nameOf(ben, 'matches')]);
    const [attached, ...others] = await reportsOf(host, event);
    const about = {
      reporter: { id: ada.id, alias: ada.alias, name: null },
      reported: { id: ben.id, alias: ben.alias, name: 'Ben Hur' },
      done: false,
      done_at: null,
    };
    expect(others).toEqual([]);
    expect(attached).toMatchObject({
      ...about,
      id: plain.data.report.id,
      reason: 'harassment',
      words: 'He does not stop.\n"Really"',
    });
    // The bell names nobody.
    const { notifications } = await host.get(listNotifications, {});
    expect(notifications.map(({ kind, event: at, user }) => [kind, at?.id, user])).toEqual([
      ['report', event.id, null],
    ]);
    expect((await ben.get(listNotifications, {})).notifications.map(({ kind }) => kind)).not.toContain('report');
    const thread = attached?.thread ?? [];
    expect([thread.length, thread[0]?.content, thread.at(-1)]).toEqual([
      30,
      'Older 2',
      { from: 'reporter', content: 'Please stop', created_at: expect.stringMatching(/Z$/) },
    ]);
    expect(thread.slice(0, -1).every(({ from }) => from === 'reported')).toBe(true);
  });

  test('is of whom one sees at that event, by who takes part or hosts it, whoever has blocked whom', async () => {
    const { host, event, ada, ben, cleo } = await night();
    const elsewhere = await world.createEvent(await world.arrive());
    const stranger = await world.arrive();
    await ada.get(joinEvent, of(elsewhere));
    await ben.get(blockPerson, { params: { user_id: ada.id } });
    expect((await report(ada, ben, event)).code).toBe(200);
    expect((await report(host, cleo, event)).code).toBe(200);
    expect((await report(ada, host, event)).code).toBe(200);
    const refused = [
      await report(ada, cleo, event),
      await report(ada, ben, elsewhere),
      await report(ben, ada, elsewhere),
      await report(stranger, ben, event),
      await report(ada, { id: crypto.randomUUID() }, event),
      await report(ada, ben, { id: crypto.randomUUID() }),
      await report(ada, ben, { id: 'nowhere' }),
      await report(ada, ada, event),
      await report(world.nobody, ben, event),
    ];
    expect(refused.map(({ code }) => code)).toEqual([403, 403, 403, 403, 404, 404, 404, 422, 401]);
    await ada.get(leaveEvent, of(event));
    expect(await report(ada, ben, event)).toMatchObject({ code: 403, message: 'Join the event first' });
  });

  test('that is not one is refused in words, and nothing is stored', async () => {
    const { host, event, ada, ben } = await night();
    const send = (body: unknown) => ada.send('POST', `/users/${ben.id}/reports`, body);
    const said = { event_id: event.id, reason: 'spam' };
    const answers = [
      await send({ report: { ...said, words: 'x '.repeat(10_000) } }),
      await send({ report: { ...said, reason: 'rude' } }),
      await send({ report: { ...said, words: 7 } }),
      await send({ report: { ...said, attach_thread: 'yes' } }),
      await send({ report: said.reason }),
    ];
    expect(answers.map(({ code, errors }) => [code, errors])).toEqual([
      [422, ['Words is too long (maximum is 2000 characters)']],
      [422, ['Reason must be spam, harassment, no_show or other']],
      [422, ['Words must be text']],
      [422, ['Attach thread must be true or false']],
      [422, ['Report is invalid']],
    ]);
    expect(await reportsOf(host, event)).toEqual([]);
  });

  test('about the same person is added to the open one, with all its words', async () => {
    const { host, event, ada, ben } = await night();
    const answers = [];
    for (const words of ['First', 'Second', 'Second', 'Third']) answers.push(await report(ada, ben, event, { words }));
    expect(answers.map(({ code, data }) => [code, data])).toEqual(Array(4).fill([200, answers[0]?.data]));
    expect(await reportsOf(host, event)).toMatchObject([{ words: 'First\n\nSecond\n\nThird' }]);
    const { id } = answers[0]?.data.report ?? { id: '' };
    await settle(host, event, id, true);
    await report(ada, ben, event, { words: 'Again' });
    expect(await settle(host, event, id, false)).toMatchObject({
      code: 422,
      errors: ['The same person has sent a newer report about them, which is open'],
    });
  });

  test('that is sent again is the same report while it is open, however many at once', async () => {
    const { host, event, ada, ben } = await night();
    const answers = await Promise.all([1, 2, 3].map(() => report(ada, ben, event, { words: 'Rude' })));
    expect(new Set(answers.map(({ data }) => data.report.id)).size).toBe(1);
    await settle(host, event, String(answers[0]?.data.report.id), true);
    expect((await report(ada, ben, event, { words: 'Rude' })).code).toBe(200);
    expect(await reportsOf(host, event)).toHaveLength(2);
  });

  test('can be done and open again; the open ones stand first, and no other event’s host finds it', async () => {
    const { host, event, ada, ben } = await night();
    const other = await night();
    const [one, two] = [await report(ada, ben, event), await report(ben, ada, event)].map(({ data }) => data.report.id);
    const { data } = await settle(host, event, String(two), true);
    expect(data.report).toMatchObject({ id: two, done: true, done_at: expect.any(String) });
    expect((await settle(host, event, String(two), true)).data.report.done_at).toBe(data.report.done_at);
    const list = await host.get(listReports, of(event));
    expect([list.reports.map(({ id }) => id), list.open, list.total]).toEqual([[one, two], 1, 2]);
    expect((await settle(host, event, String(two), false)).data.report.done).toBe(false);
    expect((await settle(other.host, other.event, String(one), true)).code).toBe(404);
    for (const id of ['nothing', crypto.randomUUID()]) expect((await settle(host, event, id, true)).code).toBe(404);
  });
});

describe('the mail', () => {
  test('goes to the safety address once for each report, and nothing that people wrote looks like a line of ours', async () => {
    const { event, ada, ben } = await night();
    const words = 'First\r\nBcc: everybody@example.org\n\n.\nReported: somebody else\u2028From: me';
    await write(ben, ada, 'Subject: hi\n\nSecond');
    const { data } = await report(ada, ben, event, { words, attach_thread: true });
    await report(ada, ben, event, { words, attach_thread: true });
    await vi.waitFor(() => expect(mailsAbout(data.report.id)).not.toEqual([]), { timeout: patience });
    const [mail, ...more] = mailsAbout(data.report.id);
    expect([mail?.to, mail?.subject, more]).toEqual(['safety@example.org', 'Somebody was reported at an event', []]);
    const lines = mail?.text.split(/[\r\n\u2028\u2029]/) ?? [];
    for (const written of ['Bcc: everybody', '.', 'Reported: somebody else', 'From: me', 'Subject: hi'])
      expect([
        lines.filter((line) => line.startsWith(written)),
        lines.some((line) => line.startsWith(`> ${written}`)),
      ]).toEqual([[], true]);
    expect(lines.filter((line) => line.startsWith('Reported: '))).toEqual([`Reported: ${ben.alias} (${ben.id})`]);
    expect(lines).toContain(`By: ${ada.alias} (${ada.id})`);
    expect(lines).toContain(`Event: https://events.test/events/${event.id}`);
    expect(mail?.text).not.toMatch(new RegExp([ada, ben].map(({ email }) => email).join('|')));
  });

  test('of a report are told the host and the co-hosts, but not whom it is about or who sent it', async () => {
    const { host, event, ada, ben, cleo } = await night();
    for (const person of [ben, cleo]) await becomeCohost(host, event, person);
    const told = async (person: Person) =>
      (await person.get(listNotifications, {})).notifications.filter(({ kind }) => kind === 'report').length;
    await report(ada, ben, event, {});
    expect([await told(host), await told(cleo), await told(ben)]).toEqual([1, 1, 0]);
    await report(ben, ada, event, {});
    expect([await told(host), await told(cleo), await told(ben)]).toEqual([1, 1, 0]);
  });

  test('of the first report comes at once, of more as one in an hour, to hosts and to the safety address', async () => {
    const { host, event, ada, ben } = await night('Bomb');
    const { db } = world.ctx.database;
    // The queue runs one job of an event at a time; the test's own call can meet it and send the same mail.
    const toOperator = () => {
      const mails = world.mails.filter(({ to, text }) => to === 'safety@example.org' && text.includes(event.id));
      return [...new Map(mails.map((mail) => [mail.text, mail])).values()];
    };
    const toHost = () => world.mails.filter(({ to }) => to === host.email);
    await report(ada, ben, event, { words: 'Words 0' });
    await vi.waitFor(() => expect([toOperator().length, toHost().length]).toEqual([1, 1]), { timeout: patience });
    for (let n = 1; n < 5; n += 1) {
      await report(ada, ben, event, { words: `Words ${n}` });
      await report(ben, ada, event, { words: `Answer ${n}` });
    }
    await sendReportsMail(world.ctx, { event_id: event.id });
    await createTimedNotifications(world.ctx);
    await deliver(world);
    expect([toOperator().length, toHost().length]).toEqual([1, 1]);
    await db.execute(sql`update reports set mailed_at = mailed_at - interval '1 hour', changed_at = changed_at - interval '59 minutes'
      where event_id = ${event.id}`);
    await db.execute(sql`update deliveries set due_at = due_at - interval '1 hour'`);
    await sendReportsMail(world.ctx, { event_id: event.id });
    await deliver(world);
    await vi.waitFor(() => expect([toOperator().length, toHost().length]).toEqual([2, 2]), { timeout: patience });
    expect([toOperator()[1]?.subject, toOperator()[1]?.text.match(/^> (Words|Answer) \d$/gm)?.length]).toEqual([
      'New reports at an event',
      9,
    ]);
  });

  test('of a report about a host is the only thing that tells of it', async () => {
    const { host, event, ada } = await night();
    const { data } = await report(ada, host, event, { words: 'They shout' });
    expect(await host.get(listReports, of(event))).toMatchObject({ reports: [], open: 0, total: 0 });
    expect((await settle(host, event, data.report.id, true)).code).toBe(404);
    expect((await host.get(listNotifications, {})).notifications).toEqual([]);
    await vi.waitFor(() => expect(mailsAbout(data.report.id)).toHaveLength(1), { timeout: patience });
    expect(mailsAbout(data.report.id)[0]?.text).toContain('The hosts of the event do not see this report.');
  });

  test('is none without an address; of a host the support gets it, and without one the log says that it waits', async () => {
    const { event, ada, ben, host } = await night();
    const hearsOf = async (env: Record<string, string>) => {
      const other = await openWorld({ env: { ...env, LOG_LEVEL: 'warn' }, logLevel: 'trace', beside: world });
      const me = new Person(other.app, ada.token, ada);
      const words = `Heard by ${env.SUPPORT_EMAIL}`;
      const asked = async () =>
        (
          await rowsOf(
            world.ctx.database.db,
            sql`select 1 from jobs.job where name = 'reports-mail' and data ->> 'event_id' = ${event.id}`,
          )
        ).length;
      const seen = [];
      for (const person of [ben, host]) {
        const before = await asked();
        const { data } = await report(me, person, event, { words });
        const waits = other.logLines.some((line) => line.includes(data.report.id));
        seen.push((await asked()) > before ? 'mailed' : waits ? 'waits' : 'for the hosts');
      }
      await other.close();
      return seen;
    };
    expect(await hearsOf({ SUPPORT_EMAIL: 'support@example.org' })).toEqual(['for the hosts', 'mailed']);
    expect(await hearsOf({})).toEqual(['for the hosts', 'waits']);
  });
});

test('a person reports ten people in an hour at most, and what is sent again is not counted', async () => {
  const limited = await openWorld({ env: { RATE_LIMIT: 'on' }, beside: world });
  const { event, ada, ben } = await night();
  const me = new Person(limited.app, ada.token, ada);
  const codes = [];
  for (let n = 0; n < 12; n += 1) codes.push((await report(me, ben, event, { words: `Words ${Math.max(1, n)}` })).code);
  expect(codes).toEqual([...Array(11).fill(200), 429]);
  await limited.close();
});

test('a report outlives its reporter without their name, and goes with who was reported, and after half a year', async () => {
  const { host, event, ada, ben, cleo } = await night();
  await storedRun(world, event, [{ of: [ada, cleo] }]);
  await write(ada, ben, 'Mine');
  await report(ada, ben, event, { words: 'By Ada', attach_thread: true });
  await report(ben, ada, event, { words: 'About Ada' });
  await report(ada, cleo, event, { words: 'Old' });
  const { reports } = (await ada.get(exportAccount, {})).export;
  expect(reports.map(({ words }) => words)).toEqual(['By Ada', 'Old']);
  expect(JSON.stringify((await cleo.get(exportAccount, {})).export)).not.toContain('Old');
  await ada.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  const left = await reportsOf(host, event);
  expect(left.map(({ words, reporter, thread }) => [words, reporter, thread?.[0]?.from ?? null])).toEqual([
    ['Old', null, null],
    ['By Ada', null, 'reporter'],
  ]);
  expect(JSON.stringify(await rowsOf(world.ctx.database.db, sql`select * from reports`))).not.toContain(ada.id);
  await world.ctx.database.db.execute(
    sql`update reports set created_at = now() - interval '181 days' where words = 'Old' and event_id = ${event.id}`,
  );
  await cleanUp(world.ctx);
  expect((await reportsOf(host, event)).map(({ words }) => words)).toEqual(['By Ada']);
});
