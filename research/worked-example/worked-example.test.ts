import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicon } from '@serendip/matching/test/whole-lexicon';
import { expect, test } from 'vitest';
import { tellExample } from './tell.ts';

test('docs/matching.md tells what the engine makes of its example (print it: node research/worked-example.ts)', () => {
  const doc = readFileSync(join(import.meta.dirname, '../../docs/matching.md'), 'utf8');
  const told = /## One worked example\n.*?```\n(.*?)\n```/s.exec(doc)?.[1];
  expect(told).toBe(tellExample(lexicon));
});

test('docs/matching.md stays short enough to read in one go', () => {
  const doc = readFileSync(join(import.meta.dirname, '../../docs/matching.md'), 'utf8');
  expect(doc.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});
