import { beforeEach, expect, test } from 'vitest';
import { dropDrafts, writeDraft } from '../../lib/drafts.ts';
import { emptyQuestion } from '../questions/question-form.ts';
import { emptyDetails } from './event-details.ts';
import { emptyWizard, putQuestion } from './wizard.ts';
import { readQuestionDraft, readWizardDraft, writeQuestionDraft, writeWizardDraft } from './wizard-draft.ts';

beforeEach(dropDrafts);

const draft = putQuestion({ ...emptyWizard, details: { ...emptyDetails, name: 'Fair' } }, null, {
  ...emptyQuestion(),
  text: 'Why?',
});

test('a draft comes back as it was, one for each event', () => {
  writeWizardDraft(undefined, draft);
  expect(readWizardDraft(undefined)).toEqual(draft);
  expect(readWizardDraft('another')).toBeNull();
});

test('a dropped draft is gone', () => {
  writeWizardDraft('e', draft);
  writeWizardDraft('e', null);
  expect(readWizardDraft('e')).toBeNull();
});

test.each(['{', '"text"', '{"details":{}}', 'null'])('anything that is no draft (%s) is ignored', (text) => {
  writeDraft('event.new', text);
  expect(readWizardDraft(undefined)).toBeNull();
});

test('the draft of a question comes back only for that question', () => {
  const form = { ...emptyQuestion(), text: 'Half a que' };
  writeQuestionDraft('e', 'new', form);
  expect(readQuestionDraft('e', 'new')).toEqual(form);
  expect(readQuestionDraft('e', 'other')).toBeNull();
  expect(readQuestionDraft(undefined, 'new')).toBeNull();
});
