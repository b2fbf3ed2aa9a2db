import { saveEventAnswer } from '@serendip/contract/answers';
import type { Event } from '@serendip/contract/events';
import { createEventQuestion, type EventQuestion } from '@serendip/contract/questions';
import { of } from './matching.ts';
import type { Person, World } from './world.ts';

export interface AnsweredEvent {
  host: Person;
  event: Event;
  people: Person[];
  /** Offers, then needs. */
  questions: [EventQuestion, EventQuestion];
  answer(person: Person, question: 0 | 1, text: string): Promise<void>;
}

/** An event whose people say what they can give and what they are looking for. */
export async function answeredEvent(world: World, answers: [gives: string, seeks: string][]): Promise<AnsweredEvent> {
  const host = await world.arrive();
  const event = await world.createEvent(host);
  const people = await world.crowd(event, answers.length);
  const ask = async (text: string, matching_context: string) =>
    (await host.get(createEventQuestion, { ...of(event), body: { question: { text, matching_context } } })).question;
  const questions: [EventQuestion, EventQuestion] = [
    await ask('What can you give?', 'What this person can offer to others.'),
    await ask('What are you looking for?', 'What this person is looking for.'),
  ];
  const answer = async (person: Person, question: 0 | 1, text: string): Promise<void> => {
    const event_user_preference = { question_id: questions[question].id, text_response: text };
    await person.get(saveEventAnswer, { ...of(event), body: { event_user_preference } });
  };
  for (const [at, person] of people.entries())
    for (const question of [0, 1] as const) await answer(person, question, answers[at]?.[question] ?? 'nothing yet');
  return { host, event, people, questions, answer };
}

export const idsOf = ({ event, host }: AnsweredEvent) => ({ eventId: event.id, hostId: host.id });
