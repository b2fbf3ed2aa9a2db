import type { Lexicon } from '../lexicon/lexicon.ts';
import { dot, lengthOf, normalise } from '../text/word-vectors.ts';
import type { Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';

/** Stems that mean nearly what another stem does, and how nearly, above 0 to 1. */
export type NearWords = Map<string, { stem: string; nearness: number }[]>;

/** For each stem somebody needs the nearest of those that others offer or tell of, by the word vectors' cosine. */
export function nearWords(profiles: Profile[], { vectors, placeOfStem }: Lexicon): NearWords {
  const near: NearWords = new Map();
  if (!vectors) return near;
  const { dims, values } = vectors;
  const { least, most, largeEvent, said } = WEIGHTS.nearWord;
  // A crowd uses many words: there only those that no phrase of the lexicon explains are worth the time.
  const leastWeight = profiles.length > largeEvent ? said : 0;
  const directionOf = (stem: string): Float32Array => {
    const from = (placeOfStem.get(stem) as number) * dims;
    return normalise(new Float32Array(values.subarray(from, from + dims)));
  };
  const saidAs = (roles: ('need' | 'offer' | 'fact')[]): string[] => {
    const stems = new Set<string>();
    for (const { words } of profiles)
      for (const role of roles)
        for (const [stem, weight] of words[role]) if (weight >= leastWeight && placeOfStem.has(stem)) stems.add(stem);
    return [...stems].sort();
  };
  const held = saidAs(['offer', 'fact']);
  const lead = dims >> 1;
  const rows = new Float32Array(held.length * dims);
  const tails = new Float32Array(held.length);
  held.forEach((stem, at) => {
    rows.set(directionOf(stem), at * dims);
    tails[at] = lengthOf(rows.subarray(at * dims + lead, (at + 1) * dims));
  });
  for (const wanted of saidAs(['need'])) {
    const own = directionOf(wanted);
    const ownTail = lengthOf(own.subarray(lead));
    const found: { stem: string; nearness: number }[] = [];
    for (let other = 0; other < held.length; other += 1) {
      const from = other * dims;
      let cosine = dot(own, 0, rows, from, lead);
      // The rest cannot add more than the product of the two remaining lengths.
      if (cosine + ownTail * (tails[other] as number) <= least) continue;
      cosine += dot(own, lead, rows, from + lead, dims - lead);
      if (cosine > least && held[other] !== wanted)
        found.push({ stem: held[other] as string, nearness: (cosine - least) / (1 - least) });
    }
    found.sort((a, b) => b.nearness - a.nearness || (a.stem < b.stem ? -1 : 1));
    if (found.length > 0) near.set(wanted, found.slice(0, most));
  }
  return near;
}
