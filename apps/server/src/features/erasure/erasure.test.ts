import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount, requestPasswordReset, resetPassword, signIn, signUp } from '@serendip/contract/accounts';
import { deleteEventAnswer, listEventAnswers, saveEventAnswer } from '@serendip/contract/answers';
import { getEvent, joinEvent, leaveEvent } from '@serendip/contract/events';
import { getMatches, getRoomAssignments, listMyMatches, runMatches } from '@serendip/contract/matching';
import { getUnreadCount, listConversations, listMessages, markRead, sendMessage } from '@serendip/contract/messages';
import { createEventQuestion, listEventQuestions } from '@serendip/contract/questions';
import { patience } from '@serendip/test-kit/patience';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fullLife } from '../../../test/full-life.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { openMailer } from '../../adapters/mailer.ts';
import { readConfig } from '../../config.ts';
import { rowsOf } from '../../db/database.ts';
import { ofPeople } from '../../db/personal-data.ts';
import { passwordResets } from '../../db/schema/accounts.ts';
import { sql } from '../../db/sql.ts';
import { hashToken } from '../../http/authorise.ts';
import { startWorker } from '../../worker.ts';
import { openSession } from '../identity/session.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const erase = (person: Person, password = 'correct horse') =>
  person.call(deleteAccount, { body: { user: { password } } });
const to = (person: Person) => ({ params: { user_id: person.id } });

describe('the export', () => {
  test('holds everything of one’s own and nothing of others’', async () => {
    const { me, partner, host, event, own } = await fullLife(world);
    await partner.get(sendMessage, { ...to(me), body: { message: { content: 'canary-of-another' } } });
    const { export: data } = await me.get(exportAccount, {});
    expect(data.user).toMatchObject({ id: me.id, email: me.email, alias: me.alias });
    expect(data.hosted_events).toMatchObject([{ id: own.id, name: 'My Own' }]);
    expect(data.joined_events).toMatchObject([{ id: event.id, name: 'Winter Fair', spot_me: 'canary-scarf' }]);
    expect(data.card).toEqual({
      name: 'canary-card',
      headline: null,
      pronouns: null,
      links: ['https://canary.example'],
      sight: 'matches',
    });
    expect(data.event_answers).toEqual([
      { event: 'Winter Fair', question: 'Why?', answer: 'canary-event-answer', host_reads: false },
    ]);
    expect(data.profile_answers).toMatchObject([{ answer: 'canary-profile-answer' }]);
    expect(data.topics).toEqual([
      { event: 'Winter Fair', role: 'need', phrase: 'canary-topic', state: 'own', shown: false },
    ]);
    expect(data.skipped_questions).toEqual([{ event: 'Winter Fair', role: 'offer' }]);
    expect(data.clarity).toEqual([{ event: 'Winter Fair', clarity: 'partly' }]);
    expect(data.covers).toEqual([{ event: 'My Own', picture: Buffer.from('canary-cover').toString('base64') }]);
    expect(data.feedback).toEqual([{ event: 'Winter Fair', feedback_type: 'positive' }]);
    expect(data.matches).toContainEqual({
      event: 'Winter Fair',
      match_percentage: 80,
      match_category: 'can_help',
      fit: 'good',
      matched_alias: partner.alias,
      detailed_reasons: ['About the partner.'],
      opener: 'Ask the partner.',
    });
    const theirs = (await partner.get(exportAccount, {})).export.matches;
    expect(theirs).toContainEqual(
      expect.objectContaining({ match_category: 'can_receive_help', matched_alias: me.alias }),
    );
    expect(data.seats).toEqual(
      [1, 2].map((round) => ({ event: 'Winter Fair', round, room_number: 1, matched_at: expect.any(String) })),
    );
    const meetings = [partner, host].map(({ alias }) => ({ event: 'Winter Fair', alias, reason: `Meet ${alias}.` }));
    expect(data.meetings).toEqual(meetings.toSorted((a, b) => (a.alias < b.alias ? -1 : 1)));
    const times = { created_at: expect.any(String), last_used_at: expect.any(String) };
    expect(data.sessions).toEqual([times]);
    expect(data.messages_sent).toMatchObject([{ recipient_id: partner.id, content: 'canary-message' }]);
    const text = JSON.stringify(data);
    for (const foreign of [
      'canary-of-another',
      'About me.',
      'Ask me.',
      partner.email,
      host.email,
      'argon2id',
      String(me.token),
    ])
      expect(text).not.toContain(foreign);
  });

  test('is for the signed-in', async () => {
    expect((await world.nobody.call(exportAccount, {})).code).toBe(401);
  });
});

describe('erasing an account', () => {
  test('asks for the right password and changes nothing without it', async () => {
    const me = await world.signUp();
    expect(await erase(me, 'wrong horse')).toMatchObject({ code: 403, message: 'Password is incorrect' });
    expect((await me.send('DELETE', '/users')).code).toBe(422);
    expect((await me.send('DELETE', '/users', { user: {} })).errors).toEqual(["Password can't be blank"]);
    expect((await me.get(exportAccount, {})).export.user.email).toBe(me.email);
    expect((await erase(world.nobody)).code).toBe(401);
  });

  test('ends the sessions, frees the e-mail, and leaves no trace of answers, topics, memberships or feedback', async () => {
    const { me, host, event } = await fullLife(world);
    expect((await erase(me)).code).toBe(200);
    expect((await me.call(exportAccount, {})).code).toBe(401);
    const user = { email: me.email, password: 'correct horse' };
    expect((await world.nobody.call(signIn, { body: { user } })).code).toBe(401);
    expect((await host.get(getEvent, of(event))).event.participants_count).toBe(2);
    const { db } = world.ctx.database;
    for (const { column } of ofPeople.filter(({ erase }) => erase === 'delete' || erase === 'empty'))
      expect(await rowsOf(db, sql`select 1 from ${column.table} where ${column} = ${me.id}`)).toEqual([]);
    const again = { ...user, password_confirmation: user.password };
    const { user: reborn } = await world.nobody.get(signUp, { body: { user: again } });
    expect(reborn.id).not.toBe(me.id);
  });

  test('takes what the person is worth to others out of the values of a run, and leaves the others’', async () => {
    const { me, partner, host, run } = await fullLife(world);
    const values = () =>
      rowsOf<{ user_id: string; row: string }>(
        world.ctx.database.db,
        sql`select user_id, encode(row, 'hex') as row from pair_values where run_id = ${run.id} order by position`,
      );
    const people = [me, partner, host].map(({ id }) => id).toSorted();
    expect(await values()).toEqual(people.map((user_id, at) => ({ user_id, row: '64'.repeat(at) })));
    await erase(me);
    const gone = people.indexOf(me.id);
    const row = (at: number) => people.slice(0, at).map((_, before) => (before === gone ? '00' : '64'));
    expect(await values()).toEqual(
      people.map((user_id, at) => ({ user_id, row: row(at).join('') })).filter(({ user_id }) => user_id !== me.id),
    );
  });

  test('leaves messages with their reader, who can read and mark them but not answer', async () => {
    const { me, partner } = await fullLife(world);
    await erase(me);
    const { conversations } = await partner.get(listConversations, {});
    expect(conversations).toMatchObject([{ user: { id: me.id, alias: 'Deleted user' }, unread_count: 1 }]);
    const thread = await partner.get(listMessages, to(me));
    expect(thread.user.alias).toBe('Deleted user');
    const inFrench = await partner.send('GET', listConversations.path, undefined, { 'accept-language': 'fr' });
    expect(inFrench.data.conversations).toMatchObject([{ user: { id: me.id, alias: 'Compte supprimé' } }]);
    expect(thread.messages.map(({ content }) => content)).toEqual(['canary-message']);
    expect((await partner.call(sendMessage, { ...to(me), body: { message: { content: 'hello?' } } })).code).toBe(403);
    await partner.get(markRead, to(me));
    expect((await partner.get(getUnreadCount, {})).unread_count).toBe(0);
  });

  test('takes the face out of past results, and closes the hosted events', async () => {
    const { me, partner, host, event, own } = await fullLife(world);
    await erase(me);
    const results = [await host.get(getMatches, of(event)), await host.get(getRoomAssignments, of(event))];
    const text = JSON.stringify(results);
    expect(text).not.toContain(me.email);
    expect(text).not.toContain(me.alias);
    expect(text).toContain('Deleted user');
    expect(JSON.stringify(await partner.get(listMessages, to(me)))).not.toContain('About me.');
    const { match } = await partner.get(listMessages, to(me));
    expect(match).toMatchObject({ detailed_reasons: ['This person has deleted their account.'], opener: null });
    const kept = (await partner.get(exportAccount, {})).export.matches;
    expect(kept.map(({ detailed_reasons }) => detailed_reasons)).toContainEqual(match?.detailed_reasons);
    const { matches, rooms } = await partner.get(listMyMatches, of(event));
    expect(matches.map(({ user }) => user.id)).not.toContain(me.id);
    expect(rooms.map(({ people }) => people.map(({ id }) => id))).toEqual([[host.id], []]);

    const closed = await partner.get(getEvent, of(own));
    expect(closed.event).toMatchObject({ closed: true, created_by: { id: me.id, email: null } });
    expect(await partner.call(joinEvent, of(own))).toMatchObject({ code: 403, message: 'This event is closed' });
    expect((await partner.call(runMatches, of(own))).code).toBe(403);
    expect((await partner.get(listEventAnswers, of(own))).preferences).toEqual([]);
  });

  test('blanks the descriptions of the events; their questions are for those who answered them, until they take that back', async () => {
    const [host, left, stays, stranger] = [
      await world.signUp(),
      await world.arrive(),
      await world.arrive(),
      await world.arrive(),
    ];
    const event = await world.createEvent(host, { name: 'Winter Fair', description: 'canary-description' });
    for (const person of [left, stays]) await person.get(joinEvent, of(event));
    const ask = async (text: string) =>
      (await host.get(createEventQuestion, { ...of(event), body: { question: { text } } })).question;
    const [first, second] = [await ask('canary-first'), await ask('canary-second')];
    await ask('canary-unanswered');
    const answer = (person: Person, { id }: { id: string }, text_response: string) =>
      person.get(saveEventAnswer, {
        ...of(event),
        body: { event_user_preference: { question_id: id, text_response } },
      });
    await answer(left, first, 'of who left');
    await answer(stays, second, 'of who stays');
    await left.get(leaveEvent, of(event));
    expect((await left.get(listEventAnswers, of(event))).preferences).toEqual([]);
    await erase(host);

    expect((await stranger.get(getEvent, of(event))).event).toMatchObject({ name: 'Winter Fair', description: null });
    const seenBy = async (person: Person) => {
      const { questions, preferences } = await person.get(listEventAnswers, of(event));
      const alone = await person.get(listEventQuestions, of(event));
      expect(alone.questions).toEqual(questions);
      return [questions.map(({ text }) => text), preferences.map(({ effective_value }) => effective_value)];
    };
    expect(await seenBy(stranger)).toEqual([[], []]);
    expect(await seenBy(left)).toEqual([['canary-first'], ['of who left']]);
    expect(await seenBy(stays)).toEqual([['canary-second'], ['of who stays']]);
    const { db } = world.ctx.database;
    expect(await rowsOf(db, sql`select text from event_questions where event_id = ${event.id} order by seq`)).toEqual([
      { text: 'canary-first' },
      { text: 'canary-second' },
    ]);

    const take = (person: Person, { id }: { id: string }) =>
      person.call(deleteEventAnswer, { params: { event_id: event.id, question_id: id } });
    expect((await take(stranger, first)).code).toBe(404);
    expect([(await take(left, first)).code, (await take(left, first)).code]).toEqual([200, 404]);
    expect((await take(stays, second)).code).toBe(200);
    expect([await seenBy(left), await seenBy(stays)]).toEqual([
      [[], []],
      [[], []],
    ]);
    expect(await rowsOf(db, sql`select 1 from event_questions where event_id = ${event.id}`)).toEqual([]);
  });

  test('takes the mails with it: those in the outbox, one half written, and one that is still to be sent', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'serendip-erased-'));
    const outbox = join(dataDir, 'outbox');
    const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    const idle = await openWorld({ env: { DATA_DIR: dataDir }, mailer: openMailer(config, pino({ level: 'silent' })) });
    const [me, other] = [await idle.signUp(`${'long-'.repeat(12)}name@example.org`), await idle.signUp()];
    for (const { email } of [me, other]) {
      await idle.nobody.get(requestPasswordReset, { body: { user: { email } } });
      await idle.ctx.mailer.send({ to: email, subject: 'Earlier', text: 'x' });
    }
    writeFileSync(join(outbox, '.half.eml.part'), `From: Serendip\nTo: ${me.email}\n`);
    const jobs = () => rowsOf(idle.ctx.database.db, sql`select data from jobs.job where data ? 'user_id'`);
    expect(await jobs()).toHaveLength(2);
    await me.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
    expect(await jobs()).toMatchObject([{ data: { user_id: other.id } }]);
    expect(JSON.stringify(await rowsOf(idle.ctx.database.db, sql`select to_jsonb(j) from jobs.job j`))).not.toContain(
      '@',
    );
    await startWorker(idle.ctx);
    await vi.waitFor(() => expect(readdirSync(outbox)).toHaveLength(2), { timeout: patience });
    for (const name of readdirSync(outbox))
      expect(readFileSync(join(outbox, name), 'utf8')).toContain(`To: ${other.email}`);
    // The mail was being written while the account was erased.
    const { mailer } = idle.ctx;
    idle.ctx.mailer = {
      async send(mail) {
        await other.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
        await mailer.send(mail);
      },
    };
    await idle.nobody.get(requestPasswordReset, { body: { user: { email: other.email } } });
    await vi.waitFor(() => expect(readdirSync(outbox)).toEqual([]), { timeout: patience });
    await idle.close();
    rmSync(dataDir, { recursive: true });
  });

  test('leaves nobody signed in and no way back, whatever row of a session or a reset link comes late', async () => {
    const me = await world.signUp();
    await erase(me);
    const { db } = world.ctx.database;
    const late = new Person(world.app, await openSession(db, me.id, world.ctx.bounds));
    expect((await late.call(exportAccount, {})).code).toBe(401);
    const token = 'a-link-that-was-mailed-meanwhile';
    const expiresAt = new Date(Date.now() + 3_600_000);
    await db.insert(passwordResets).values({ userId: me.id, tokenHash: hashToken(token), expiresAt });
    const user = { reset_password_token: token, password: 'correct horse', password_confirmation: 'correct horse' };
    expect(await world.nobody.call(resetPassword, { body: { user } })).toMatchObject({
      code: 422,
      message: 'Reset password token is invalid',
    });
  });
});
