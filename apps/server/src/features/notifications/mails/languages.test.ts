import { changeAlias, type User } from '@serendip/contract/accounts';
import { type Event, joinEvent } from '@serendip/contract/events';
import { addPushSubscription, type NotificationKind, notificationKinds } from '@serendip/contract/notifications';
import { getSettings } from '@serendip/contract/service';
import { openPushService } from '@serendip/test-kit/push-service';
import { type Language, languages } from '@serendip/texts/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { of } from '../../../../test/matching.ts';
import { strangeWords } from '../../../../test/words-of-languages.ts';
import { openWorld, Person, type World } from '../../../../test/world.ts';
import type { Mail } from '../../../adapters/mailer.ts';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { type News, notify } from '../notify.ts';
import { deliverPushes } from '../pushes/deliver.ts';
import { deliverMails } from './deliver.ts';
import { digestOf, mailOf } from './mail.ts';

const links = { publicUrl: 'https://x.test', mailFrom: 'a@x.test', token: 'abc' };
const event = { id: 'e', name: 'Zürich 12', when: null, place: null, isToday: false };

const mailIn = (language: Language, kind: NotificationKind, isKnown: boolean) =>
  mailOf(
    {
      id: '1',
      kind,
      language,
      isKnown,
      to: 'b@x.test',
      event: isKnown ? event : null,
      other: { id: 'p', name: 'Zoë' },
      words: kind === 'from_host' ? [{ heading: 'Zug', text: '19:30' }] : [],
      calendar: 'BEGIN:VCALENDAR',
    },
    links,
  );

/** As they stand in the mails. */
const names = 'Serendip Zürich Zoë Zug';

const shownOf = ({ subject, text, html = '' }: { subject: string; text: string; html?: string }) =>
  `${subject}\n${text}\n${html.slice(html.indexOf('<body')).replaceAll(/<[^>]*>|&\w+;/g, ' ')}`.replaceAll(
    /https?:\S+/g,
    '',
  );

test.each(languages)('no mail or push in %s holds a word of another language', (language) => {
  for (const kind of notificationKinds)
    for (const isKnown of [true, false]) {
      const mail = mailIn(language, kind, isKnown);
      expect({ kind, isKnown, strange: strangeWords(language, shownOf(mail), names) }).toEqual({
        kind,
        isKnown,
        strange: [],
      });
      expect(mail.html).toContain(`<html lang="${language}">`);
    }
  const digest = digestOf({ id: '1', to: 'b@x.test', language, lines: Array(60).fill('Zug') }, links);
  expect(strangeWords(language, shownOf(digest), names)).toEqual([]);
});

let world: World;
beforeAll(async () => {
  world = await openWorld({ worker: true, env: { SMTP_URL: 'smtp://mail.test' } });
});
afterAll(() => world.close());

const subjectsTo = (email: string) => () => world.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

test('a mail is in its reader’s language when it leaves, not in that of its cause or of the event', async () => {
  const email = 'guest@example.org';
  const user = { email, password: 'secret', password_confirmation: 'secret' };
  const french = { 'accept-language': 'fr-CH, en;q=0.5' };
  const answer = await world.nobody.send('POST', '/users', { user }, french);
  const token = String(answer.headers.authorization).replace('Bearer ', '');
  const guest = new Person(world.app, token, answer.data.user as User);
  const first = 'Confirme ton adresse e-mail pour Serendip';
  await expect.poll(subjectsTo(email)).toEqual([first]);

  const host = await world.arrive();
  const event = await world.createEvent(host);
  await host.call(changeAlias, { body: { user: { language: 'de' } } });
  const { db } = world.ctx.database;
  await db.execute(sql`update users set email_confirmed_at = now()`);
  await db.execute(sql`update events set language = 'en' where id = ${event.id}`);
  await guest.get(joinEvent, { params: { event_id: event.id } });
  await guest.call(changeAlias, { body: { user: { language: 'es' } } });
  const news: News = { kind: 'matches_ready', users: [guest.id, host.id], cause: 'a run', event: event.id };
  await db.transaction((tx) => notify(tx, world.ctx, news));
  await expect.poll(() => subjectsTo(email)().at(-1)).toBe('Tus matches de Harbour Mixer están listos');
  await expect.poll(() => subjectsTo(host.email)().at(-1)).toBe('Deine Matches für Harbour Mixer sind da');
});

describe('with a German host, French actors and a Spanish reader', () => {
  const name = 'Zürich 12';
  let played: World;
  let service: Awaited<ReturnType<typeof openPushService>>;
  let host: Person;
  let actor: Person;
  let event: Event;
  beforeAll(async () => {
    const env = { PUBLIC_URL: 'http://localhost:3000', WEBHOOK_ALLOW: '127.0.0.1', MAIL_RATE: '1000' };
    played = await openWorld({ env });
    service = await openPushService((await played.nobody.get(getSettings, {})).push_key ?? '');
    host = await played.arrive();
    actor = await played.arrive();
    event = await played.createEvent(host, { name, event_date: '2099-05-20' });
    await actor.get(joinEvent, of(event));
    const { db } = played.ctx.database;
    await db.execute(sql`update events set language = 'de', place = 'Zug'`);
    await db.execute(sql`update users set language = case when id = ${host.id} then 'de' else 'fr' end`);
    await db.execute(sql`insert into cards (user_id, name, sight) values (${actor.id}, 'Zoë', 'events')`);
  });
  afterAll(async () => {
    await service.close();
    await played.close();
  });

  /** What a kind is about, beside the event and the actor; returns the cause. */
  async function happen(kind: NotificationKind, reader: Person): Promise<string> {
    const { db } = played.ctx.database;
    if (kind === 'message') {
      const [sent] = await rowsOf<{ id: string }>(
        db,
        sql`insert into messages (sender_id, recipient_id, content) values (${actor.id}, ${reader.id}, 'Zug') returning id`,
      );
      return String(sent?.id);
    }
    if (kind === 'cohost') {
      await db.execute(sql`insert into cohost_invitations (event_id, user_id, state, expires_at)
        values (${event.id}, ${reader.id}, 'open', now() + interval '1 day')`);
      return event.id;
    }
    if (kind === 'from_host') {
      await db.execute(sql`with word as (insert into words (event_id, author_id, heading, text, audience, on_stage, people)
          values (${event.id}, ${host.id}, 'Zug', 'Zug', 'everyone', false, 1) returning id)
        insert into word_recipients (word_id, user_id) select id, ${reader.id} from word`);
      return kind;
    }
    if (['asked', 'report', 'run_failed', 'webhook_off'].includes(kind))
      await db.execute(sql`insert into cohosts (event_id, user_id) values (${event.id}, ${reader.id})`);
    return kind;
  }

  test.each(notificationKinds)('news of the kind %s come in Spanish by mail and by push', async (kind) => {
    const { db } = played.ctx.database;
    const reader = await played.arrive();
    await db.execute(sql`insert into memberships (event_id, user_id) values (${event.id}, ${reader.id})`);
    await db.execute(sql`update users set language = 'es' where id = ${reader.id}`);
    await reader.call(addPushSubscription, { body: { push_subscription: service.subscribe(kind) } });
    await db.execute(
      sql`insert into notification_switches (user_id, kind, email, push) values (${reader.id}, ${kind}, true, true)`,
    );
    const cause = await happen(kind, reader);
    await db.transaction((tx) =>
      notify(tx, played.ctx, { kind, users: [reader.id], cause, event: event.id, other: actor.id }),
    );
    // An event that moved waits for further changes.
    await db.execute(sql`update deliveries set due_at = now()`);
    const { signal } = new AbortController();
    await deliverPushes(played.ctx, signal);
    await deliverMails(played.ctx, signal);
    const mails = played.mails.filter(({ to }) => to === reader.email);
    const pushes = service.got.filter(({ path }) => path === `/${kind}`);
    expect([mails.length, pushes.length]).toEqual([1, 1]);
    const push = JSON.parse(pushes[0]?.text ?? '') as { title: string; lang: string };
    expect(push.lang).toBe('es');
    for (const said of [shownOf(mails[0] as Mail), push.title])
      expect({ said, strange: strangeWords('es', said, names) }).toEqual({ said, strange: [] });
  });
});
