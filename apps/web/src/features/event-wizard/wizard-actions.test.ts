import { expect, test } from 'vitest';
import { submitLabel } from './wizard-actions.tsx';

const wide = { editing: false, saving: false, questions: 2, short: false };

test('the label counts the questions, with a shorter text on phones', () => {
  expect(submitLabel(wide)).toBe('Create Event with 2 Questions');
  expect(submitLabel({ ...wide, short: true })).toBe('Create Event (2 Questions)');
  expect(submitLabel({ ...wide, editing: true, questions: 1 })).toBe('Update Event with 1 Question');
  expect(submitLabel({ ...wide, editing: true, questions: 1, short: true })).toBe('Update Event (1 Question)');
});

test('without questions the label has no count', () => {
  expect(submitLabel({ ...wide, questions: 0 })).toBe('Create Event');
  expect(submitLabel({ ...wide, questions: 0, editing: true, short: true })).toBe('Update Event');
});

test('while saving, the label says so', () => {
  expect(submitLabel({ ...wide, saving: true })).toBe('Creating...');
  expect(submitLabel({ ...wide, saving: true, editing: true })).toBe('Updating...');
});
