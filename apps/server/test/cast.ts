import { deleteAccount } from '@serendip/contract/accounts';
import { topicKey } from '@serendip/contract/topics';
import {
  eventAnswers,
  eventFeedback,
  eventQuestions,
  events,
  memberships,
  profileAnswers,
  topics,
} from '../src/db/schema.ts';
import { storedRun } from './stored-run.ts';
import type { Person, World } from './world.ts';

/** Everyone a call can come from, seen from one event, in the order of the table's columns. */
export const actors = ['signed_out', 'stranger', 'joined', 'left', 'matched', 'host', 'other_host', 'erased'] as const;
export type Actor = (typeof actors)[number];

export interface Cast {
  people: Record<Actor, Person>;
  /** The one whom `matched` was matched with; joined, and with answers too. */
  target: Person;
  event: { id: string };
  /** The other host's. */
  otherEvent: { id: string };
  question: { id: string };
  run: { id: string };
  /** Own answers, where the actor has any, else the target's. */
  eventAnswerOf(person: Person): string;
  profileAnswerOf(person: Person): string;
}

export async function erasedPerson(world: World): Promise<Person> {
  const person = await world.arrive();
  await person.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  return person;
}

const need = (phrase: string) => ({ role: 'need', key: topicKey(phrase), phrase, state: 'own' }) as const;

/** An event in the middle of its life, with fresh people around it. */
export async function makeCast(world: World, erased: Person): Promise<Cast> {
  const arrivals = await Promise.all(Array.from({ length: 7 }, () => world.arrive()));
  const [stranger, joined, left, matched, host, otherHost, target] = arrivals as [
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
    .values([host, otherHost].map(({ id }) => ({ hostId: id, name: 'Harbour Mixer' })))
    .returning({ id: events.id });
  const [event, otherEvent] = inserted as [{ id: string }, { id: string }];
  const questions = await db
    .insert(eventQuestions)
    .values({ eventId: event.id, text: 'Why?', inputType: 'text' })
    .returning({ id: eventQuestions.id });
  const [question] = questions as [{ id: string }];
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
  const idOf = (answers: { id: string; userId: string }[], person: Person) =>
    (answers.find(({ userId }) => userId === person.id) ?? answers.find(({ userId }) => userId === target.id))?.id ??
    '';
  const run = await storedRun(world, event, [{ of: [matched, target] }]);
  return {
    people: {
      signed_out: world.nobody,
      stranger,
      joined,
      left,
      matched,
      host,
      other_host: otherHost,
      erased,
    },
    target,
    event,
    otherEvent,
    question,
    run,
    eventAnswerOf: (person) => idOf(ofJoiners, person),
    profileAnswerOf: (person) => idOf(ofAll, person),
  };
}
