import { randomUUID } from 'node:crypto';
import { deleteAccount } from '@serendip/contract/accounts';
import { topicKey } from '@serendip/contract/topics';
import { passkeys } from '../src/db/schema/accounts.ts';
import { eventAnswers, profileAnswers, topics } from '../src/db/schema/answers.ts';
import { liveSessions, presences, stageLinks } from '../src/db/schema/evening.ts';
import { cohosts, doorHelpers, eventFeedback, eventQuestions, events, memberships } from '../src/db/schema/events.ts';
import { invitations, invitationTokens } from '../src/db/schema/invitations.ts';
import { eventLabels } from '../src/db/schema/labels.ts';
import { eventRules } from '../src/db/schema/rules.ts';
import { reports } from '../src/db/schema/safety.ts';
import { apiTokens } from '../src/db/schema/tokens.ts';
import { webhookDeliveries, webhooks } from '../src/db/schema/webhooks.ts';
import { hashToken } from '../src/http/authorise.ts';
import { storedRun } from './stored-run.ts';
import type { Person, World } from './world.ts';

/** Everyone a call can come from, seen from one event, in the order of the table's columns. */
export const actors = [
  'signed_out',
  'stranger',
  'joined',
  'left',
  'matched',
  'host',
  'other_host',
  'erased',
  'cohost',
  'door',
] as const;
export type Actor = (typeof actors)[number];

export interface Cast {
  people: Record<Actor, Person>;
  /** The one whom `matched` was matched with; joined, and with answers too. */
  target: Person;
  event: { id: string; name: string };
  /** The other host's. */
  otherEvent: { id: string };
  question: { id: string };
  /** On nobody. */
  label: { id: string };
  rule: { id: string };
  run: { id: string };
  /** In round 1 of the run; the target is here. */
  evening: { version: number; code: string; secret: string };
  /** Of the event, by its host. */
  webhook: { id: string; delivery: string };
  /** By `matched`, about the target. */
  report: { id: string };
  /** Mailed to a person who has not answered. */
  invitation: { id: string; token: string };
  /** Own answers, where the actor has any, else the target's. */
  eventAnswerOf(person: Person): string;
  profileAnswerOf(person: Person): string;
  /** Everybody has one. */
  passkeyOf(person: Person): string;
  /** Everybody has one. */
  tokenOf(person: Person): string;
}

export async function erasedPerson(world: World): Promise<Person> {
  const person = await world.arrive();
  await person.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  return person;
}

const need = (phrase: string) => ({ role: 'need', key: topicKey(phrase), phrase, state: 'own' }) as const;

/** An event in the middle of its life, with fresh people around it. */
export async function makeCast(world: World, erased: Person): Promise<Cast> {
  const arrivals = await Promise.all(Array.from({ length: 9 }, () => world.arrive()));
  const [stranger, joined, left, matched, host, otherHost, target, cohost, door] = arrivals as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  const { db } = world.ctx.database;
  const inserted = await db
    .insert(events)
    .values([host, otherHost].map(({ id }) => ({ hostId: id, name: 'Harbour Mixer', event_date: '2099-05-20' })))
    .returning({ id: events.id, name: events.name });
  const [event, otherEvent] = inserted as [Cast['event'], Cast['event']];
  await db.insert(cohosts).values({ eventId: event.id, userId: cohost.id });
  await db.insert(doorHelpers).values({ eventId: event.id, userId: door.id });
  const questions = await db
    .insert(eventQuestions)
    .values({ eventId: event.id, text: 'Why?', inputType: 'text' })
    .returning({ id: eventQuestions.id });
  const [question] = questions as [{ id: string }];
  const [label] = await db
    .insert(eventLabels)
    .values({ eventId: event.id, name: 'VIP', key: 'vip' })
    .returning({ id: eventLabels.id });
  if (!label) throw new Error('the label was not stored');
  const [rule] = await db
    .insert(eventRules)
    .values({ eventId: event.id, kind: 'stay', strength: 'always', terms: { a: { is: 'label' } }, labelA: label.id })
    .returning({ id: eventRules.id });
  if (!rule) throw new Error('the rule was not stored');
  const joiners = [joined, left, matched, target].map(({ id }) => ({ eventId: event.id, userId: id }));
  await db.insert(memberships).values(joiners.filter(({ userId }) => userId !== left.id));
  await db.insert(eventFeedback).values(joiners.map((joiner) => ({ ...joiner, feedbackType: 'positive' })));
  const ofJoiners = await db
    .insert(eventAnswers)
    .values(joiners.map(({ userId }) => ({ questionId: question.id, userId, value: 'Because' })))
    .returning();
  await db
    .insert(topics)
    .values([
      ...joiners.map((joiner) => ({ ...joiner, ...need('A boat') })),
      { eventId: event.id, userId: target.id, ...need(`What ${target.alias} needs`) },
    ]);
  const ofAll = await db
    .insert(profileAnswers)
    .values(arrivals.map(({ id }) => ({ questionId: 'what-you-do', userId: id, value: 'This and that' })))
    .returning();
  const devices = await db
    .insert(passkeys)
    .values(
      arrivals.map(({ id }) => ({
        userId: id,
        credentialId: `device-of-${id}`,
        publicKey: 'x',
        counter: 0,
        transports: [],
        name: 'Phone',
      })),
    )
    .returning();
  const tokens = await db
    .insert(apiTokens)
    .values(
      arrivals.map(({ id }) => ({
        userId: id,
        tokenHash: `token-of-${id}`,
        name: 'Printer',
        scopes: ['read' as const],
        expiresAt: new Date('2099-01-01'),
      })),
    )
    .returning();
  const idOf = (answers: { id: string; userId: string }[], person: Person) =>
    (answers.find(({ userId }) => userId === person.id) ?? answers.find(({ userId }) => userId === target.id))?.id ??
    '';
  const run = await storedRun(world, event, [{ of: [matched, target] }]);
  const evening = { version: 3, code: randomUUID().slice(0, 6).toUpperCase(), secret: `${randomUUID()}-stage-` };
  const [session] = await db
    .insert(liveSessions)
    .values({
      eventId: event.id,
      version: evening.version,
      code: evening.code,
      state: 'round',
      round: 1,
      rounds: 1,
      matchRunId: run.id,
      automatic: false,
      endsAt: new Date(Date.now() + 600_000),
    })
    .returning({ id: liveSessions.id });
  if (!session) throw new Error('the evening was not stored');
  await db.insert(presences).values({ sessionId: session.id, userId: target.id, here: true });
  await db.insert(stageLinks).values({ eventId: event.id, secretHash: hashToken(evening.secret), madeBy: host.id });
  const [report] = await db
    .insert(reports)
    .values({ eventId: event.id, reporterId: matched.id, reportedId: target.id, reason: 'other', words: 'Hm' })
    .returning({ id: reports.id });
  if (!report) throw new Error('the report was not stored');
  const sent = { url: 'https://hooks.example.org/x', target: 'example.org' };
  const [webhook] = await db
    .insert(webhooks)
    .values({ ...sent, eventId: event.id, madeBy: host.id, kinds: ['report.made'], seed: 'x' })
    .returning({ id: webhooks.id });
  const [delivery] = await db
    .insert(webhookDeliveries)
    .values({ webhookId: webhook?.id ?? '', kind: 'report.made', state: 'failed' })
    .returning({ id: webhookDeliveries.id });
  if (!webhook || !delivery) throw new Error('the webhook was not stored');
  const token = randomUUID().replaceAll('-', '').padEnd(43, 'x');
  const invited = { eventId: event.id, invitedBy: host.id, addressHash: token, email: `${randomUUID()}@example.org` };
  const [invitation] = await db
    .insert(invitations)
    .values({ ...invited, name: 'Ida Invited', invitedAt: new Date(), mailedAt: new Date() })
    .returning({ id: invitations.id });
  if (!invitation) throw new Error('the invitation was not stored');
  await db.insert(invitationTokens).values({ tokenHash: hashToken(token), invitationId: invitation.id });
  return {
    invitation: { id: invitation.id, token },
    evening,
    report,
    webhook: { id: webhook.id, delivery: delivery.id },
    people: {
      signed_out: world.nobody,
      stranger,
      joined,
      left,
      matched,
      host,
      other_host: otherHost,
      erased,
      cohost,
      door,
    },
    target,
    event,
    otherEvent,
    question,
    label,
    rule,
    run,
    eventAnswerOf: (person) => idOf(ofJoiners, person),
    passkeyOf: (person) => idOf(devices, person),
    tokenOf: (person) => idOf(tokens, person),
    profileAnswerOf: (person) => idOf(ofAll, person),
  };
}
