import type { GroupTerms } from '@serendip/contract/rules';
import type { Rule } from '@serendip/matching/rules/rule';
import type { GroupFacts } from './group-facts.ts';
import { isPublicMailDomain } from './public-mail-domains.ts';
import type { StoredRule, StoredSide } from './stored-rule.ts';

/** The one place where a group becomes people: those of it who take part. */
function peopleOf(terms: GroupTerms | undefined, side: StoredSide, facts: GroupFacts): string[] {
  if (!terms) return [];
  if (terms.is === 'people') return side.people;
  if (terms.is === 'everyone') return facts.people;
  if (terms.is === 'label') return facts.labels.get(side.label ?? '')?.people ?? [];
  if (terms.is === 'domain') return facts.people.filter((id) => facts.domains.get(id) === terms.domain);
  if (terms.is !== 'answer') return [];
  const option = facts.questions.get(side.question ?? '')?.options.find(({ id }) => id === terms.option);
  const answers = facts.answers.get(side.question ?? '');
  return option ? facts.people.filter((id) => answers?.get(id)?.includes(option.value)) : [];
}

/** People with the same value, as classes. A person can be in several. Public mail domains make nobody the same. */
function classesOf(terms: GroupTerms, side: StoredSide, facts: GroupFacts): string[][] {
  if (terms.is === 'same_label') return [...facts.labels.values()].map(({ people }) => people);
  const values = (id: string): string[] => {
    if (terms.is === 'same_answer') return facts.answers.get(side.question ?? '')?.get(id) ?? [];
    const domain = facts.domains.get(id);
    return domain && !isPublicMailDomain(domain) ? [domain] : [];
  };
  const classes = new Map<string, string[]>();
  for (const id of facts.people)
    for (const value of values(id)) classes.set(value, [...(classes.get(value) ?? []), id]);
  return [...classes.values()];
}

/** A stored rule as the engine takes it. */
export function resolveRule({ id, kind, strength, terms, a, b }: StoredRule, facts: GroupFacts): Rule {
  const head = { id, strength };
  const { at_least, at_most } = terms;
  const numbers = { ...(at_least ? { at_least } : {}), ...(at_most ? { at_most } : {}) };
  const group = peopleOf(terms.a, a, facts);
  switch (kind) {
    case 'pair':
      return { ...head, kind, a: group, b: peopleOf(terms.b, b, facts), meet: terms.meet ?? false };
    case 'same': {
      const want = terms.want ?? 'apart';
      return { ...head, kind, classes: classesOf(terms.a, a, facts), want, ...(terms.n ? { n: terms.n } : {}) };
    }
    case 'stay':
      return { ...head, kind, group, room_number: terms.room_number ?? null };
    default:
      return { ...head, kind, group, ...numbers };
  }
}
