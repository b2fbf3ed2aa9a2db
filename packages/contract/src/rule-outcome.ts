import { z } from 'zod';
import { wireId } from './ids.ts';

export const brokenPlace = z
  .object({ people: z.array(wireId), round: z.int().nullable(), room_number: z.int().nullable() })
  .meta({ id: 'BrokenPlace' });

/** How a rule fared in a run. */
export const ruleOutcome = z.object({
  rule_id: wireId,
  sentence: z.string(),
  kept: z.boolean(),
  /** The first places where it did not hold. Round and room are null for matches, and for people who meet in no round. */
  broken_by: z.array(brokenPlace),
  /** How many such places there are. */
  times: z.int(),
  /**
   * The rule that left no place, `too_few`, or `numbers`: no plan was found that keeps it. Null when kept, and of a draft
   * that was changed by hand, or whose rules changed after the run.
   */
  because: z.string().nullable(),
  /** The whole in words, such as 'Kept except in round 3: Ana and Ben share room 4.' */
  in_words: z.string(),
});
export type RuleOutcome = z.output<typeof ruleOutcome>;
