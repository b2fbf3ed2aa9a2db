import { expect, test } from 'vitest';
import { letterSize, pageAt, sheetFor } from './pages.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    called: `quick-guest-${index}`,
    beside: null,
    room: `Room ${index % 400}`,
  }));

test('two thousand names come round within five minutes of a page every six seconds', () => {
  const seats = people(2000);
  const sheet = sheetFor(seats, letterSize(seats.length, 1920, 1080), 1824, 440);
  expect(pageAt(seats, sheet, 0).pages * 6).toBeLessThan(300);
});

test('turning the pages shows everybody once, then begins again', () => {
  const seats = people(50);
  const sheet = { columns: 3, rows: 8 };
  const turns = [0, 1, 2].flatMap((turn) => pageAt(seats, sheet, turn).shown);
  expect(turns).toEqual(seats);
  expect(pageAt(seats, sheet, 3)).toMatchObject({ page: 0, pages: 3 });
});

test('the last page has as many names as the others, so nobody stands alone', () => {
  const sheet = { columns: 3, rows: 8 };
  const lengths = [0, 1].map((turn) => pageAt(people(25), sheet, turn).shown.length);
  expect(lengths).toEqual([12, 13]);
  // Ten names take two columns of five.
  expect(pageAt(people(10), { columns: 3, rows: 9 }, 0).high).toBe(5);
});

test('a list that fits is one page, and there is always room for one name', () => {
  expect(pageAt(people(4), { columns: 3, rows: 8 }, 7)).toMatchObject({ page: 0, pages: 1 });
  expect(pageAt([], { columns: 1, rows: 1 }, 0)).toEqual({ page: 0, pages: 1, shown: [], high: 1 });
  expect(sheetFor(people(9), 40, 100, 10)).toEqual({ columns: 1, rows: 1 });
});
