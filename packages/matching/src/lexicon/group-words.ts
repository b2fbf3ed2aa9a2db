import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';
import { WEIGHTS } from '../weights.ts';
import type { Concept, GroupShare } from './lexicon.ts';
import type { ConceptEntry } from './lexicon-file.ts';
import { isCased } from './whole-words.ts';

const MOST_GROUPS = 6;

/**
 * The concept groups that each single word points to. A group is a concept with at least `smallest` narrower ones, and its words
 * are those of all their phrases: 'hives' points to beekeeping although no phrase is 'hives' alone.
 */
export function groupWords(
  entries: ConceptEntry[],
  concepts: Concept[],
  skip: (word: string) => boolean,
  smallest: number,
): Map<string, GroupShare[]> {
  const total = new Map<string, number>();
  const inGroup = new Map<string, Map<number, number>>();
  entries.forEach((entry, index) => {
    const groups = [{ index, steps: 0 }, ...(concepts[index]?.ancestors ?? [])]
      .filter((above) => (concepts[above.index]?.narrower ?? 0) >= smallest && above.steps <= 2)
      .map((above) => above.index);
    const said = new Set(
      [entry.name, ...(entry.say ?? [])]
        .filter((phrase) => !isCased(phrase))
        .flatMap((phrase) => tokenise(phrase).map(({ word }) => word)),
    );
    for (const word of new Set([...said].filter((word) => !skip(word)).map((word) => stem(word, 'en')))) {
      total.set(word, (total.get(word) ?? 0) + 1);
      const counts = inGroup.get(word) ?? new Map<number, number>();
      inGroup.set(word, counts);
      for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
    }
  });
  const shares = new Map<string, GroupShare[]>();
  for (const [word, counts] of inGroup) {
    const all = (total.get(word) ?? 1) + 0.5;
    const best = [...counts]
      .map(([group, count]) => ({ group, share: count / all }))
      .filter(({ share }) => share >= WEIGHTS.group.leastShare)
      .sort((a, b) => b.share - a.share || a.group - b.group)
      .slice(0, MOST_GROUPS);
    if (best.length > 0) shares.set(word, best);
  }
  return shares;
}
