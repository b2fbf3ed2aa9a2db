import {
  type AnswerValue,
  deleteEventAnswer,
  listEventAnswers,
  saveEventAnswer,
  updateEventAnswer,
} from '@serendip/contract/answers';
import { joinEvent, leaveEvent } from '@serendip/contract/events';
import {
  createEventQuestion,
  deleteEventQuestion,
  type EventQuestion,
  type QuestionInput,
  updateEventQuestion,
} from '@serendip/contract/questions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let host: Person;
let guest: Person;
let event: { id: string };
const questions: Record<string, EventQuestion> = {};
const labels = { min_label: 'a', max_label: 'b', matching_context: 'c' };
const options = ['red', 'green', 'blue'].map((value) => ({ text: value, value }));
const forms: Record<string, QuestionInput> = {
  text: { text: 'Why?' },
  slider: { text: 'How far?', input_type: 'slider', ...labels },
  multiple_choice: { text: 'Which?', input_type: 'multiple_choice', options },
  multi_select: { text: 'Which ones?', input_type: 'multi_select', options },
  yes_no_maybe: { text: 'Coming?', input_type: 'yes_no_maybe' },
};
const ask = async (question: QuestionInput, where = event) =>
  (await host.get(createEventQuestion, { ...of(where), body: { question } })).question;

beforeAll(async () => {
  world = await openWorld();
  [host, guest] = [await world.arrive(), await world.arrive()];
  event = await world.createEvent(host);
  await guest.get(joinEvent, of(event));
  for (const [type, form] of Object.entries(forms)) questions[type] = await ask(form);
});
afterAll(() => world.close());

const question = (type: string) => questions[type] as EventQuestion;
const save = (person: Person, question_id: string, answer: object, where = event) =>
  person.send('POST', `/events/${where.id}/user_preferences`, { event_user_preference: { question_id, ...answer } });
const stored = async (person: Person, where = event): Promise<Record<string, AnswerValue>> =>
  Object.fromEntries(
    (await person.get(listEventAnswers, of(where))).preferences.map((preference) => [
      preference.question_id,
      preference.effective_value,
    ]),
  );

describe('an answer', () => {
  test.each([
    ['text', { text_response: ' Because\nof people ' }, 'Because\nof people'],
    ['text', { text_response: '🙂'.repeat(1000) }, '🙂'.repeat(1000)],
    ['slider', { numeric_response: 5 }, 5],
    ['multiple_choice', { selected_options: ['green'] }, ['green']],
    ['multiple_choice', { selected_options: 'green' }, ['green']],
    ['multi_select', { selected_options: ['blue', 'red', 'blue'] }, ['red', 'blue']],
    ['yes_no_maybe', { selected_options: ['maybe'] }, ['maybe']],
    // Only the field that the type uses counts.
    ['slider', { numeric_response: 2, text_response: 'two', selected_options: ['x'] }, 2],
  ])('to a %s question (%j) reads back as its effective value', async (type, answer, value) => {
    const { code, data } = await save(guest, question(type).id, answer);
    const preference = { id: expect.any(String), question_id: question(type).id, effective_value: value };
    expect([code, data]).toEqual([200, { preference }]);
    expect((await stored(guest))[question(type).id]).toEqual(value);
  });

  test.each([
    ['text', {}, "Answer can't be blank"],
    ['text', { text_response: null }, "Answer can't be blank"],
    ['text', { text_response: ' \n' }, "Answer can't be blank"],
    ['text', { text_response: '\u200b\u2800' }, "Answer can't be blank"],
    ['text', { text_response: 'x'.repeat(2001) }, 'Answer must be 2000 characters or less'],
    ['text', { text_response: '🙂'.repeat(1001) }, 'Answer must be 2000 characters or less'],
    ['text', { text_response: 7 }, 'Answer must be text'],
    ['text', { text_response: ['x'] }, 'Answer must be text'],
    ['text', { text_response: 'a\0b' }, 'Answer contains characters that cannot be stored'],
    ['text', { numeric_response: 3 }, "Answer can't be blank"],
    ['slider', {}, "Answer can't be blank"],
    ['slider', { numeric_response: 0 }, 'Answer must be a whole number from 1 to 5'],
    ['slider', { numeric_response: 6 }, 'Answer must be a whole number from 1 to 5'],
    ['slider', { numeric_response: 2.5 }, 'Answer must be a whole number from 1 to 5'],
    ['slider', { numeric_response: 1e300 }, 'Answer must be a whole number from 1 to 5'],
    ['slider', { numeric_response: '3' }, 'Answer must be a number'],
    ['slider', { text_response: '3' }, "Answer can't be blank"],
    ['multiple_choice', { selected_options: [] }, "Answer can't be blank"],
    ['multiple_choice', { selected_options: '' }, 'Answer is not one of the options'],
    ['multiple_choice', { selected_options: ['pink'] }, 'Answer is not one of the options'],
    ['multiple_choice', { selected_options: ['red', 'blue'] }, 'Only one option can be selected'],
    ['multi_select', { selected_options: ['red', 'pink'] }, 'Answer is not one of the options'],
    ['multi_select', { selected_options: ['red', 1] }, 'Selected options must be a list of option values'],
    ['multi_select', { selected_options: { 0: 'red' } }, 'Selected options must be a list of option values'],
    [
      'multi_select',
      { selected_options: options.concat(options).map((_, n) => `${n}`) },
      'Answer is not one of the options',
    ],
    ['yes_no_maybe', { selected_options: ['yes', 'no'] }, 'Only one option can be selected'],
    ['yes_no_maybe', { selected_options: ['YES'] }, 'Answer is not one of the options'],
  ])('to a %s question that does not fit (%j) is refused: %s', async (type, answer, sentence) => {
    const before = await stored(guest);
    const refused = await save(guest, question(type).id, answer);
    expect([refused.code, refused.errors]).toEqual([422, [sentence]]);
    expect(await stored(guest)).toEqual(before);
  });

  test('replaces the one before, with the same id', async () => {
    const fresh = await ask({ text: 'Twice?' });
    const first = await save(guest, fresh.id, { text_response: 'one' });
    const second = await save(guest, fresh.id, { text_response: 'two' });
    expect(second.data.preference).toEqual({ ...(first.data.preference as object), effective_value: 'two' });
  });

  test('can be changed by its own id, by its owner, within its event', async () => {
    const fresh = await ask({ text: 'Changed?' });
    const { data } = await save(guest, fresh.id, { text_response: 'one' });
    const { id } = data.preference as { id: string };
    const put = (person: Person, preference_id: string, where = event) =>
      person.call(updateEventAnswer, {
        params: { event_id: where.id, preference_id },
        body: { event_user_preference: { text_response: 'two' } },
      });
    expect((await put(guest, id)).data.preference).toMatchObject({ id, effective_value: 'two' });
    await host.get(joinEvent, of(event));
    const unknown = await put(host, 'd069241b-842b-4315-90d4-5ff46c3ea9e4');
    expect([unknown.code, unknown.message]).toEqual([404, 'Preference not found']);
    const foreign = await put(host, id);
    expect([foreign.code, foreign.message, foreign.data]).toEqual([404, 'Preference not found', {}]);
    const elsewhere = await world.createEvent(host);
    await guest.get(joinEvent, of(elsewhere));
    expect((await put(guest, id, elsewhere)).code).toBe(404);
    await host.get(leaveEvent, of(event));
    expect((await stored(guest))[fresh.id]).toBe('two');
  });

  test('can be taken back once; what is not there is 404', async () => {
    const fresh = await ask({ text: 'Back?' });
    await save(guest, fresh.id, { text_response: 'one' });
    const params = { event_id: event.id, question_id: fresh.id };
    await guest.get(deleteEventAnswer, { params });
    expect(await guest.call(deleteEventAnswer, { params })).toMatchObject({
      code: 404,
      message: 'Preference not found',
    });
    expect(await stored(guest)).not.toHaveProperty(fresh.id);
  });
});

describe('who may answer', () => {
  test('those who joined, and each reads only their own', async () => {
    const stranger = await world.arrive();
    const refused = await save(stranger, question('text').id, { text_response: 'x' });
    expect([refused.code, refused.message]).toEqual([403, 'Join the event first']);
    expect((await save(host, question('text').id, { text_response: 'x' })).code).toBe(403);
    expect((await save(world.nobody, question('text').id, { text_response: 'x' })).code).toBe(401);
    await save(guest, question('text').id, { text_response: 'private words' });
    for (const person of [stranger, host]) {
      const { questions: all, preferences } = await person.get(listEventAnswers, of(event));
      expect(all.length).toBeGreaterThanOrEqual(5);
      expect(preferences).toEqual([]);
    }
    await stranger.get(joinEvent, of(event));
    expect(await stored(stranger)).toEqual({});
  });

  test('anyone who left reads and writes none; after re-joining the answers are there again, but those deleted meanwhile', async () => {
    const person = await world.arrive();
    await person.get(joinEvent, of(event));
    await save(person, question('slider').id, { numeric_response: 4 });
    await save(person, question('text').id, { text_response: 'Taken back' });
    await person.get(leaveEvent, of(event));
    expect(await stored(person)).toEqual({});
    expect((await save(person, question('slider').id, { numeric_response: 1 })).code).toBe(403);
    const params = { event_id: event.id, question_id: question('text').id };
    const takeBack = async () => (await person.call(deleteEventAnswer, { params })).code;
    expect([await takeBack(), await takeBack()]).toEqual([200, 404]);
    await person.get(joinEvent, of(event));
    expect(await stored(person)).toEqual({ [question('slider').id]: 4 });
  });

  test('a question of another event, and an unknown one, are 404', async () => {
    const other = await world.createEvent(host);
    const elsewhere = await ask({ text: 'Elsewhere' }, other);
    for (const id of [elsewhere.id, 'd069241b-842b-4315-90d4-5ff46c3ea9e4', 'nothing', 7, null, undefined])
      expect(await save(guest, id as string, { text_response: 'x' })).toMatchObject({
        code: 404,
        message: 'Question not found',
      });
    const params = { event_id: event.id, question_id: elsewhere.id };
    expect((await guest.call(deleteEventAnswer, { params })).code).toBe(404);
  });
});

describe('a changed question drops only the answers that no longer fit', () => {
  const change = (changed: EventQuestion, fields: QuestionInput) =>
    host.get(updateEventQuestion, {
      params: { event_id: changed.event_id, question_id: changed.id },
      body: { question: fields },
    });

  /** An event where two people answered one question. */
  async function answered(form: QuestionInput, first: object, second: object) {
    const where = await world.createEvent(host);
    const made = await ask(form, where);
    const people = await world.crowd(where, 2);
    for (const [index, person] of people.entries()) await save(person, made.id, index ? second : first, where);
    return { made, left: () => Promise.all(people.map(async (person) => (await stored(person, where))[made.id])) };
  }

  test('one value out of a selection, not the rest', async () => {
    const { made, left } = await answered(
      forms.multi_select ?? {},
      { selected_options: ['red', 'blue'] },
      { selected_options: ['red'] },
    );
    await change(made, { options: made.options.filter(({ value }) => value !== 'red') });
    expect(await left()).toEqual([['blue'], undefined]);
  });

  test('a number outside the new range', async () => {
    const { made, left } = await answered(forms.slider ?? {}, { numeric_response: 1 }, { numeric_response: 4 });
    await change(made, { slider_min: 2, slider_max: 4 });
    expect(await left()).toEqual([undefined, 4]);
    await change(made, { slider_min: 1, slider_max: 10, min_label: 'other words' });
    expect(await left()).toEqual([undefined, 4]);
  });

  test('a several-option selection when only one may be chosen', async () => {
    const { made, left } = await answered(
      forms.multi_select ?? {},
      { selected_options: ['red', 'blue'] },
      { selected_options: ['red'] },
    );
    await change(made, { input_type: 'multiple_choice' });
    expect(await left()).toEqual([undefined, ['red']]);
  });

  test('none when the value of their option is corrected, also where two options swap theirs', async () => {
    const { made, left } = await answered(
      forms.multi_select ?? {},
      { selected_options: ['red', 'blue'] },
      { selected_options: ['green'] },
    );
    const corrected = (values: Record<string, string>) => ({
      options: made.options.map((option) => ({ ...option, value: values[option.value] ?? option.value })),
    });
    await change(made, corrected({ red: 'crimson' }));
    expect(await left()).toEqual([['crimson', 'blue'], ['green']]);
    await change(made, corrected({ red: 'green', green: 'crimson' }));
    expect(await left()).toEqual([['green', 'blue'], ['crimson']]);
  });

  test('those of a removed option, also when another takes over its value', async () => {
    const { made, left } = await answered(
      forms.multi_select ?? {},
      { selected_options: ['red', 'blue'] },
      { selected_options: ['red'] },
    );
    const [, ...rest] = made.options;
    await change(made, {
      options: rest.map((option) => (option.value === 'green' ? { ...option, value: 'red' } : option)),
    });
    expect(await left()).toEqual([['blue'], undefined]);
  });

  test('all of them with another type', async () => {
    const { made, left } = await answered(forms.text ?? {}, { text_response: 'one' }, { text_response: 'two' });
    await change(made, { input_type: 'yes_no_maybe' });
    expect(await left()).toEqual([undefined, undefined]);
  });

  test('none when only words changed', async () => {
    const { made, left } = await answered(forms.text ?? {}, { text_response: 'one' }, { text_response: 'two' });
    await change(made, { text: 'Other words?', response_format: 'long', matching_context: 'Other use' });
    expect(await left()).toEqual(['one', 'two']);
  });

  test('its own when it is deleted, never those of other questions', async () => {
    const { made, left } = await answered(forms.text ?? {}, { text_response: 'one' }, { text_response: 'two' });
    const where = { id: made.event_id };
    const other = await ask({ text: 'Stays' }, where);
    await guest.get(joinEvent, of(where));
    await save(guest, other.id, { text_response: 'kept' }, where);
    await host.get(deleteEventQuestion, { params: { event_id: where.id, question_id: made.id } });
    expect(await left()).toEqual([undefined, undefined]);
    expect(await stored(guest, where)).toEqual({ [other.id]: 'kept' });
  });
});

test('an answer and its question always agree, however edits and answers race', async () => {
  const where = await world.createEvent(host);
  const made = await ask(forms.multi_select ?? {}, where);
  await guest.get(joinEvent, of(where));
  const path = `/events/${where.id}/questions/${made.id}`;
  const without = (value: string) => made.options.filter((option) => option.value !== value);
  const moves = Array.from({ length: 30 }, (_, n) =>
    n % 3
      ? save(guest, made.id, { selected_options: ['red', 'blue'] }, where)
      : host.send('PUT', path, { question: { options: n % 2 ? without('red') : without('blue') } }),
  );
  const codes = new Set((await Promise.all(moves)).map(({ code }) => code));
  expect([...codes].every((code) => code === 200 || code === 422)).toBe(true);
  const {
    questions: [now],
    preferences,
  } = await guest.get(listEventAnswers, of(where));
  const known = now?.options.map(({ value }) => value) ?? [];
  for (const value of preferences.flatMap(({ effective_value }) => effective_value as string[]))
    expect(known).toContain(value);
});

test('the same holds for the contract’s typed call', async () => {
  const { preference } = await guest.get(saveEventAnswer, {
    ...of(event),
    body: { event_user_preference: { question_id: question('slider').id, numeric_response: 3 } },
  });
  expect(preference.effective_value).toBe(3);
});
