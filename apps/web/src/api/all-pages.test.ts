import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

const rows = [1, 2, 3, 4, 5];
const server = (per_page: number) => async (part: { page?: string; per_page?: string }) => {
  const page = Number(part.page ?? 1);
  if (page > 1) expect(part.per_page).toBe(String(per_page));
  return { rows: rows.slice((page - 1) * per_page, page * per_page), per_page, total: rows.length };
};

test.each([1, 2, 5, 100])('a list in pages of %i is read to its end, in its order', async (perPage) => {
  const pages = await allPages(server(perPage));
  expect(pages.flatMap((page) => page.rows)).toEqual(rows);
  expect(pages).toHaveLength(Math.ceil(rows.length / perPage));
});

test('a list that does not speak of pages is whole', async () => {
  const whole: { rows: number[]; total?: number } = { rows };
  expect(await allPages(async () => whole)).toEqual([{ rows }]);
});
