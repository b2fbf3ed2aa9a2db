import type { EventRule, RuleGroup } from '@serendip/contract/rules';
import type { RunOutline } from '@serendip/matching/rules/conflict';
import { conflictsOf } from '@serendip/matching/rules/conflicts-of';
import { touchesOf } from '@serendip/matching/rules/touches-of';
import type { Db } from '../../db/database.ts';
import { changeWords, conflictSentence } from './conflict-words.ts';
import { type GroupFacts, groupFacts } from './group-facts.ts';
import { namesOf, usersIn } from './names-in.ts';
import { resolveRule } from './resolve-rule.ts';
import { isToldTo, type RuleReader } from './rule-reader.ts';
import { type Outline, outlineOf } from './run-outline.ts';
import { type StoredRule, type StoredSide, storedRules } from './stored-rule.ts';
import { toldRule } from './told-rule.ts';

/** Of one rule: more fights are not listed. */
const CONFLICTS = 5;

function groupOnWire(terms: StoredRule['terms']['b'], side: StoredSide, facts: GroupFacts): RuleGroup {
  switch (terms?.is) {
    case 'people':
      return { people: side.people };
    case 'label':
      return { label_id: side.label ?? '' };
    case 'domain':
      return { email_domain: terms.domain };
    case 'answer': {
      const option = facts.questions.get(side.question ?? '')?.options.find(({ id }) => id === terms.option);
      return { question_id: side.question ?? '', value: option?.value ?? '' };
    }
    default:
      return { everyone: true };
  }
}

export function onWire({ id, kind, strength, terms, a, b }: StoredRule, facts: GroupFacts) {
  const { a: termsA, b: termsB, ...numbers } = terms;
  const head = { id, kind, strength, ...numbers };
  if (kind === 'pair') return { ...head, a: groupOnWire(termsA, a, facts), b: groupOnWire(termsB, b, facts) };
  if (kind !== 'same') return { ...head, group: groupOnWire(termsA, a, facts) };
  if (termsA.is === 'same_answer') return { ...head, by: { question_id: a.question ?? '' } };
  return { ...head, by: termsA.is === 'same_domain' ? ('email_domain' as const) : ('label' as const) };
}

/** Each rule that the reader is told, with its sentence, whom it touches, and what it fights with: from groups and numbers alone. */
export async function present(
  tx: Db,
  eventId: string,
  reader: RuleReader,
  all: readonly StoredRule[],
  facts: GroupFacts,
  { roomSize, rounds, matchesPerPerson }: Outline,
): Promise<EventRule[]> {
  const { language } = reader;
  const rules = all.filter(({ terms }) => isToldTo(reader, terms));
  const outline: RunOutline = { people: facts.people, roomSize, rounds, matchesPerPerson };
  const told = rules.map((rule) => toldRule(rule, facts));
  const names = await namesOf(tx, eventId, language, told.flatMap(usersIn));
  const sentences = new Map(rules.map(({ id }, at) => [id, names.rule(told[at] ?? [])]));
  const sentence = (id: string): string => sentences.get(id) ?? '';
  const resolved = rules.map((rule) => resolveRule(rule, facts));
  const conflicts = conflictsOf(resolved, outline);
  return rules.map((rule, at) => ({
    ...onWire(rule, facts),
    sentence: sentence(rule.id),
    touches: touchesOf(resolved[at] as (typeof resolved)[number], facts.people),
    conflicts: (conflicts[at] ?? []).slice(0, CONFLICTS).map((one) => ({
      with: one.with,
      sentence: conflictSentence(
        language,
        one.reason,
        (one.with === null ? [] : [one.with, ...(one.also ?? [])]).map(sentence),
      ),
      change: changeWords(language, one.change, sentence),
      apply: one.change,
    })),
  }));
}

/** All rules of an event as they stand, with the numbers of the newest run where none are given. */
export async function rulesAt(
  tx: Db,
  eventId: string,
  reader: RuleReader,
  asked: Partial<Outline> = {},
): Promise<EventRule[]> {
  const rules = await storedRules(tx, eventId);
  if (rules.length === 0) return [];
  const outline = { ...(await outlineOf(tx, eventId)), ...asked };
  return present(tx, eventId, reader, rules, await groupFacts(tx, eventId), outline);
}
