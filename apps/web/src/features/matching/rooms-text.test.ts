import { expect, it } from 'vitest';
import { roomsText } from './rooms-text.ts';

it.each([
  [24, 5, 'Four rooms of 5, one of 4'],
  [12, 4, 'Three rooms of 4'],
  [7, 2, 'One room of 3, two of 2'],
  [3, 8, 'One room of 3'],
  [63, 4, '15 rooms of 4, one of 3'],
  [0, 4, ''],
])('%i people in rooms of %i: %s', (people, roomSize, text) => {
  expect(roomsText(people, roomSize)).toBe(text);
});
