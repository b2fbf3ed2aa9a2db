import {
  defaultCelebrationMessage,
  deleteProfileAnswer,
  deleteProfileAnswerByQuestion,
  getProfileAnswer,
  getProfileProgress,
  getProfileQuestion,
  listProfileAnswers,
  listProfileQuestions,
  type ProfileQuestion,
  updateProfileAnswer,
} from '@serendip/contract/profile';
import { inputTypes } from '@serendip/contract/questions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { presentProfileQuestion } from './present.ts';
import { currentQuestion } from './queries.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld();
  ada = await world.arrive();
});
afterAll(() => world.close());

const save = (person: Person, question_id: unknown, answer: object) =>
  person.send('POST', '/user_preferences', { user_preference: { question_id, ...answer } });
const saved = async (person: Person, question_id: string, answer: object) => {
  const { code, data } = await save(person, question_id, answer);
  expect(code).toBe(200);
  return data.preference as { id: string; question_id: string; effective_value: unknown };
};
const of = (preference_id: string) => ({ params: { preference_id } });
const unknownId = 'd069241b-842b-4315-90d4-5ff46c3ea9e4';

describe('the questions that ship', () => {
  test('are at least ten, of all five types, each with a context header and a celebration', async () => {
    const { questions } = await ada.get(listProfileQuestions, {});
    expect(questions.length).toBeGreaterThanOrEqual(10);
    expect(new Set(questions.map(({ input_type }) => input_type))).toEqual(new Set(inputTypes));
    for (const question of questions) {
      expect(question.context_header).not.toBe('');
      expect(question.celebration_message).not.toBe('');
      expect((await ada.get(getProfileQuestion, { params: { question_id: question.id } })).question).toEqual(question);
      const hasOptions = !['text', 'slider'].includes(question.input_type);
      expect(question.options.length >= 2).toBe(hasOptions);
    }
  });

  test.each(['nothing', 'UPPER', '%00', 'x'.repeat(65), '..%2f', unknownId])('%s is none of them: 404', async (id) => {
    expect(await ada.send('GET', `/questions/${id}`)).toMatchObject({ code: 404, message: 'Question not found' });
  });
});

describe.each(['de', 'fr', 'es'])('in %s', (language) => {
  const inLanguage = async () => {
    const answer = await ada.send('GET', listProfileQuestions.path, undefined, { 'accept-language': language });
    return (answer.data as { questions: ProfileQuestion[] }).questions;
  };

  test('the questions that ship are the same with every word translated, and answered by the same values', async () => {
    const { questions: english } = await ada.get(listProfileQuestions, {});
    const translated = await inLanguage();
    const keysOf = ({ id, input_type, slider_min, slider_max, options }: ProfileQuestion) => [
      id,
      input_type,
      slider_min,
      slider_max,
      options.map(({ value }) => value),
    ];
    expect(translated.map(keysOf)).toEqual(english.map(keysOf));
    const textsOf = ({ text, context_header, celebration_message, min_label, max_label, options }: ProfileQuestion) => [
      text,
      context_header,
      celebration_message,
      min_label,
      max_label,
      // Names that are alike in two languages.
      ...options.map((option) => option.text).filter((name) => !['Mandarin', 'Hindi', 'No'].includes(name)),
    ];
    const words = new Set(english.flatMap(textsOf));
    expect(translated.flatMap(textsOf).filter((text) => text !== null && words.has(text))).toEqual([]);
  });
});

test("an operator's own words stand as they are in every language", async () => {
  const shipped = await currentQuestion(world.ctx.database.db, 'what-you-do');
  if (!shipped) throw new Error('There is no such question');
  const row = { ...shipped, text: 'Which boat is yours?', celebrationMessage: defaultCelebrationMessage };
  const shown = presentProfileQuestion(row, (text) => world.ctx.translate(text, 'de'));
  expect([shown.text, shown.celebration_message]).toEqual([row.text, 'Gut gemacht! 🌟 Das ergänzt dein Profil']);
});

describe('an answer', () => {
  test.each([
    ['what-you-do', { text_response: ' I build\nboats ' }, 'I build\nboats'],
    ['how-experienced', { numeric_response: 4 }, 4],
    ['main-goal', { selected_options: 'learning' }, ['learning']],
    ['fields-you-know', { selected_options: ['health', 'science', 'health'] }, ['science', 'health']],
    ['open-to-mentoring', { selected_options: ['maybe'] }, ['maybe']],
  ])('to %s (%j) reads back the same everywhere', async (id, answer, value) => {
    const person = await world.arrive();
    const preference = await saved(person, id, answer);
    expect(preference).toEqual({ id: expect.any(String), question_id: id, effective_value: value });
    expect((await person.get(getProfileAnswer, of(preference.id))).preference).toEqual(preference);
    expect((await person.get(listProfileAnswers, {})).preferences).toEqual([preference]);
  });

  test.each([
    ['what-you-do', { text_response: 'x'.repeat(2001) }, 'Response must be 2000 characters or less'],
    ['what-you-do', { text_response: '  ' }, "Answer can't be blank"],
    ['what-you-do', {}, "Answer can't be blank"],
    ['what-you-do', { text_response: 'a\0' }, 'Answer contains characters that cannot be stored'],
    ['what-you-do', { text_response: {} }, 'Answer must be text'],
    ['how-experienced', { numeric_response: 6 }, 'Answer must be a whole number from 1 to 5'],
    ['how-experienced', { numeric_response: null }, "Answer can't be blank"],
    ['main-goal', { selected_options: ['learning', 'friends'] }, 'Only one option can be selected'],
    ['main-goal', { selected_options: ['money'] }, 'Answer is not one of the options'],
    ['fields-you-know', { selected_options: [] }, "Answer can't be blank"],
    [
      'fields-you-know',
      { selected_options: Array.from({ length: 51 }, (_, n) => `${n}`) },
      'Too many options are selected',
    ],
  ])('to %s that does not fit (%j) is refused: %s', async (id, answer, sentence) => {
    const before = await ada.get(listProfileAnswers, {});
    const refused = await save(ada, id, answer);
    expect([refused.code, refused.errors]).toEqual([422, [sentence]]);
    expect(await ada.get(listProfileAnswers, {})).toEqual(before);
  });

  test.each(['nothing', 'NOTHING', '', null, 7, undefined, ['what-you-do']])(
    'to %j has no question: 404',
    async (id) => {
      expect(await save(ada, id, { text_response: 'x' })).toMatchObject({ code: 404, message: 'Question not found' });
    },
  );

  test('replaces the one before; can be changed by its id; can be taken back once, by id or by question', async () => {
    const person = await world.arrive();
    const first = await saved(person, 'what-you-do', { text_response: 'one' });
    const second = await saved(person, 'what-you-do', { text_response: 'two' });
    expect(second).toEqual({ ...first, effective_value: 'two' });
    const body = { user_preference: { text_response: 'three' } };
    expect((await person.get(updateProfileAnswer, { ...of(first.id), body })).preference).toEqual({
      ...first,
      effective_value: 'three',
    });
    await person.get(deleteProfileAnswer, of(first.id));
    for (const gone of [
      await person.call(deleteProfileAnswer, of(first.id)),
      await person.call(getProfileAnswer, of(first.id)),
      await person.call(updateProfileAnswer, { ...of(first.id), body }),
      await person.call(deleteProfileAnswerByQuestion, { params: { question_id: 'what-you-do' } }),
    ])
      expect(gone).toMatchObject({ code: 404, message: 'Preference not found' });
    await saved(person, 'what-you-do', { text_response: 'four' });
    await person.get(deleteProfileAnswerByQuestion, { params: { question_id: 'what-you-do' } });
    expect((await person.get(listProfileAnswers, {})).preferences).toEqual([]);
  });

  test('of another person is as unknown as one that never was', async () => {
    const { id } = await saved(ada, 'what-you-care-about', { text_response: 'private words' });
    const other = await world.arrive();
    const body = { user_preference: { text_response: 'mine now' } };
    const tries = async (preference_id: string) =>
      (
        await Promise.all([
          other.call(getProfileAnswer, of(preference_id)),
          other.call(updateProfileAnswer, { ...of(preference_id), body }),
          other.call(deleteProfileAnswer, of(preference_id)),
        ])
      ).map(({ headers: _, ...answer }) => answer);
    expect(await tries(id)).toEqual(await tries(unknownId));
    expect((await other.get(listProfileAnswers, {})).preferences).toEqual([]);
    expect((await ada.get(getProfileAnswer, of(id))).preference.effective_value).toBe('private words');
  });
});

describe('the progress', () => {
  test('is the rounded share of answered questions, complete with all of them', async () => {
    const person = await world.arrive();
    const { questions } = await person.get(listProfileQuestions, {});
    const progress = async () => (await person.get(getProfileProgress, {})).progress;
    const total = questions.length;
    expect(await progress()).toEqual({
      completion_percentage: 0,
      answered_questions: 0,
      total_questions: total,
      is_complete: false,
    });
    for (const [index, { id, input_type, options }] of questions.entries()) {
      const answer =
        input_type === 'text'
          ? { text_response: 'x' }
          : input_type === 'slider'
            ? { numeric_response: 1 }
            : { selected_options: [options[0]?.value] };
      await saved(person, id, answer);
      expect(await progress()).toEqual({
        completion_percentage: Math.round(((index + 1) / total) * 100),
        answered_questions: index + 1,
        total_questions: total,
        is_complete: index + 1 === total,
      });
    }
  });
});

test('the signed-out may nothing', async () => {
  for (const [method, path] of [
    ['GET', '/questions'],
    ['GET', '/questions/what-you-do'],
    ['GET', '/user_preferences'],
    ['GET', '/user_preferences/progress'],
    ['GET', `/user_preferences/${unknownId}`],
    ['POST', '/user_preferences'],
    ['PUT', `/user_preferences/${unknownId}`],
    ['DELETE', `/user_preferences/${unknownId}`],
    ['DELETE', '/user_preferences/by_question/what-you-do'],
  ] as const)
    expect((await world.nobody.send(method, path)).code).toBe(401);
});
