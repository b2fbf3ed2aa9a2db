import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { loadJudgedEvent } from '../judged-events.ts';
import { meanGrades } from '../metric.ts';
import { cutAtCommas } from './cut-at-commas.ts';
import { deriveLists, loadList, namesWithLists } from './lists.ts';
import { questionsRead } from './questions.ts';
import { saidByEngine } from './said-by-engine.ts';
import { sumOf, type Tally, tallyOf, type Verdict } from './tally.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** The engine's tallies on 28 November 2026, before it held back what is not certain. */
const BEFORE = join(ROOT, 'bench', 'data', 'spoken-2026-11-28.json');
/**
 * Groups of events. In the plain ones people answer in few words, in the told ones with stories. The words of the engine were
 * improved with the seen ones in view, and only measured on the held ones. The last lists are derived from recorded readings.
 */
const LISTED = {
  'plain, seen': ['door1', 'ea', 'ga', 'fa'],
  'plain, held': ['eb', 'ed', 'gb', 'sa'],
  'told, seen': ['a', 'd', 'ec', 'ee'],
  'told, held': ['gc'],
};
const byHand = Object.values(LISTED).flat();
const GROUPS: [string, (name: string) => boolean][] = [
  ...Object.entries(LISTED).map(([group, names]): [string, (name: string) => boolean] => [
    group,
    (name) => names.includes(name),
  ]),
  ['derived', (name) => !byHand.includes(name)],
];

interface Row {
  event: string;
  engine: Tally;
  before: Tally | undefined;
  cut: Tally;
}

/**
 * How true is what the engine says of people, held against the lists of what may be said.
 *
 * @param words names of events, all if there are none; `verdicts` prints each phrase and sentence with its verdict, `json` the
 * engine's tallies; `lists` writes the lists that are derived from recorded readings instead.
 */
export function printSpoken(words: string[]): void {
  if (words.includes('lists')) deriveLists();
  else printFigures(words);
}

function printFigures(words: string[]): void {
  const chosen = words.filter((word) => word !== 'verdicts' && word !== 'json');
  const lexicon = compileLexicon(readLexicon(join(ROOT, 'content', 'lexicon')));
  const before = JSON.parse(readFileSync(BEFORE, 'utf8')) as Record<string, Tally>;
  const rows = namesWithLists()
    .filter((name) => chosen.length === 0 || chosen.includes(name))
    .map((name): Row => {
      const event = loadJudgedEvent(name);
      const [said, grades] = [loadList(name), meanGrades(event, event.judges)];
      const engine = saidByEngine(event, lexicon);
      const note = words.includes('verdicts') ? printVerdict : undefined;
      return {
        event: name,
        engine: tallyOf(event, said, grades, engine, note),
        before: before[name],
        cut: tallyOf(event, said, grades, cutAtCommas(event, engine, lexicon)),
      };
    });
  if (words.includes('json'))
    console.log(JSON.stringify(Object.fromEntries(rows.map(({ event, engine }) => [event, engine]))));
  else {
    printTable(rows);
    if (chosen.length === 0) printQuestions(lexicon);
  }
}

function printVerdict({ what, person, other, role, text, verdict, rightPair }: Verdict): void {
  const whom = [person, other].filter(Boolean).join(' of ');
  console.log(`${verdict.padEnd(6)} ${what}${rightPair ? '*' : ''} ${whom}${role ? ` ${role}` : ''}: ${text}`);
}

function printQuestions(lexicon: Lexicon): void {
  console.log('\nQuestions of hosts that nothing was learned from: read as meant, as nothing, as something else.\n');
  for (const [kind, { right, silent, wrong }] of questionsRead(lexicon))
    console.log(
      `${kind.padEnd(9)} ${String(right).padStart(3)} ${String(silent).padStart(3)} ${String(wrong).padStart(3)}`,
    );
}

function printTable(rows: Row[]): void {
  console.log(`Shares in 100. 'before': the engine of 28 November 2026. 'cut': answers cut at commas.
Topics, suggestions, first reasons of the first three matches, the same of pairs worth meeting, openers, reasons in rooms of
two; people without topics; people called clear, and those of them without a right need or offer.\n`);
  const row = (cells: string[]): void => console.log(`| ${cells.join(' | ')} |`);
  const head = ['event', 'by', 'topics: right', 'role', 'wrong', 'never', 'none', 'suggestions: right'];
  row([
    ...head,
    'reasons: true',
    'wrong',
    'option',
    'nothing',
    'right pairs: true',
    'openers: true',
    'wrong',
    'rooms: true',
    'wrong',
    'clear: hollow',
  ]);
  row(Array.from({ length: head.length + 10 }, () => '---'));
  const lines = (event: string, some: Row[]): void => {
    row([event, 'engine', ...cellsOf(sumOf(some.map(({ engine }) => engine)))]);
    row(['', 'before', ...cellsOf(sumOf(some.flatMap(({ before }) => before ?? [])))]);
    row(['', 'cut', ...cellsOf(sumOf(some.map(({ cut }) => cut)))]);
  };
  for (const one of rows) lines(one.event, [one]);
  for (const [group, isIn] of GROUPS) {
    const some = rows.filter(({ event }) => isIn(event));
    if (some.length > 0) lines(`${group} (${some.map(({ event }) => event).join(' ')})`, some);
  }
}

function cellsOf({ topics, suggestions, reasons, rightPairs, openers, rooms, ...tally }: Tally): string[] {
  const all = (counts: object): number => Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);
  const share = (count: number, of: number): string => (of === 0 ? '–' : `${Math.round((100 * count) / of)}`);
  const first = (count: number, of: number): string => (of === 0 ? '–' : `${share(count, of)} % of ${of}`);
  return [
    first(topics.right, all(topics)),
    share(topics.role, all(topics)),
    share(topics.wrong, all(topics)),
    share(topics.never, all(topics)),
    `${tally.silent} of ${tally.people}`,
    first(suggestions.right, all(suggestions)),
    first(reasons.true, all(reasons)),
    share(reasons.wrong, all(reasons)),
    share(reasons.option, all(reasons)),
    share(reasons.none, all(reasons)),
    first(rightPairs.true, all(rightPairs)),
    first(openers.true, all(openers)),
    share(openers.wrong, all(openers)),
    first(rooms.true, all(rooms)),
    share(rooms.wrong, all(rooms)),
    `${tally.hollow} of ${tally.clear}`,
  ];
}
