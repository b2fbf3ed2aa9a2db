import type { deleteRule } from '@serendip/contract/rules';
import { eventRules } from '../../db/schema/rules.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { readerOf } from './rule-reader.ts';
import { rulesAt } from './standing-of.ts';
import { holdRules } from './write-rule.ts';

export const deleteRuleHandler: Handler<typeof deleteRule> = async ({ caller, event, params, request }, { database }) =>
  database.db.transaction(async (tx) => {
    await holdRules(tx, event.id);
    const gone = await tx
      .delete(eventRules)
      .where(and(eq(eventRules.id, params.rule_id), eq(eventRules.eventId, event.id)))
      .returning({ id: eventRules.id });
    if (gone.length === 0) throw new Refusal('rule_not_found');
    return { rules: await rulesAt(tx, event.id, readerOf(caller, request)) };
  });
