import { locale } from '../language/locale.ts';

/** A number as the reader's language writes it, to the tenth: 43.3, or 43,3. */
export const formatNumber = (value: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);
