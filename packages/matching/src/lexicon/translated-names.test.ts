import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lexicon } from '../../test/whole-lexicon.ts';

const NAMING = join(import.meta.dirname, '../../../../content/naming');
const rowsOf = (file: string): string[][] =>
  readFileSync(join(NAMING, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

const twice = (texts: string[]): string[] => texts.filter((text, at) => texts.indexOf(text) !== at);

/** At most six words without blanks at the ends or quotation marks, and a kind. */
const isWhole = ([id, name = '', kind = '', ...more]: string[]): boolean =>
  Boolean(id) &&
  /^[\p{L}\p{N}.][^\s"]*(?: [^\s"]+){0,5}$/u.test(name) &&
  /^(?:thing|doing|person|people|language|subject)$/.test(kind) &&
  more.length === 0;

describe.each(['de', 'fr', 'es'])('the display names in %s', (language) => {
  const open = {
    concepts: new Set(lexicon.concepts.filter(({ sensitive }) => !sensitive).map(({ id }) => id)),
    fields: new Set(lexicon.fields.filter(({ sensitive }) => !sensitive).map(({ name }) => name)),
  };

  test.each(['concepts', 'fields'] as const)('have an id, a short name and a kind: %s', (what) => {
    expect(rowsOf(`${what}-${language}.tsv`).filter((row) => !isWhole(row))).toEqual([]);
  });

  test.each(['concepts', 'fields'] as const)('name each once, no two alike, and none that is sensitive: %s', (what) => {
    const rows = rowsOf(`${what}-${language}.tsv`);
    const ids = rows.map(([id = '']) => id);
    expect(ids.filter((id) => !open[what].has(id))).toEqual([]);
    expect(twice(ids)).toEqual([]);
    expect(twice(rows.map(([, name = '']) => name.toLowerCase()))).toEqual([]);
  });
});
