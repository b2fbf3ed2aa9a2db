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
  const { name, guest_join, publish, joining, listed, language, ...rest } = detailsInput({
    ...emptyDetails,
    name: ' Fair ',
    description: ' ',
    place: ' ',
    capacity: ' ',
  });
  expect([name, guest_join, publish, joining, listed, language]).toEqual([
    'Fair',
    false,
    'at_once',
    'anyone',
    false,
    'en',
  ]);
  expect(new Set(Object.values(rest))).toEqual(new Set([null]));
});

const evening = { ...details, eventDate: '2026-12-05', startTime: '19:00', endTime: '22:00' };

test('times are sent with a zone, which is the browser’s where none was chosen, and not without a date', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(detailsInput(evening)).toMatchObject({ start_time: '19:00', end_time: '22:00', time_zone: own });
  expect(detailsInput({ ...evening, timeZone: 'Asia/Tokyo' }).time_zone).toBe('Asia/Tokyo');
  expect(detailsInput({ ...evening, eventDate: '' })).toMatchObject({
    start_time: null,
    end_time: null,
    time_zone: null,
  });
  expect(detailsInput({ ...evening, startTime: '', endTime: '', timeZone: 'Asia/Tokyo' }).time_zone).toBeNull();
});

test.each([
  [{ startTime: '' }, { endTime: 'End time needs a start time' }],
  [{ timeZone: 'Nowhere/Land' }, { timeZone: 'Time zone is invalid' }],
  [{ place: 'x'.repeat(201) }, { place: 'Place is too long (maximum is 200 characters)' }],
  [{ onlineUrl: 'http://example.org' }, { onlineUrl: 'Link must start with https://' }],
  [{ onlineUrl: 'https://a b' }, { onlineUrl: 'Link is invalid' }],
  [{ capacity: '1' }, { capacity: 'Capacity must be between 2 and 10000' }],
  [{ capacity: '10001' }, { capacity: 'Capacity must be between 2 and 10000' }],
  [{ capacity: 'many' }, { capacity: 'Capacity must be between 2 and 10000' }],
  [{ capacity: '2.5' }, { capacity: 'Capacity must be between 2 and 10000' }],
  [{ eventDate: '', startTime: '' }, {}],
  [{ capacity: ' 2 ', onlineUrl: ' HTTPS://example.org/x ', place: 'x'.repeat(200) }, {}],
])('%j is told: %j', (changes, faults) => {
  expect(detailFaults({ ...evening, ...changes }, today)).toEqual(faults);
});

test('an event is in the host’s language until another is chosen, and its second language is never the first', () => {
  const languages = (typed: object) => {
    const { language, second_language } = detailsInput({ ...details, ...typed });
    return [language, second_language];
  };
  expect(languages({})).toEqual(['en', null]);
  expect(languages({ language: 'de', secondLanguage: 'fr' })).toEqual(['de', 'fr']);
  expect(languages({ secondLanguage: 'en' })).toEqual(['en', null]);
});
