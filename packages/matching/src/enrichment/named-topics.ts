import type { Lexicon } from '../lexicon/lexicon.ts';
import type { MatchedPair, SnapshotQuestion } from '../types.ts';

/** The topics and options that each reason of a run names, in their order: what another wording of it must keep. */
export function namedTopics(
  pairs: MatchedPair[],
  questions: SnapshotQuestion[],
  lexicon: Lexicon,
): Record<string, string[]> {
  const names = [
    ...lexicon.concepts.map(({ name }) => name),
    ...lexicon.fields.map(({ name }) => name),
    ...questions.flatMap(({ options }) => options.map(({ text }) => text)),
  ]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length);
  const reasons = new Set(pairs.flatMap(({ reasons_for_a, reasons_for_b }) => [...reasons_for_a, ...reasons_for_b]));
  return Object.fromEntries([...reasons].map((reason) => [reason, topicsIn(reason, names)]));
}

function topicsIn(reason: string, longestFirst: string[]): string[] {
  let left = reason.toLowerCase();
  const found: { name: string; at: number }[] = [];
  for (const name of longestFirst) {
    const at = left.indexOf(name.toLowerCase());
    if (at < 0 || /\p{L}/u.test((left[at - 1] ?? '') + (left[at + name.length] ?? ''))) continue;
    found.push({ name, at });
    // Taken: no shorter name is found within it.
    left = left.slice(0, at) + '\0'.repeat(name.length) + left.slice(at + name.length);
  }
  return found.sort((a, b) => a.at - b.at).map(({ name }) => name);
}
