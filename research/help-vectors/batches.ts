import type { Chance } from '../chance.ts';
import type { HelpCase, Text } from './cases.ts';

/** As many needs as offers: each offer helps the need at its place and, as far as is known, no other. */
export interface Batch {
  needs: Text[];
  offers: Text[];
}

const DROPPED = 0.4;
const FOREIGN_LINES = 3;

/** One need and one offer of each case, disturbed as real answers are: words are missing, other subjects mixed in. */
export function situationBatch(cases: HelpCase[], others: HelpCase[], chance: Chance): Batch {
  const thinned = (text: Text): Text => {
    const kept = text.filter(() => !chance.happens(DROPPED));
    return kept.length > 0 ? kept : text;
  };
  const disturbed = (lines: Text[]): Text => {
    const first = chance.pick(lines);
    const text = [...thinned(chance.happens(0.5) ? [...first, ...chance.pick(lines)] : first)];
    for (let line = 0; line < FOREIGN_LINES; line += 1) {
      if (!chance.happens(0.5)) continue;
      const { needs, offers } = chance.pick(others);
      text.push(...thinned(chance.pick(chance.happens(0.5) ? needs : offers)));
    }
    return text;
  };
  return {
    needs: cases.map(({ needs }) => disturbed(needs)),
    offers: cases.map(({ offers }) => disturbed(offers)),
  };
}

/** Half of the batch are concepts, half, as far as there are so many, fields: a few phrases of each on either side. */
export function lexiconBatch(concepts: HelpCase[], fields: Text[][], size: number, chance: Chance): Batch {
  const phrases = (texts: Text[]): Text => chance.some(texts, chance.between(1, 3)).flat();
  const words = (texts: Text[]): Text => chance.some(texts, chance.between(2, 6)).flat();
  const drawnConcepts = chance.some(concepts, size / 2);
  const drawnFields = chance.some(fields, size / 2);
  return {
    needs: [...drawnConcepts.map(({ needs }) => phrases(needs)), ...drawnFields.map(words)],
    offers: [...drawnConcepts.map(({ offers }) => phrases(offers)), ...drawnFields.map(words)],
  };
}
