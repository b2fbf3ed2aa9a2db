import type { EventQuestion } from '@serendip/contract/questions';
import { expect, test } from 'vitest';
import { event as sampleEvent } from '../../../test/screens/samples.ts';
import { emptyQuestion } from '../questions/question-form.ts';
import {
  dropQuestion,
  emptyWizard,
  isUntouched,
  planQuestions,
  putQuestion,
  resume,
  type Wizard,
  wizardOf,
} from './wizard.ts';

const event = sampleEvent();

const question = (id: string, text = id): EventQuestion => ({
  id,
  event_id: 'e',
  version: 1,
  text,
  input_type: 'text',
  response_format: 'short',
  slider_min: null,
  slider_max: null,
  scale_type: null,
  min_label: null,
  max_label: null,
  matching_context: null,
  host_reads: false,
  also_matched: false,
  options: [],
});

const form = (text: string) => ({ ...emptyQuestion(), text });
const baseline = wizardOf(event, [question('one'), question('two')]);
const texts = ({ questions }: Wizard) => questions.map((each) => each.form.text);
const plan = (wizard: Wizard) => {
  const { create, update, remove } = planQuestions(wizard);
  return { create: create.map((each) => each.form.text), update: update.map(({ id }) => id), remove };
};

test('an unchanged event makes no calls', () => {
  expect(isUntouched(baseline, baseline)).toBe(true);
  expect(plan(baseline)).toEqual({ create: [], update: [], remove: [] });
});

test('new questions are created in their order, changed ones updated, removed ones deleted', () => {
  let wizard = putQuestion(baseline, 'one', form('One, better'));
  wizard = dropQuestion(wizard, 'two');
  wizard = putQuestion(putQuestion(wizard, null, form('three')), null, form('four'));
  expect(texts(wizard)).toEqual(['One, better', 'three', 'four']);
  expect(plan(wizard)).toEqual({ create: ['three', 'four'], update: ['one'], remove: ['two'] });
  expect(isUntouched(wizard, baseline)).toBe(false);
});

test('a question opened and saved as it was is not sent again', () => {
  expect(plan(putQuestion(baseline, 'one', form(' one ')))).toEqual({ create: [], update: [], remove: [] });
});

test('a question added and deleted before saving never reaches the server', () => {
  const added = putQuestion(emptyWizard, null, form('oops'));
  expect(plan(dropQuestion(added, added.questions[0]?.key ?? ''))).toEqual({ create: [], update: [], remove: [] });
});

test('changed details count as touched', () => {
  expect(isUntouched({ ...baseline, details: { ...baseline.details, name: 'Faire' } }, baseline)).toBe(false);
});

test('a resumed draft keeps its changes and takes over changes on the server', () => {
  const draft = putQuestion(putQuestion(baseline, 'one', form('mine')), null, form('new'));
  const now = wizardOf(event, [question('one', 'theirs'), question('two', 'two, changed'), question('three')]);
  const resumed = resume({ ...draft, details: { ...draft.details, name: 'Typed' } }, now);
  expect(texts(resumed)).toEqual(['mine', 'two, changed', 'new', 'three']);
  expect(resumed.details.name).toBe('Typed');
  expect(plan(resumed)).toEqual({ create: ['new'], update: ['one'], remove: [] });
});

test('a resumed draft does not restore questions it deleted, nor delete ones that no longer exist', () => {
  const draft = dropQuestion(dropQuestion(baseline, 'one'), 'two');
  const resumed = resume(draft, wizardOf(event, [question('one')]));
  expect(texts(resumed)).toEqual([]);
  expect(plan(resumed).remove).toEqual(['one']);
});

test('a changed question that was deleted elsewhere becomes a new one, an unchanged one is removed', () => {
  const resumed = resume(putQuestion(baseline, 'one', form('mine')), wizardOf(event, []));
  expect(plan(resumed)).toEqual({ create: ['mine'], update: [], remove: [] });
  expect(texts(resumed)).toEqual(['mine']);
});
