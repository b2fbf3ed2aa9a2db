import { expect, test } from 'vitest';
import { roomLabel, roomLink } from './room-label.ts';

test.each([
  [7, null, 'Room 7'],
  [7, 'Sofa', 'Room 7, Sofa'],
  [7, 'Table 7', 'Table 7'],
  [7, 'Table 17', 'Room 7, Table 17'],
  [7, 'https://meet.example.org/7', 'Room 7'],
])('room %i called %j reads %j', (number, name, label) => {
  expect(roomLabel(number, name)).toBe(label);
});

test('only an address with https is a link', () => {
  expect(roomLink('https://meet.example.org/a')).toBe('https://meet.example.org/a');
  for (const name of [null, 'Sofa', 'http://meet.example.org', 'javascript:alert(1)', 'https://'])
    expect(roomLink(name), String(name)).toBe(null);
});
