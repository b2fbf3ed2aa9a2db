import { limits } from '@serendip/contract/limits';
import type { createRule, EventRule, RuleInput, updateRule } from '@serendip/contract/rules';
import { say } from '@serendip/texts/sentence';
import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { eventRules, rulePeople } from '../../db/schema/rules.ts';
import { and, eq } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { withChanges } from './changed-terms.ts';
import { groupFacts } from './group-facts.ts';
import { refuseToToken } from './refuse-to-token.ts';
import { type RuleReader, readerOf } from './rule-reader.ts';
import { rulesAt } from './standing-of.ts';
import { type StoredRule, storedRules } from './stored-rule.ts';
import { lockPeopleIn, takeRule } from './take-rule.ts';

/** Locks the event, so that rules written at once stay within their number and keep one order. */
export async function holdRules(tx: Db, eventId: string): Promise<void> {
  const [there] = await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('no key update');
  if (!there) throw new Refusal('event_not_found');
}

const columnsOf = ({ kind, strength, terms, a, b }: StoredRule) => ({
  kind,
  strength,
  terms,
  labelA: a.label,
  labelB: b.label,
  questionA: a.question,
  questionB: b.question,
});

async function writePeople(tx: Db, rule: StoredRule): Promise<void> {
  await tx.delete(rulePeople).where(eq(rulePeople.ruleId, rule.id));
  const rows = (['a', 'b'] as const).flatMap((side) =>
    rule[side].people.map((userId) => ({ ruleId: rule.id, side, userId })),
  );
  if (rows.length > 0) await tx.insert(rulePeople).values(rows);
}

async function answer(
  tx: Db,
  eventId: string,
  reader: RuleReader,
  id: string,
): Promise<{ rule: EventRule; rules: EventRule[] }> {
  const rules = await rulesAt(tx, eventId, reader);
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error('a rule was neither stored nor found');
  return { rule, rules };
}

async function insertRule(tx: Db, eventId: string, sent: RuleInput): Promise<string> {
  if ((await tx.$count(eventRules, eq(eventRules.eventId, eventId))) >= limits.rules_max)
    throw invalid(say('rulesPerEvent', { max: limits.rules_max }));
  const rule = await takeRule(tx, eventId, '', sent, undefined);
  const [made] = await tx
    .insert(eventRules)
    .values({ eventId, ...columnsOf(rule) })
    .returning({ id: eventRules.id });
  if (!made) throw new Error('the insert of a rule returned nothing');
  await writePeople(tx, { ...rule, id: made.id });
  return made.id;
}

export const createRuleHandler: Handler<typeof createRule> = async ({ body, caller, event, request }, { database }) => {
  refuseToToken(caller, body.rule);
  return database.db.transaction(async (tx) => {
    await lockPeopleIn(tx, body.rule);
    await holdRules(tx, event.id);
    return answer(tx, event.id, readerOf(caller, request), await insertRule(tx, event.id, body.rule));
  });
};

export const updateRuleHandler: Handler<typeof updateRule> = async (
  { body, caller, event, params, request },
  { database },
) =>
  database.db.transaction(async (tx) => {
    await lockPeopleIn(tx, body.rule);
    await holdRules(tx, event.id);
    const before = (await storedRules(tx, event.id)).find(({ id }) => id === params.rule_id);
    if (!before) throw new Refusal('rule_not_found');
    const changed = withChanges(before, body.rule, await groupFacts(tx, event.id));
    const rule = await takeRule(tx, event.id, before.id, changed, before);
    await tx
      .update(eventRules)
      .set(columnsOf(rule))
      .where(and(eq(eventRules.id, before.id), eq(eventRules.eventId, event.id)));
    await writePeople(tx, rule);
    return answer(tx, event.id, readerOf(caller, request), rule.id);
  });
