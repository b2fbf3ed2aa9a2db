import { z } from 'zod';
import { limits } from './limits.ts';
import { wholeNumberInQuery } from './text.ts';

/** Which part of a long list is wanted. Without `per_page` a page holds as many as surely fit into one answer. */
export const pageQuery = {
  page: wholeNumberInQuery('page', 1, limits.page_max).default(1),
  per_page: wholeNumberInQuery('per_page', 1, limits.list_rows_max).optional(),
};

/** Which part an answer is. `per_page` may be smaller than asked for: the next page is to be asked for with it. */
export const pageFields = {
  page: z.int().optional(),
  per_page: z.int().optional(),
  /** How many there are in all. */
  total: z.int().optional(),
};
