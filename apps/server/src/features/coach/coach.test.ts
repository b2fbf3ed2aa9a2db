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

test('tells the language in which the questions are written, where their words tell it', async () => {
  const languageOf = async (...texts: string[]) =>
    (await host.get(readQuestions, { body: { questions: texts.map((text) => ({ text })) } })).language;
  expect(await languageOf('Was suchst du heute Abend?', 'Was kannst du anderen zeigen?')).toBe('de');
  expect(await languageOf('Que cherches-tu ce soir ?')).toBe('fr');
  expect(await languageOf('¿En qué te gustaría recibir ayuda, y qué puedes ofrecer a las otras personas?')).toBe('es');
  for (const short of ['¿Buscas algo?', 'Qué ofreces?', '¡Cuéntanos!', 'Co\u0301mo ayudas?'])
    expect([short, await languageOf(short)]).toEqual([short, 'es']);
  expect(await languageOf('What are you looking for tonight?')).toBe('en');
  expect(await languageOf('Beruf')).toBeUndefined();
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

test.each(['de', 'fr', 'es'])(
  'proposes them in %s with nothing left in English, each still read as it says',
  async (language) => {
    const english = await host.get(listQuestionTemplates, {});
    const answer = await host.send('GET', listQuestionTemplates.path, undefined, { 'accept-language': language });
    const { templates, good_questions: good } = answer.data as typeof english;
    const questionsOf = (all: typeof english) => [
      ...all.good_questions,
      ...all.templates.flatMap(({ questions }) => questions),
    ];
    const all = questionsOf({ templates, good_questions: good });
    const { readings } = await host.get(readQuestions, { body: { questions: all.map(asWritten) } });
    expect(readings.map(({ asks }, at) => [all[at]?.text, asks])).toEqual(all.map(({ text, asks }) => [text, asks]));
    expect(all.flatMap((question) => questionFaults(asWritten(question)))).toEqual([]);
    const saidBy = ({ text, matching_context, min_label, max_label, options }: ProposedQuestion) => [
      text,
      matching_context,
      min_label,
      max_label,
      // Words that are the same in two languages.
      ...options.filter((option) => !['Finance', 'Marketing'].includes(option)),
    ];
    const words = new Set(questionsOf(english).flatMap(saidBy));
    expect(all.flatMap(saidBy).filter((text) => text !== null && words.has(text))).toEqual([]);
    expect(templates.map(({ id }) => id)).toEqual(english.templates.map(({ id }) => id));
    expect(templates.filter(({ description }, at) => description === english.templates[at]?.description)).toEqual([]);
  },
);

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
