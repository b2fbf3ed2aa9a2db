import type { GroupTerms } from '@serendip/contract/rules';
import type { ToldGroup, ToldRule } from '../../db/schema/matching.ts';
import type { GroupFacts } from './group-facts.ts';
import type { StoredRule, StoredSide } from './stored-rule.ts';

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function groupOf(terms: GroupTerms | undefined, side: StoredSide, facts: GroupFacts): ToldGroup {
  const question = facts.questions.get(side.question ?? '');
  switch (terms?.is) {
    case 'people':
      return { is: 'people', users: side.people };
    case 'label':
      return { is: 'label', label: facts.labels.get(side.label ?? '')?.name ?? '' };
    case 'domain':
      return { is: 'domain', domain: terms.domain };
    case 'answer': {
      const option = question?.options.find(({ id }) => id === terms.option)?.text ?? '';
      return { is: 'answer', option: shortened(option), question: shortened(question?.text ?? '') };
    }
    case 'same_domain':
    case 'same_label':
      return { is: terms.is };
    case 'same_answer':
      return { is: 'same_answer', question: shortened(question?.text ?? '') };
    default:
      return { is: 'everyone' };
  }
}

/** A rule with its labels, questions and people as they are now: all that its sentence needs. */
export function toldRule(
  { kind, terms: { a: termsA, b: termsB, ...numbers }, a, b }: StoredRule,
  facts: GroupFacts,
): ToldRule {
  return {
    kind,
    ...numbers,
    a: groupOf(termsA, a, facts),
    ...(kind === 'pair' ? { b: groupOf(termsB, b, facts) } : {}),
  };
}
