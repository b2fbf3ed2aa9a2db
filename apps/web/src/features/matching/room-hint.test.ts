import { expect, test } from 'vitest';
import { roomHint } from './room-hint.tsx';

test.each([
  [0, 'These guests have told enough, but have little for each other. Larger rooms can help.'],
  [1, 'One of your guests has told little: ask them'],
  [2, 'Two of your guests have told little: ask them'],
  [9, 'Nine of your guests have told little: ask them'],
])('a weak room in which %i people told little says what would help', (toldLittle, hint) => {
  expect(roomHint(toldLittle)).toBe(hint);
});
