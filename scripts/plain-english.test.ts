import { expect, test } from 'vitest';
import { commentsOf, faultsOfEnglish, paragraphsOf, textsOf } from './plain-english.ts';

test('a clause that begins with a bare Who or What is a fault, in every place where a clause can begin', () => {
  for (const text of [
    'Who forgot a password has a code mailed.',
    'The run ends. What is left goes on.',
    'Rooms stay; who leaves has no seat.',
    'It waits, because what is sent twice counts twice.',
    '**What few people say** counts most.',
    'Is it on? Who is here counts.',
  ])
    expect(faultsOfEnglish(text), text).toHaveLength(1);
});

test('questions, relative clauses, objects, quotes, code and bold titles may begin with Who or What', () => {
  for (const text of [
    'What are you looking for tonight?',
    'Guests who forgot a password can get a code, and see what changed.',
    "The card 'What Serendip understood' shows topics.",
    '`what is this` is a query.',
    '**What people read.** The app says so.',
    'It shows who is here.',
  ])
    expect(faultsOfEnglish(text), text).toEqual([]);
});

test('avoided words are faults in prose, and not in code', () => {
  expect(faultsOfEnglish('The seats are mended for whoever comes.')).toHaveLength(2);
  expect(faultsOfEnglish('The file `mended-round.ts` recommends a repair.')).toEqual([]);
});

test('Markdown gives paragraphs, items and cells, and neither headings nor code blocks', () => {
  const markdown = '# What it is\n\nOne\nline\n\n- first\n- second\n\n| a | b |\n\n```\nWho cares\n```\n';
  expect(paragraphsOf(markdown).filter(Boolean)).toEqual(['One\nline', 'first', 'second', 'a', 'b']);
});

test('a source file gives its comments and its sentences', () => {
  const source =
    "import a from 'a';\n\n/**\n * Counts\n * attempts.\n */\nconst b = 'What is left';\n// One\n// thing.\n";
  const comments = commentsOf(source).map((comment) => comment.split(/\s+/).join(' '));
  expect(comments).toEqual(['Counts attempts.', 'One thing.']);
  expect(textsOf(source)).toEqual(['What is left']);
});
