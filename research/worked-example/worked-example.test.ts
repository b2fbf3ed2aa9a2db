import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { expect, test } from 'vitest';
import { lexiconFolder } from '../learned.ts';
import { tellExample } from './tell.ts';

test('docs/matching.md tells what the engine makes of its example (print it: node research/worked-example.ts)', () => {
  const doc = readFileSync(join(import.meta.dirname, '../../docs/matching.md'), 'utf8');
  const told = /## One worked example\n.*?```\n(.*?)\n```/s.exec(doc)?.[1];
  expect(told).toBe(tellExample(compileLexicon(readLexicon(lexiconFolder))));
});

test('docs/matching.md stays short enough to read in one go', () => {
  const doc = readFileSync(join(import.meta.dirname, '../../docs/matching.md'), 'utf8');
  expect(doc.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});
