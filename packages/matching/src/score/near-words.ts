import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';

/** Stems that mean nearly what another stem does, and how nearly, above 0 to 1. */
export type NearWords = Map<string, { stem: string; nearness: number }[]>;

/** For each stem somebody needs the nearest of those that others offer or tell of, by the word vectors' cosine. */
export function nearWords(profiles: Profile[], { vectors, placeOfStem }: Lexicon): NearWords {
  const near: NearWords = new Map();
  if (!vectors) return near;
  const { dims, values } = vectors;
  const { least, most } = WEIGHTS.nearWord;
  const saidAs = (roles: ('need' | 'offer' | 'fact')[]): string[] => {
    const stems = new Set<string>();
    for (const { words } of profiles)
      for (const role of roles) for (const stem of words[role].keys()) if (placeOfStem.has(stem)) stems.add(stem);
    return [...stems].sort();
  };
  const held = saidAs(['offer', 'fact']);
  const starts = Int32Array.from(held, (stem) => (placeOfStem.get(stem) as number) * dims);
  for (const wanted of saidAs(['need'])) {
    const from = (placeOfStem.get(wanted) as number) * dims;
    const found: { stem: string; nearness: number }[] = [];
    for (let other = 0; other < held.length; other += 1) {
      const to = starts[other] as number;
      let dot = 0;
      for (let at = 0; at < dims; at += 1) dot += (values[from + at] as number) * (values[to + at] as number);
      const nearness = (dot / STEPS_SQUARED - least) / (1 - least);
      if (nearness > 0 && to !== from) found.push({ stem: held[other] as string, nearness });
    }
    found.sort((a, b) => b.nearness - a.nearness || (a.stem < b.stem ? -1 : 1));
    if (found.length > 0) near.set(wanted, found.slice(0, most));
  }
  return near;
}

/** Vectors are kept in steps of 1/127. */
const STEPS_SQUARED = 127 * 127;
