import { missingIn, type RuleChanges, type RuleInput } from '@serendip/contract/rules';
import { invalid } from '../../errors.ts';
import type { GroupFacts } from './group-facts.ts';
import { onWire } from './standing-of.ts';
import type { StoredRule } from './stored-rule.ts';

/**
 * A rule with the fields that were sent; the others keep their values. A rule that becomes one of another kind keeps its strength.
 * Throws `invalid` where something is missing then.
 */
export function withChanges(stored: StoredRule, sent: RuleChanges, facts: GroupFacts): RuleInput {
  const { id: _, ...before } = onWire(stored, facts);
  const isSameKind = (sent.kind ?? before.kind) === before.kind;
  const { at_least, at_most, ...kept } = isSameKind ? (before as RuleChanges) : { strength: before.strength };
  // A rule has one bound.
  const bounds = (sent.at_least ?? sent.at_most ?? null) === null ? { at_least, at_most } : {};
  const changed = { kind: before.kind, strength: before.strength, ...kept, ...bounds, ...sent } as RuleInput;
  const missing = missingIn(changed);
  if (missing.length > 0) throw invalid(...missing);
  return changed;
}
