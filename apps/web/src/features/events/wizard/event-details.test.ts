import { expect, test } from 'vitest';
import { detailFaults, detailsInput, emptyDetails } from './event-details.ts';

const today = '2026-11-21';
const details = { ...emptyDetails, name: 'Founders & Friends' };

test('a name alone is enough to go on', () => {
  expect(detailFaults(details, today)).toEqual({});
});

test.each(['', '   ', '\u200b'])('a name that shows nothing (%j) is asked for', (name) => {
  expect(detailFaults({ ...details, name }, today)).toEqual({ name: 'Please enter an event name' });
});

test('a description may have 5000 characters and not one more', () => {
  expect(detailFaults({ ...details, description: 'x'.repeat(5000) }, today)).toEqual({});
  expect(detailFaults({ ...details, description: 'x'.repeat(5001) }, today)).toHaveProperty('description');
});

test('today and later days are good, a day before today is not', () => {
  expect(detailFaults({ ...details, eventDate: '2026-11-21' }, today)).toEqual({});
  expect(detailFaults({ ...details, eventDate: '2026-11-20' }, today)).toEqual({
    eventDate: 'Event date must be in the future',
  });
});

test('a past date that is already stored may stay, a new one is refused', () => {
  expect(detailFaults({ ...details, eventDate: '2025-01-01' }, today, '2025-01-01')).toEqual({});
  expect(detailFaults({ ...details, eventDate: '2025-01-02' }, today, '2025-01-01')).toHaveProperty('eventDate');
});

test('empty fields are sent as null, so that an edit can remove a value', () => {
  expect(detailsInput({ name: ' Fair ', description: ' ', eventDate: '' })).toEqual({
    name: 'Fair',
    description: null,
    event_date: null,
  });
});
