import { join } from 'node:path';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import { matchParticipants } from '@serendip/matching/match-participants';
import { readLexicon } from '@serendip/matching/read-lexicon';
import type { MatchResult } from '@serendip/matching/types';
import { resultInWords } from '@serendip/matching/wording/result-in-words';
import { chanceFrom } from '../../research/chance.ts';
import {
  type JudgedEvent,
  judgedLetters,
  loadJudgedEvent,
  loadPlainEvents,
  loadPracticeEvents,
} from './judged-events.ts';

/** One match as one of its two people reads it. */
export interface ReadMatch {
  event: string;
  percentage: number;
  category: string;
  reasons: string[];
  opener: string | null;
}

export const matchesRead = ({ letter }: JudgedEvent, result: MatchResult, { displayNames }: Lexicon): ReadMatch[] =>
  resultInWords(result, displayNames).pairs.flatMap(({ percentage, category, ...pair }) => {
    const match = { event: letter, percentage, category };
    return [
      { ...match, reasons: pair.reasons_for_a, opener: pair.opener_for_a },
      { ...match, reasons: pair.reasons_for_b, opener: pair.opener_for_b },
    ];
  });

/** Replaces every name by '…', which leaves the pattern of a sentence. */
export function patternsOf(lexicon: Lexicon): (sentence: string) => string {
  const displayNames = [...lexicon.concepts, ...lexicon.fields].map(({ displayName }) => displayName);
  const told = [
    ...new Set(displayNames.flatMap(({ name, does, one }) => [name, ...(does ? [does] : []), ...(one ? [one] : [])])),
  ];
  const firstWords = new Map<string, string[]>();
  for (const text of told.toSorted((a, b) => b.length - a.length)) {
    const first = text.split(' ')[0] as string;
    firstWords.set(first, [...(firstWords.get(first) ?? []), text]);
  }
  return (sentence) => {
    const words = sentence.replace(/'[^']+'(?=\.)/, '…').split(' ');
    for (let at = 0; at < words.length; at += 1) {
      const rest = words.slice(at).join(' ');
      const name = firstWords
        .get((words[at] as string).replace(/[.,;:]$/, ''))
        ?.find((text) => rest.startsWith(text) && !/^[\p{L}-]/u.test(rest.slice(text.length)));
      if (!name) continue;
      words.splice(at, name.split(' ').length, `…${rest.slice(name.length).split(' ')[0]}`);
    }
    return words.join(' ');
  };
}

/** Of 100 matches, how many hold a sentence of each pattern, commonest first. */
export function patternShares(matches: ReadMatch[], patternOf: (sentence: string) => string): [string, number][] {
  const counts = new Map<string, number>();
  for (const { reasons } of matches)
    for (const pattern of new Set(reasons.map(patternOf))) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  return [...counts]
    .map(([pattern, count]): [string, number] => [pattern, (100 * count) / matches.length])
    .sort(([, a], [, b]) => b - a);
}

/** Sentences of one match that name one thing twice, or are said twice. */
export function saidTwice({ reasons }: ReadMatch): boolean {
  const words = reasons.map((sentence) => new Set(sentence.toLowerCase().match(/\p{L}{6,}/gu) ?? []));
  const plain = new Set(['looking', 'somebody', 'company', 'people', 'evening', 'search', 'things']);
  return reasons.some(
    (sentence, at) =>
      reasons.indexOf(sentence) !== at ||
      words
        .slice(0, at)
        .some((earlier) => [...(words[at] as Set<string>)].some((word) => !plain.has(word) && earlier.has(word))),
  );
}

const DRAWN = 60;

/** Every match of the judged events, as each of its two people reads it. */
function everyMatch(lexicon: Lexicon): ReadMatch[] {
  const events = [
    ...judgedLetters().map(loadJudgedEvent),
    ...loadPracticeEvents(),
    ...loadPlainEvents('seen'),
    ...loadPlainEvents('held'),
  ];
  return events.flatMap((event) =>
    matchesRead(event, matchParticipants(event.snapshot, { room_size: 2, matches_per_person: 5, lexicon }), lexicon),
  );
}

/** Prints some matches drawn by chance, to be read aloud, and how often each pattern comes in all. */
export function printReasons(seed: number): void {
  const lexicon = compileLexicon(readLexicon(join(import.meta.dirname, '..', '..', 'content', 'lexicon')));
  const matches = everyMatch(lexicon);
  for (const { event, percentage, category, reasons, opener } of chanceFrom(seed).some(matches, DRAWN)) {
    console.log(`${event.padEnd(8)} ${String(percentage).padStart(2)} %  ${category}`);
    for (const reason of reasons) console.log(`    ${reason}`);
    if (opener) console.log(`  > ${opener}`);
  }
  const shares = patternShares(matches, patternsOf(lexicon));
  console.log(`\nof 100 of ${matches.length} matches, those with a sentence of each pattern`);
  for (const [pattern, share] of shares.slice(0, 25)) console.log(`${share.toFixed(1).padStart(5)}  ${pattern}`);
  const sentences = matches.flatMap(({ reasons }) => reasons).length;
  console.log(
    `${shares.length} patterns, ${sentences} sentences; ${matches.filter(saidTwice).length} matches say something twice`,
  );
}
