import { locale } from './locale.ts';

/** A whole percentage as the reader's language writes it: '87%' or '87 %'. */
export const percent = (percentage: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(percentage / 100);
