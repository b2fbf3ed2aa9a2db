import type { Language } from '@serendip/texts/languages';
import type { ToldGroup } from '../../db/schema/matching.ts';
import type { Caller } from '../../http/authorise.ts';

type GroupSort = ToldGroup['is'];

/** The reader of an event's rules: a host, or a program with an API token of a host. */
export interface RuleReader {
  language: Language;
  /** Sorts of groups whose rules are not told: a rule's sentence and its people tell what they answered, or where they work. */
  hidden: readonly GroupSort[];
}

const onAnswers: readonly GroupSort[] = ['answer', 'same_answer'];
const onAddresses: readonly GroupSort[] = ['domain', 'same_domain'];

/** A program reads no rule on an answer, and one on e-mail domains only with the scope that opens e-mail addresses. */
export function readerOf({ token }: Pick<Caller, 'token'>, { language }: { language: Language }): RuleReader {
  if (!token) return { language, hidden: [] };
  return { language, hidden: token.scopes.includes('read') ? onAnswers : [...onAnswers, ...onAddresses] };
}

interface Sides {
  a?: { is: GroupSort } | undefined;
  b?: { is: GroupSort } | undefined;
}

/** Whether a rule is told to a reader. Of an outcome from before rules were data, it is unknown what it was about. */
export function isToldTo({ hidden }: RuleReader, rule: Sides | readonly unknown[]): boolean {
  if (hidden.length === 0) return true;
  if (!('a' in rule)) return false;
  return [rule.a, rule.b].every((group) => !group || !hidden.includes(group.is));
}
