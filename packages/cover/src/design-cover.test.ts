import { expect, test } from 'vitest';
import { designCover } from './design-cover.ts';

test('the same name always gives the same cover, whatever its case and surrounding space', () => {
  expect(designCover('Berlin Makers Night')).toEqual(designCover(' berlin makers night '));
});

test('different names look different', () => {
  const covers = ['AI Meetup', 'AI Meetup 2', 'Design Drinks', 'Climate Founders', 'Jazz & Code'].map((name) =>
    JSON.stringify(designCover(name)),
  );
  expect(new Set(covers).size).toBe(covers.length);
});

test('every cell is filled once, with a shape in another colour than its background', () => {
  for (const name of ['', 'x', '日本の夜', '🎉', 'a'.repeat(200)]) {
    const { tiles, columns, rows } = designCover(name);
    expect(new Set(tiles.map(({ column, row }) => `${column},${row}`)).size).toBe(columns * rows);
    for (const { ground, figure } of tiles) expect(figure).not.toBe(ground);
  }
});
