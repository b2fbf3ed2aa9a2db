import { expect, test } from 'vitest';
import { roomNameOf } from './room-name-of.ts';

test('names count by line, one text with a place for the number names all', () => {
  expect(roomNameOf(['Sofa', 'Window'], 2)).toBe('Window');
  expect(roomNameOf(['Sofa', 'Window'], 3)).toBe(null);
  expect(roomNameOf(['Table {room}'], 12)).toBe('Table 12');
  expect(roomNameOf(null, 1)).toBe(null);
});
