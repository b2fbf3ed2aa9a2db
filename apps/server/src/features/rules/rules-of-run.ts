import type { Rule } from '@serendip/matching/rules/rule';
import type { Db } from '../../db/database.ts';
import type { ToldRule } from '../../db/schema/matching.ts';
import { groupFacts } from './group-facts.ts';
import { resolveRule } from './resolve-rule.ts';
import { storedRules } from './stored-rule.ts';
import { toldRule } from './told-rule.ts';

/** An event's rules as a run or an evening takes them, and their sentences. */
export interface RulesOfRun {
  rules: Rule[];
  told: Record<string, ToldRule>;
}

/** Read in the caller's snapshot, so that a rule changed meanwhile is wholly in or not at all. Null without rules. */
export async function readRules(tx: Db, eventId: string): Promise<RulesOfRun | null> {
  const stored = await storedRules(tx, eventId);
  if (stored.length === 0) return null;
  const facts = await groupFacts(tx, eventId);
  return {
    rules: stored.map((rule) => resolveRule(rule, facts)),
    told: Object.fromEntries(stored.map((rule) => [rule.id, toldRule(rule, facts)])),
  };
}
