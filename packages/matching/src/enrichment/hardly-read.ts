import type { ByRole, Profile } from '../understand/profile.ts';

/** Below this the engine hardly understood a text, its bare words aside. Nobody in the judged events is below it. */
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
