import { saveEventAnswer } from '@serendip/contract/answers';
import { saveMyCard } from '@serendip/contract/cards';
import { joinEvent } from '@serendip/contract/events';
import { createLabel, labelPeople } from '@serendip/contract/labels';
import { createEventQuestion } from '@serendip/contract/questions';
import { checkRule, createRule, listRules } from '@serendip/contract/rules';
import { expect } from 'vitest';
import { of } from './matching.ts';
import type { Person, World } from './world.ts';

type Ided = { id: string };
export type Sent = Record<string, unknown> & { kind: string };

/** A group of these people. */
export const people = (...them: Ided[]) => ({ people: them.map(({ id }) => id) });

/** The calls of a host who writes rules, and of guests whom the rules are about. `given` is asked at each call. */
export function ruleCalls(given: () => { world: World; host: Person }) {
  const path = (event: Ided) => `/events/${event.id}/rules`;
  const send = (event: Ided, rule: Sent) => given().host.send('POST', path(event), { rule });
  const make = async (event: Ided, rule: Sent) => {
    const answer = await given().host.call(createRule, { ...of(event), body: { rule: rule as never } });
    expect([answer.message, answer.errors]).toEqual(['Rule saved.', undefined]);
    return answer.data.rule;
  };
  const check = async (event: Ided, rule: Sent, more: object = {}) =>
    (await given().host.get(checkRule, { ...of(event), body: { rule: rule as never, ...more } })).rule;
  const rulesOf = async (event: Ided) => (await given().host.get(listRules, of(event))).rules;
  const label = async (event: Ided, name: string, them: Ided[]) => {
    const { label: made } = await given().host.get(createLabel, { ...of(event), body: { label: { name } } });
    const params = { event_id: event.id, label_id: made.id };
    if (them.length > 0) await given().host.get(labelPeople, { params, body: { user_ids: them.map(({ id }) => id) } });
    return { label_id: made.id };
  };
  const named = async (event: Ided, ...names: string[]) => {
    const them = await Promise.all(names.map(() => given().world.arrive()));
    for (const [at, person] of them.entries()) {
      await person.get(joinEvent, of(event));
      await person.get(saveMyCard, { body: { card: { name: names[at] ?? '' } } });
    }
    return them as [Person, Person, Person, Person];
  };
  const ask = async (event: Ided, text: string, host_reads: boolean) =>
    (
      await given().host.get(createEventQuestion, {
        ...of(event),
        body: {
          question: {
            text,
            input_type: 'multiple_choice',
            host_reads,
            options: [
              { text: 'Vegan', value: 'vegan' },
              { text: 'Anything', value: 'any' },
            ],
          },
        },
      })
    ).question;
  const say = (event: Ided, person: Person, question: Ided, value: string) =>
    person.get(saveEventAnswer, {
      ...of(event),
      body: { event_user_preference: { question_id: question.id, selected_options: [value] } },
    });

  return { check, label, make, named, path, rulesOf, say, send, ask };
}
