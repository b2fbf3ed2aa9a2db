import { createHash } from 'node:crypto';
import type { Rule } from '@serendip/matching/rules/rule';

/** Tells whether a rule, or the people of its groups, are still those that were judged. */
export const ruleStamp = (rule: Rule): string =>
  createHash('sha256').update(JSON.stringify(rule)).digest('base64url').slice(0, 16);
