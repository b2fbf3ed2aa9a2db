import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listQuestionTemplates, type ProposedQuestion, readQuestions } from '@serendip/contract/coach';
import { questionFaults } from '@serendip/contract/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { readTemplateFile } from './template-file.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

const read = async (...questions: { text: string; input_type?: 'text' | 'slider'; matching_context?: string }[]) =>
  (await host.get(readQuestions, { body: { questions } })).readings.map(({ asks }) => asks);

test('tells of each question what its answers say, in their order and in four languages', async () => {
  expect(
    await read(
      { text: 'What are you looking for tonight?' },
      { text: 'What can you help others with?' },
      { text: 'What do you offer, and what are you looking for?' },
      { text: 'What is your favourite colour?' },
      { text: 'Any allergies?' },
      { text: 'Whom would you rather not meet?' },
      { text: 'asdf qwer' },
      { text: 'asdf qwer', matching_context: 'What they can teach others' },
      { text: 'How long have you been here?', input_type: 'slider' },
    ),
  ).toEqual(['need', 'offer', 'both', 'interest', 'nothing', 'avoid', 'unclear', 'offer', 'alike']);
  expect(await read({ text: 'Was suchst du heute Abend?' })).toEqual(['need']);
  expect(await read()).toEqual([]);
});

test('refuses what is no list of questions, and more of them than an event may have', async () => {
  const answer = await host.send('POST', '/question_readings', { questions: 'What?' });
  expect([answer.code, answer.errors]).toEqual([422, ['Questions must be a list']]);
  const many = await host.send('POST', '/question_readings', { questions: Array(101).fill({ text: 'Why?' }) });
  expect([many.code, many.errors]).toEqual([422, ['An event has at most 100 questions']]);
});

test('proposes eight templates of three to five questions, each of which asks for both sides and is read as it says', async () => {
  const { templates, good_questions: good } = await host.get(listQuestionTemplates, {});
  expect(templates).toHaveLength(8);
  for (const { questions } of templates) {
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeLessThanOrEqual(5);
    const asked = questions.map(({ asks }) => asks);
    expect(asked).toContain('need');
    expect(asked).toContain('offer');
  }
  const all = [...good, ...templates.flatMap(({ questions }) => questions)];
  const { readings } = await host.get(readQuestions, { body: { questions: all.map(asWritten) } });
  expect(readings.map(({ asks }, at) => [all[at]?.text, asks])).toEqual(all.map(({ text, asks }) => [text, asks]));
  expect(all.flatMap((question) => questionFaults(asWritten(question)))).toEqual([]);
});

const asWritten = ({ options, ...question }: ProposedQuestion) => ({
  ...question,
  response_format: null,
  slider_min: null,
  slider_max: null,
  options: options.map((text) => ({ text, value: text.toLowerCase() })),
});

test("an operator's file that cannot be used is refused with the reason", () => {
  const path = join(tmpdir(), `templates-${process.pid}.json`);
  const refused = (content: string, reason: RegExp) => {
    writeFileSync(path, content);
    expect(() => readTemplateFile(path)).toThrow(reason);
  };
  refused('{', /missing or not JSON/);
  refused('{"good_questions": [], "templates": [{"id": "x"}]}', /cannot be used/);
  refused(
    '{"good_questions": [{"asks": "need", "text": "Which?", "input_type": "multi_select"}], "templates": []}',
    /"Which\?": At least 2 options are required/,
  );
});
