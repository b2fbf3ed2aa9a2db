import { z } from 'zod';
import { fault } from './fault.ts';
import { wireId } from './ids.ts';

/** Asks first: a change by hand that breaks a rule is not made, and is 409 with the rules. */
export const heedRules = z.boolean({ error: fault('trueOrFalse', { field: 'heed_rules' }) }).default(false);

/** The `data` of `rule_would_break`. */
export const rulesThatWouldBreak = z.object({ rules: z.array(z.object({ rule_id: wireId, sentence: z.string() })) });
