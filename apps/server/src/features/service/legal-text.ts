import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { LegalPage } from '@serendip/contract/service';
import type { Language } from '@serendip/texts/languages';
import { withoutLanguage } from '../../http/language.ts';

/** The first line of a translation that ships: which text it translates. An operator's own file has none. */
const mark = /^<!-- translates ([0-9a-f]{12}) -->\s*/;

/** What a translation's first line must name. */
export const fingerprintOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n').trim()).digest('hex').slice(0, 12);

async function readIfThere(file: URL): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * A legal page in the reader's language. Once an operator has changed the page, the translation that ships says something
 * else and is left out, until the operator writes one. Read on each request, so that an edit shows at once.
 */
export async function legalText(folder: URL, page: LegalPage, language: Language): Promise<string> {
  const text = await readFile(new URL(`${page}.md`, folder), 'utf8');
  if (language === withoutLanguage) return text;
  const translation = await readIfThere(new URL(`${language}/${page}.md`, folder));
  if (translation === null) return text;
  const translates = mark.exec(translation)?.[1];
  return translates === undefined || translates === fingerprintOf(text) ? translation.replace(mark, '') : text;
}
