import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyQuestion } from '../questions/question-form.ts';
import { saveQuestions } from './save-questions.ts';
import { emptyWizard, type Wizard, type WizardQuestion } from './wizard.ts';

const calls: string[] = [];
/** The statuses of calls that should fail, by method and what the path or the body contains. */
let failing: Record<string, number> = {};

beforeEach(() => {
  calls.length = 0;
  failing = {};
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const sent = body ? JSON.parse(String(body)).question.text : '';
    const said = `${method} ${url.split('/questions')[1]?.slice(1) ?? ''}${sent}`;
    calls.push(said);
    const code = failing[said] ?? 200;
    return new Response(JSON.stringify({ status: { code, message: '', data: { question: { id: `id-${sent}` } } } }), {
      status: code,
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const question = (text: string, id: string | null, changed = true): WizardQuestion => ({
  key: text,
  id,
  changed,
  stored: null,
  disputed: false,
  confidential: false,
  form: { ...emptyQuestion(), text },
});

const wizard: Wizard = {
  ...emptyWizard,
  questions: [question('A', 'a'), question('B', 'b', false), question('C', null), question('D', null)],
  removedIds: ['x'],
};

test('everything is sent once, new questions in order, and nothing is left', async () => {
  expect(await saveQuestions('e', wizard)).toBeNull();
  expect([...calls].sort()).toEqual(['DELETE x', 'POST C', 'POST D', 'PUT aA']);
  expect(calls.indexOf('POST C')).toBeLessThan(calls.indexOf('POST D'));
});

test('anything that was not saved is left, with the ids of what was', async () => {
  failing = { 'POST C': 500, 'PUT aA': 422, 'DELETE x': 503 };
  const left = await saveQuestions('e', wizard);
  expect(calls).toHaveLength(4);
  expect(left?.removedIds).toEqual(['x']);
  expect(left?.questions.map(({ id, changed }) => [id, changed])).toEqual([
    ['a', true],
    ['b', false],
    [null, true],
    ['id-D', false],
  ]);
});

test('deleting a question that no longer exists succeeds', async () => {
  failing = { 'DELETE x': 404 };
  expect(await saveQuestions('e', wizard)).toBeNull();
});
