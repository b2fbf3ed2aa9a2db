import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

test('headings, paragraphs over several lines and lists are read', () => {
  expect(
    readMarkdown('\uFEFF# Imprint\r\nWe are\nhere.\n\n## Who\n- One\n  and more\n- Two\n\nEnd <b>*x*</b>'),
  ).toEqual([
    { kind: 'title', text: 'Imprint' },
    { kind: 'paragraph', text: 'We are here.' },
    { kind: 'heading', text: 'Who' },
    { kind: 'list', items: ['One and more', 'Two'] },
    { kind: 'paragraph', text: 'End <b>*x*</b>' },
  ]);
});

test('an empty text has no blocks', () => {
  expect(readMarkdown(' \n\n')).toEqual([]);
});
