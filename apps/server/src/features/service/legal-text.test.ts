import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { legalPages } from '@serendip/contract/service';
import { languages } from '@serendip/texts/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprintOf, legalText } from './legal-text.ts';

const shipped = new URL('../../../../../content/legal/', import.meta.url);
const original = (page: string): string => readFileSync(new URL(`${page}.md`, shipped), 'utf8');

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  test.each(legalPages)(
    'the %s that ships translates the present text: update its first line with the text',
    async (page) => {
      const file = readFileSync(new URL(`${language}/${page}.md`, shipped), 'utf8');
      expect(file.split('\n')[0]).toBe(`<!-- translates ${fingerprintOf(original(page))} -->`);
      const text = await legalText(shipped, page, language);
      expect(text.startsWith('# ')).toBe(true);
      expect(text).not.toBe(original(page));
      const shapeOf = (markdown: string) => markdown.split('\n').map((line) => /^(?:#+|-)(?= )/.exec(line)?.[0] ?? '');
      expect(shapeOf(text)).toEqual(shapeOf(original(page)));
    },
  );
});

describe("an operator's own texts", () => {
  let path: string;
  beforeAll(() => {
    path = mkdtempSync(join(tmpdir(), 'serendip-legal-'));
    mkdirSync(join(path, 'de'));
  });
  afterAll(() => rmSync(path, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(path, name), text);
  const imprint = (language: 'en' | 'de' | 'fr') => legalText(pathToFileURL(`${path}/`), 'imprint', language);

  test('are read in every language once they replace the text that ships', async () => {
    write('imprint.md', '# Imprint\n\nFounders Night Ltd.\n');
    write('de/imprint.md', readFileSync(new URL('de/imprint.md', shipped), 'utf8'));
    for (const language of ['en', 'de', 'fr'] as const)
      expect(await imprint(language)).toBe('# Imprint\n\nFounders Night Ltd.\n');
  });

  test('are read in a language of their own where the operator wrote one', async () => {
    write('imprint.md', '# Imprint\n\nFounders Night Ltd.\n');
    write('de/imprint.md', '# Impressum\n\nGründungsabend GmbH.\n');
    expect([await imprint('de'), await imprint('fr')]).toEqual([
      '# Impressum\n\nGründungsabend GmbH.\n',
      '# Imprint\n\nFounders Night Ltd.\n',
    ]);
  });
});
