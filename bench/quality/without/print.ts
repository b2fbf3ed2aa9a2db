import { join } from 'node:path';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { allGroups, type Figures, figuresOf } from './groups.ts';
import { withNumbers } from './numbers.ts';
import { lexiconWithout, PARTS, type Part } from './parts.ts';

/** Prints the value of each part of the engine: how the figures change without it, in one table. */
export function printWithout(wanted: string[]): void {
  const files = readLexicon(join(import.meta.dirname, '..', '..', '..', 'content', 'lexicon'));
  const groups = allGroups();
  const measure = (part: Part): Figures[] =>
    withNumbers(part.numbers ?? {}, () => {
      const lexicon = lexiconWithout(part, files);
      return groups.map((group) => figuresOf(group, lexicon, part));
    });
  const row = (cells: string[]): void => console.log(`| ${cells.join(' | ')} |`);

  console.log('Changes of nDCG@5, hit@3 and category; means over the events of a group.\n');
  row(['without', ...groups.map(({ name, events }) => `${name} (${events.length})`), 'greatest loss']);
  row(['---', ...groups.map(() => '---'), '---']);
  const whole = measure({ name: 'nothing' });
  row(['nothing', ...whole.map((figures) => figures.map((one) => one.toFixed(3)).join(', ')), '']);
  for (const part of PARTS) {
    if (wanted.length > 0 && !wanted.some((word) => part.name.includes(word))) continue;
    const changes = measure(part).map((figures, at) => figures.map((one, of) => one - (whole[at]?.[of] ?? 0)));
    const greatest = Math.max(0, ...changes.flat().map((change) => -change));
    row([part.name, ...changes.map((each) => each.map(signed).join(', ')), greatest.toFixed(3)]);
  }
}

const signed = (change: number): string =>
  Math.abs(change) < 0.0005 ? '0' : `${change > 0 ? '+' : '-'}${Math.abs(change).toFixed(3)}`;
