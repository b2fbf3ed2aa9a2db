import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listProfileAnswers, listProfileQuestions, saveProfileAnswer } from '@serendip/contract/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { type FileQuestion, readQuestionFile } from './question-file.ts';
import { synchroniseQuestions } from './synchronise-questions.ts';

let world: World;
let folder: string;
let person: Person;
beforeAll(async () => {
  world = await openWorld();
  folder = mkdtempSync(join(tmpdir(), 'serendip-questions-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.close();
});

const written = (content: unknown): string => {
  const path = join(folder, 'profile-questions.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
/** What a start does with an edited file. */
const restartWith = (questions: object[]) =>
  synchroniseQuestions(world.ctx.database.db, readQuestionFile(written(questions)));

const work = { id: 'work', text: 'What do you do?', input_type: 'text' };
const level = {
  id: 'level',
  text: 'How long?',
  input_type: 'slider',
  min_label: 'a',
  max_label: 'b',
  matching_context: 'c',
};
const option = (value: string) => ({ text: value.toUpperCase(), value });
const fields = { id: 'fields', text: 'Which?', input_type: 'multi_select', options: ['a', 'b', 'c'].map(option) };
const open = { id: 'open', text: 'Open?', input_type: 'yes_no_maybe' };

const answers = async () =>
  Object.fromEntries(
    (await person.get(listProfileAnswers, {})).preferences.map((one) => [one.question_id, one.effective_value]),
  );
const all = { work: 'I sew', level: 5, fields: ['a', 'b'], open: ['yes'] };

describe('a start after the operator edited the file', () => {
  beforeEach(async () => {
    await restartWith([work, level, fields, open]);
    person = await world.arrive();
    const save = (question_id: string, answer: object) =>
      person.get(saveProfileAnswer, { body: { user_preference: { question_id, ...answer } } });
    await save('work', { text_response: 'I sew' });
    await save('level', { numeric_response: 5 });
    await save('fields', { selected_options: ['a', 'b'] });
    await save('open', { selected_options: ['yes'] });
  });

  test('changes nothing when nothing was edited', async () => {
    const before = await person.get(listProfileAnswers, {});
    await restartWith([work, level, fields, open]);
    expect(await person.get(listProfileAnswers, {})).toEqual(before);
  });

  test('shows new words and a new order, and keeps every answer', async () => {
    await restartWith([open, { ...fields, context_header: 'New header' }, level, { ...work, text: 'New words?' }]);
    const { questions } = await person.get(listProfileQuestions, {});
    expect(questions.map(({ id }) => id)).toEqual(['open', 'fields', 'level', 'work']);
    expect(questions[1]?.context_header).toBe('New header');
    expect(questions[3]?.text).toBe('New words?');
    expect(questions[3]?.context_header).toBe('Tell us more about yourself...');
    expect(questions[3]?.celebration_message).toBe('Well done! 🌟 Great addition to your profile');
    expect(await answers()).toEqual(all);
  });

  test('drops of the answers only what no longer fits', async () => {
    await restartWith([
      work,
      { ...level, slider_max: 4 },
      { ...fields, options: ['b', 'c', 'd'].map(option) },
      { ...open, input_type: 'text' },
    ]);
    expect(await answers()).toEqual({ work: 'I sew', fields: ['b'] });
  });

  test('hides a question taken out, and brings it back with its answers', async () => {
    await restartWith([level]);
    expect(await answers()).toEqual({ level: 5 });
    const hidden = await person.send('POST', '/user_preferences', {
      user_preference: { question_id: 'work', text_response: 'x' },
    });
    expect(hidden.code).toBe(404);
    expect((await person.send('GET', '/questions/work')).code).toBe(404);
    await restartWith([work, level, fields, open]);
    expect(await answers()).toEqual(all);
  });

  test('with an empty list shows none, and two starts at once end the same', async () => {
    await restartWith([]);
    expect((await person.get(listProfileQuestions, {})).questions).toEqual([]);
    expect((await person.send('GET', '/user_preferences/progress')).data.progress).toEqual({
      completion_percentage: 0,
      answered_questions: 0,
      total_questions: 0,
      is_complete: false,
    });
    const questions: FileQuestion[] = readQuestionFile(written([work, level, fields, open]));
    await Promise.all([1, 2].map(() => synchroniseQuestions(world.ctx.database.db, questions)));
    expect(await answers()).toEqual(all);
  });
});

describe('a file that cannot be used', () => {
  test.each([
    ['not JSON', '{', /missing or not JSON/],
    ['not a list', {}, /expected array/],
    ['an unknown type', [{ ...work, input_type: 'rating' }], /Input type must be one of/],
    ['a misspelt field', [{ ...work, txt: 'x' }], /txt/],
    ['two questions of one id', [work, work], /two questions share an id/],
    ['an id that is no word', [{ ...work, id: 'Not A Word' }], /→ at \[0\]\.id/],
    ['a choice of one', [{ ...fields, options: [option('a')] }], /question "fields": At least 2 options are required/],
    ['a slider without labels', [{ ...level, min_label: null }], /question "level": Minimum label is required/],
    ['a blank text', [{ ...work, text: ' ' }], /question "work": Question text is required/],
  ])('with %s says what is wrong and where', (_name, content, reason) => {
    expect(() => readQuestionFile(written(content))).toThrow(reason);
    expect(() => readQuestionFile(written(content))).toThrow(folder);
  });

  test('that is not there is named', () => {
    expect(() => readQuestionFile(join(folder, 'absent.json'))).toThrow(/absent\.json cannot be used/);
  });
});
