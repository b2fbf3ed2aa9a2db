import type { TopicReader } from '../../context.ts';

type Language = Parameters<TopicReader['complete']>[2];

const known = ['en', 'de', 'fr', 'es'] as const satisfies Language[];

/** The first language of `Accept-Language` that the lexicon has; otherwise English. */
export function readersLanguage(header: string | undefined): Language {
  const tags = (header ?? '').split(',', 20).map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return known.find((language) => language === tags.find((tag) => known.some((one) => one === tag))) ?? 'en';
}
