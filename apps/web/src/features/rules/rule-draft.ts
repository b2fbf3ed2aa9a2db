import type { EventRule, RuleGroup, RuleKind } from '@serendip/contract/rules';
import { asSent, type SentRule } from './queries.ts';

/** A rule while its blanks are filled in. Blanks of other kinds are kept, in case the host switches back. */
export interface RuleDraft {
  kind: RuleKind;
  strength: 'always' | 'if_possible';
  /** The first group, or the only one. */
  a: RuleGroup | null;
  b: RuleGroup | null;
  /** `email_domain`, `label`, or a question's id. */
  by: string;
  meet: boolean;
  want: 'apart' | 'together' | 'at_most';
  bound: 'at_least' | 'at_most';
  n: number;
  /** Null: the room of their first round. */
  room: number | null;
}

export const emptyDraft = (kind: RuleKind): RuleDraft => ({
  kind,
  strength: 'always',
  a: null,
  b: null,
  by: 'email_domain',
  meet: false,
  want: 'apart',
  bound: 'at_least',
  n: kind === 'quota' ? 3 : kind === 'same' ? 2 : 1,
  room: null,
});

/** A stored rule with its blanks filled in. */
export function draftOf(rule: EventRule): RuleDraft {
  const empty = emptyDraft(rule.kind);
  return {
    ...empty,
    strength: rule.strength,
    a: rule.a ?? rule.group ?? null,
    b: rule.b ?? null,
    by: typeof rule.by === 'object' ? rule.by.question_id : (rule.by ?? empty.by),
    meet: rule.meet ?? empty.meet,
    want: rule.want ?? empty.want,
    bound: rule.at_most ? 'at_most' : 'at_least',
    n: rule.n ?? rule.at_least ?? rule.at_most ?? empty.n,
    room: rule.room_number ?? null,
  };
}

/** Whether a group says whom it means. */
const isFilled = (group: RuleGroup | null): group is RuleGroup =>
  group !== null &&
  (group.people ? group.people.length > 0 : group.email_domain === undefined || group.email_domain.includes('.'));

/** The rule as it is sent; null while a blank is empty. */
export function sentRule({ kind, strength, a, b, by, meet, want, bound, n, room }: RuleDraft): SentRule | null {
  if (kind === 'same') {
    const alike = by === 'email_domain' || by === 'label' ? by : { question_id: by };
    return { kind, strength, by: alike, want, ...(want === 'at_most' ? { n } : {}) };
  }
  if (!isFilled(a)) return null;
  if (kind === 'pair') return isFilled(b) ? { kind, strength, a, b, meet } : null;
  if (kind === 'stay') return { kind, strength, group: a, room_number: room };
  return { kind, strength, group: a, [bound]: n };
}

/** The rule with another strength, as it is sent. */
export const eased = (rule: EventRule): SentRule => ({ ...asSent(rule), strength: 'if_possible' });
