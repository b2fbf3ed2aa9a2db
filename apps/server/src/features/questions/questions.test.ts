import { joinEvent } from '@serendip/contract/events';
import {
  createEventQuestion,
  deleteEventQuestion,
  type EventQuestion,
  listEventQuestions,
  orderEventQuestions,
  type QuestionInput,
  updateEventQuestion,
} from '@serendip/contract/questions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
let event: { id: string };
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
  event = await world.createEvent(host);
});
afterAll(() => world.close());

const ask = async (question: QuestionInput, where = event): Promise<EventQuestion> =>
  (await host.get(createEventQuestion, { ...of(where), body: { question } })).question;
const change = async (question: EventQuestion, fields: QuestionInput): Promise<EventQuestion> =>
  (
    await host.get(updateEventQuestion, {
      params: { event_id: question.event_id, question_id: question.id },
      body: { question: fields },
    })
  ).question;

const slider = {
  text: 'How far?',
  input_type: 'slider',
  min_label: 'Near',
  max_label: 'Far',
  matching_context: 'Reach',
};
const options = [
  { text: 'Red', value: 'red' },
  { text: 'Blue', value: 'blue' },
];
const none = {
  response_format: null,
  slider_min: null,
  slider_max: null,
  scale_type: null,
  min_label: null,
  max_label: null,
  matching_context: null,
  options: [],
  host_reads: false,
  also_matched: false,
};

describe('a new question', () => {
  test('is a short text unless it says otherwise', async () => {
    const question = await ask({ text: '  What brings you here? ' });
    expect(question).toEqual({
      ...none,
      version: 1,
      id: expect.any(String),
      event_id: event.id,
      text: 'What brings you here?',
      input_type: 'text',
      response_format: 'short',
    });
    expect((await ask({ text: 'x', response_format: 'long' })).response_format).toBe('long');
  });

  test('of type slider runs from 1 to 5 unless it says otherwise', async () => {
    const { response_format, slider_min, slider_max, min_label } = await ask(slider as QuestionInput);
    expect([response_format, slider_min, slider_max, min_label]).toEqual([null, 1, 5, 'Near']);
    const wide = { ...slider, slider_min: 1, slider_max: 10, scale_type: 'bipolar' } as QuestionInput;
    expect(await ask(wide)).toMatchObject({ slider_max: 10, scale_type: 'bipolar' });
  });

  test.each(['multiple_choice', 'multi_select'] as const)(
    'of type %s keeps its options in their order',
    async (type) => {
      const question = await ask({ text: 'Which?', input_type: type, options });
      expect(question.options).toEqual([
        { id: expect.any(String), text: 'Red', value: 'red', display_order: 1 },
        { id: expect.any(String), text: 'Blue', value: 'blue', display_order: 2 },
      ]);
      const ordered = options.map((option, index) => ({ ...option, display_order: 9 - index }));
      const turned = await ask({ text: 'Which?', input_type: type, options: ordered });
      expect(turned.options.map(({ value, display_order }) => [value, display_order])).toEqual([
        ['blue', 1],
        ['red', 2],
      ]);
    },
  );

  test.each([[undefined], [null], [[]], [options]])(
    'of type yes_no_maybe gets its three options from the server, whatever was sent (%j)',
    async (sent) => {
      const question = await ask({ text: 'Coming?', input_type: 'yes_no_maybe', options: sent });
      expect(question.options.map(({ text, value, display_order }) => [text, value, display_order])).toEqual([
        ['Yes', 'yes', 1],
        ['No', 'no', 2],
        ['Maybe', 'maybe', 3],
      ]);
    },
  );

  test('stands at the end of the list', async () => {
    const fresh = await world.createEvent(host);
    for (const text of ['1', '2', '3']) await ask({ text }, fresh);
    const { questions } = await host.get(listEventQuestions, of(fresh));
    expect(questions.map(({ text }) => text)).toEqual(['1', '2', '3']);
  });

  test('is not the 61st, even when many are added at once', async () => {
    const full = await world.createEvent(host);
    await world.ctx.database.db.execute(sql`
      insert into event_questions (event_id, text, input_type) select ${full.id}, 'x', 'text' from generate_series(1, 55)`);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => host.send('POST', `/events/${full.id}/questions`, { question: { text: 'x' } })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5);
    expect((await host.get(listEventQuestions, of(full))).questions).toHaveLength(60);
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({
      code: 422,
      errors: ['An event has at most 60 questions'],
    });
  });

  test.each([
    [{}, ['Question text is required']],
    [{ text: ' \u200b' }, ['Question text is required']],
    [{ text: null }, ['Question text is required']],
    [{ text: 7 }, ['Question text must be text']],
    [{ text: 'x'.repeat(501) }, ['Question text is too long (maximum is 500 characters)']],
    [
      { text: 'x', input_type: 'rating' },
      ['Input type must be one of text, slider, multiple_choice, multi_select, yes_no_maybe'],
    ],
    [
      { text: 'x', input_type: null },
      ['Input type must be one of text, slider, multiple_choice, multi_select, yes_no_maybe'],
    ],
    [{ text: 'x', response_format: 'medium' }, ['Response format must be short or long']],
    [
      { text: 'x', input_type: 'slider' },
      ['Minimum label is required', 'Maximum label is required', 'Matching context is required'],
    ],
    [
      { text: ' ', input_type: 'slider', slider_max: 1 },
      [
        'Question text is required',
        'Minimum label is required',
        'Maximum label is required',
        'Matching context is required',
        'Maximum must be greater than minimum',
      ],
    ],
    [{ ...slider, min_label: ' ' }, ['Minimum label is required']],
    [{ ...slider, slider_min: 5, slider_max: 5 }, ['Maximum must be greater than minimum']],
    [{ ...slider, slider_min: 6 }, ['Maximum must be greater than minimum']],
    [{ ...slider, slider_min: 0 }, ['Minimum must be a whole number from 1 to 10']],
    [{ ...slider, slider_max: 11 }, ['Maximum must be a whole number from 1 to 10']],
    [{ ...slider, slider_max: 2.5 }, ['Maximum must be a whole number from 1 to 10']],
    [{ ...slider, slider_max: '5' }, ['Maximum must be a whole number from 1 to 10']],
    [{ ...slider, scale_type: 'log' }, ['Scale type must be one of progressive, bipolar, preference']],
    [{ text: 'x', input_type: 'multiple_choice' }, ['At least 2 options are required']],
    [{ text: 'x', input_type: 'multi_select', options: options.slice(1) }, ['At least 2 options are required']],
    [
      { text: 'x', input_type: 'multi_select', options: [options[0], { text: '', value: ' ' }] },
      ['Option text is required', 'Option value is required'],
    ],
    [
      { text: 'x', input_type: 'multi_select', options: [{ value: 'a' }, { text: 'B', value: null }] },
      ['Option text is required', 'Option value is required'],
    ],
    [
      { text: 'x', input_type: 'multi_select', options: [options[0], { text: 7, value: 'x' }] },
      ['Option text must be text'],
    ],
    [{ text: 'x', input_type: 'multi_select', options: [options[0], options[0]] }, ['Option values must be different']],
    [{ text: 'x', input_type: 'multi_select', options: { 0: 'a' } }, ['Options must be a list']],
    [
      {
        text: 'x',
        input_type: 'multi_select',
        options: Array.from({ length: 51 }, (_, n) => ({ text: `${n}`, value: `${n}` })),
      },
      ['A question has at most 50 options'],
    ],
  ])('%j is refused with the editor’s own sentences, and nothing is stored', async (question, sentences) => {
    const before = (await host.get(listEventQuestions, of(event))).questions.length;
    const answer = await host.send('POST', `/events/${event.id}/questions`, { question });
    expect([answer.code, answer.errors]).toEqual([422, sentences]);
    expect((await host.get(listEventQuestions, of(event))).questions).toHaveLength(before);
  });
});

describe('changing a question', () => {
  test('keeps every field that is left out', async () => {
    const made = await ask({ ...slider, slider_min: 2, slider_max: 9, scale_type: 'progressive' } as QuestionInput);
    expect(await change(made, {})).toEqual(made);
    expect(await change(made, { text: 'How near?' })).toEqual({ ...made, text: 'How near?', version: 2 });
    const chosen = await ask({ text: 'Which?', input_type: 'multi_select', options });
    expect(await change(chosen, { matching_context: 'Taste' })).toEqual({
      ...chosen,
      matching_context: 'Taste',
      version: 2,
    });
  });

  test('holds the rules of the whole question, not only of what was sent', async () => {
    const made = await ask(slider as QuestionInput);
    const path = `/events/${event.id}/questions/${made.id}`;
    for (const [question, sentence] of [
      [{ slider_min: 5 }, 'Maximum must be greater than minimum'],
      [{ min_label: null }, 'Minimum label is required'],
      [{ input_type: 'multi_select' }, 'At least 2 options are required'],
      [{ text: '' }, 'Question text is required'],
    ] as const) {
      const answer = await host.send('PUT', path, { question });
      expect([answer.code, answer.errors]).toEqual([422, [sentence]]);
    }
    expect((await host.get(listEventQuestions, of(event))).questions).toContainEqual(made);
  });

  test('keeps the ids of options that stay, each its own', async () => {
    const made = await ask({ text: 'Which?', input_type: 'multi_select', options });
    const [red, blue] = made.options;
    if (!red || !blue) throw new Error('an option is missing');
    const idsOf = async (sent: QuestionInput['options']) =>
      Object.fromEntries((await change(made, { options: sent })).options.map(({ value, id }) => [value, id]));
    expect(await idsOf([{ ...red, text: 'Crimson' }, blue])).toEqual({ red: red.id, blue: blue.id });
    // Known by value where no id was sent, by id where the value changed.
    expect(await idsOf([options[1] ?? blue, { id: red.id, text: 'Rose', value: 'rose' }])).toEqual({
      blue: blue.id,
      rose: red.id,
    });
    const swapped = await idsOf([
      { id: red.id, text: 'Blue', value: 'blue' },
      { id: blue.id, text: 'Rose', value: 'rose' },
    ]);
    expect(new Set(Object.values(swapped)).size).toBe(2);
    const twice = await idsOf([
      { id: red.id, text: 'A', value: 'a' },
      { id: red.id, text: 'B', value: 'b' },
    ]);
    expect(new Set(Object.values(twice)).size).toBe(2);
  });

  test('to another type drops what the new type does not use', async () => {
    const made = await ask({ text: 'Which?', input_type: 'multi_select', options });
    expect(await change(made, { input_type: 'text' })).toEqual({
      ...made,
      version: 2,
      input_type: 'text',
      response_format: 'short',
      options: [],
    });
  });
});

describe('who may', () => {
  test('write questions: the host alone; read them: anyone signed in', async () => {
    const made = await ask({ text: 'Only mine' });
    const guest = await world.arrive();
    await guest.get(joinEvent, of(event));
    const before = (await host.get(listEventQuestions, of(event))).questions;
    const path = `/events/${event.id}/questions`;
    const body = { question: { text: 'Taken over' } };
    for (const [person, code] of [
      [world.nobody, 401],
      [guest, 403],
      [await world.arrive(), 403],
    ] as const)
      expect([
        (await person.send('POST', path, body)).code,
        (await person.send('PUT', `${path}/${made.id}`, body)).code,
        (await person.send('DELETE', `${path}/${made.id}`)).code,
      ]).toEqual([code, code, code]);
    expect((await guest.get(listEventQuestions, of(event))).questions).toEqual(before);
    expect((await world.nobody.call(listEventQuestions, of(event))).code).toBe(401);
  });

  test('a question is reached through its own event only', async () => {
    const made = await ask({ text: 'Mine' });
    const other = await world.arrive();
    const otherEvent = await world.createEvent(other);
    const params = { event_id: otherEvent.id, question_id: made.id };
    expect(await other.call(updateEventQuestion, { params, body: { question: { text: 'x' } } })).toMatchObject({
      code: 404,
      message: 'Question not found',
    });
    expect((await other.call(deleteEventQuestion, { params })).code).toBe(404);
    expect((await host.get(listEventQuestions, of(event))).questions).toContainEqual(made);
  });

  test.each(['nothing', '0', '%00', 'd069241b-842b-4315-90d4-5ff46c3ea9e4'])(
    'an unknown id (%s) is 404',
    async (id) => {
      const path = `/events/${event.id}/questions/${id}`;
      expect((await host.send('PUT', path, { question: {} })).message).toBe('Question not found');
      expect((await host.send('DELETE', path)).code).toBe(404);
      expect((await host.send('GET', `/events/${id}/questions`)).code).toBe(404);
    },
  );

  test('deleting twice is 404 the second time', async () => {
    const made = await ask({ text: 'Soon gone' });
    const params = { event_id: event.id, question_id: made.id };
    await host.get(deleteEventQuestion, { params });
    expect((await host.call(deleteEventQuestion, { params })).code).toBe(404);
  });
});

describe('putting questions in order', () => {
  const made = async () => {
    const where = await world.createEvent(host);
    const ids: string[] = [];
    for (const text of ['One', 'Two', 'Three', 'Four']) ids.push((await ask({ text }, where)).id);
    return { where, ids };
  };
  const order = (where: { id: string }, question_ids: string[]) =>
    host.call(orderEventQuestions, { ...of(where), body: { question_ids } });
  const texts = async (where: { id: string }) =>
    (await (await world.arrive()).get(listEventQuestions, of(where))).questions.map(({ text }) => text);

  test('is seen by guests; questions that were not named follow, and a new one comes last', async () => {
    const { where, ids } = await made();
    const answer = await order(where, [ids[2], ids[0]] as string[]);
    expect(answer.data.questions.map(({ text }) => text)).toEqual(['Three', 'One', 'Two', 'Four']);
    await ask({ text: 'Five' }, where);
    expect(await texts(where)).toEqual(['Three', 'One', 'Two', 'Four', 'Five']);
  });

  test('with a question twice, of another event or unknown is refused and changes nothing', async () => {
    const { where, ids } = await made();
    const other = await ask({ text: 'Elsewhere?' }, await world.createEvent(host));
    for (const wrong of [[ids[1], ids[1]], [other.id], ['x']]) {
      const { code, message } = await order(where, wrong as string[]);
      expect([code, message]).toEqual([422, 'Question ids must name questions of this event, each once']);
    }
    expect(await texts(where)).toEqual(['One', 'Two', 'Three', 'Four']);
  });

  test('by two hosts at once ends in one of the two orders', async () => {
    const { where, ids } = await made();
    await Promise.all([order(where, ids.toReversed()), order(where, ids)]);
    expect([
      ['One', 'Two', 'Three', 'Four'],
      ['Four', 'Three', 'Two', 'One'],
    ]).toContainEqual(await texts(where));
  });
});
