import { tidyEmail } from '@serendip/contract/email-address';
import type { GroupTerms, RuleGroupInput, RuleInput, RuleTerms } from '@serendip/contract/rules';
import { say } from '@serendip/texts/sentence';
import { type Db, rowsOf } from '../../db/database.ts';
import { eventQuestions } from '../../db/schema/events.ts';
import { eventLabels } from '../../db/schema/labels.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import { isPublicMailDomain } from './public-mail-domains.ts';
import type { StoredRule, StoredSide } from './stored-rule.ts';

const nothing = (): StoredSide => ({ label: null, question: null, people: [] });

/** A question that the host reads. Locked, so that it stays one until the commit. */
async function readQuestion(tx: Db, eventId: string, questionId: string) {
  const [question] = await tx
    .select()
    .from(eventQuestions)
    .where(and(eq(eventQuestions.id, questionId), eq(eventQuestions.eventId, eventId)))
    .for('share');
  if (!question) throw new Refusal('question_not_found');
  if (!question.hostReads) throw new Refusal('answered_in_confidence');
  return question;
}

/** The people that a sent rule names, in one order. */
const peopleIn = ({ a, b, group }: Pick<RuleInput, 'a' | 'b' | 'group'>): string[] =>
  [...new Set([a, b, group].flatMap((one) => one?.people ?? []))].sort();

/** Call this before the event is locked, as everywhere: accounts come first, so that an erasure beside it is no deadlock. */
export async function lockPeopleIn(tx: Db, rule: Pick<RuleInput, 'a' | 'b' | 'group'>): Promise<void> {
  const people = peopleIn(rule);
  if (people.length > 0)
    await tx.execute(sql`select 1 from users where id = any(${sql.param(people)}::uuid[]) order by id for share`);
}

/** Throws `invalid` unless all of them take part or wait: the answer tells nothing about other people. */
async function requireThere(tx: Db, eventId: string, people: string[]): Promise<void> {
  const there = await rowsOf<{ id: string }>(
    tx,
    sql`select u.id from users u where u.id = any(${sql.param(people)}::uuid[]) and u.erased_at is null and (
        exists (select 1 from memberships m where m.event_id = ${eventId} and m.user_id = u.id)
        or exists (select 1 from waiting_list w where w.event_id = ${eventId} and w.user_id = u.id))`,
  );
  if (there.length < people.length) throw invalid(say('chooseParticipants'));
}

async function takeGroup(
  tx: Db,
  eventId: string,
  group: RuleGroupInput | undefined,
  known: readonly string[],
): Promise<[GroupTerms, StoredSide]> {
  if (group?.people) {
    const added = group.people.filter((id) => !known.includes(id));
    if (added.length > 0) await requireThere(tx, eventId, added);
    return [{ is: 'people' }, { ...nothing(), people: group.people.toSorted() }];
  }
  if (group?.label_id !== undefined) {
    const [label] = await tx
      .select({ id: eventLabels.id })
      .from(eventLabels)
      .where(and(eq(eventLabels.eventId, eventId), eq(eventLabels.id, group.label_id)))
      .for('share');
    if (!label) throw new Refusal('label_not_found');
    return [{ is: 'label' }, { ...nothing(), label: label.id }];
  }
  if (group?.question_id !== undefined) {
    const question = await readQuestion(tx, eventId, group.question_id);
    const option = question.options.find(({ value }) => value === group.value);
    if (!option) throw invalid(say('chooseAnswer'));
    return [
      { is: 'answer', option: option.id },
      { ...nothing(), question: question.id },
    ];
  }
  if (group?.email_domain !== undefined) {
    const typed = group.email_domain.trim().replace(/^@/, '');
    const domain = tidyEmail(`x@${typed}`).slice(2);
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) throw invalid(say('isInvalid', { field: 'mail_domain' }));
    if (isPublicMailDomain(domain)) throw new Refusal('public_mail_domain');
    return [{ is: 'domain', domain }, nothing()];
  }
  return [{ is: 'everyone' }, nothing()];
}

async function takeBy(tx: Db, eventId: string, by: RuleInput['by']): Promise<[GroupTerms, StoredSide]> {
  if (by === 'email_domain') return [{ is: 'same_domain' }, nothing()];
  if (by === 'label' || by === undefined) return [{ is: 'same_label' }, nothing()];
  const question = await readQuestion(tx, eventId, by.question_id);
  return [{ is: 'same_answer' }, { ...nothing(), question: question.id }];
}

/**
 * A sent rule as it is stored, with everything it names looked up in this event. `before`: the rule that it replaces, whose
 * people may have left. Throws what the call refuses.
 */
export async function takeRule(
  tx: Db,
  eventId: string,
  id: string,
  rule: RuleInput,
  before: StoredRule | undefined,
): Promise<StoredRule> {
  const { kind, strength, meet, want, n, room_number } = rule;
  const known = before ? [...before.a.people, ...before.b.people] : [];
  const [first, a] =
    kind === 'same'
      ? await takeBy(tx, eventId, rule.by)
      : await takeGroup(tx, eventId, kind === 'pair' ? rule.a : rule.group, known);
  const [second, b] = kind === 'pair' ? await takeGroup(tx, eventId, rule.b, known) : [undefined, nothing()];
  const numbers = { at_least: rule.at_least ?? undefined, at_most: rule.at_most ?? undefined };
  const ofKind: Record<StoredRule['kind'], Partial<RuleTerms>> = {
    pair: { meet, b: second },
    same: { want, ...(want === 'at_most' ? { n } : {}) },
    room_has: numbers,
    stay: { room_number: room_number ?? null },
    quota: numbers,
  };
  return { id, kind, strength, terms: { a: first, ...ofKind[kind] }, a, b };
}
