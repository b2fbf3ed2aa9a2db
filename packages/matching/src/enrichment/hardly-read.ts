import type { ByRole, Profile } from '../understand/profile.ts';

/** What the engine knows of a text, beside its mere words, is less: of nobody in the judged events. */
const KNOWN = 0.5;
/** Fewer words tell nothing. */
const FEWEST = 1;

/** Whether the engine could make little of what a person wrote: another language, jargon. Not: that they wrote little. */
export function isHardlyRead({ concepts, fields, words }: Profile): boolean {
  const said = total(words);
  return said >= FEWEST && total(concepts) + total(fields) < KNOWN * said;
}

const total = <K>(byRole: ByRole<K>): number =>
  [byRole.offer, byRole.need, byRole.fact, byRole.interest, byRole.concern].reduce(
    (sum, weights) => sum + [...weights.values()].reduce((all, weight) => all + weight, 0),
    0,
  );
