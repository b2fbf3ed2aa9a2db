import type { orderRules } from '@serendip/contract/rules';
import { say } from '@serendip/texts/sentence';
import { sql } from '../../db/sql.ts';
import { invalid } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { readerOf } from './rule-reader.ts';
import { rulesAt } from './standing-of.ts';
import { storedRules } from './stored-rule.ts';
import { holdRules } from './write-rule.ts';

/** Puts rules in order. Those that another host added meanwhile come last. */
export const orderRulesHandler: Handler<typeof orderRules> = async ({ body, caller, event, request }, { database }) =>
  database.db.transaction(async (tx) => {
    await holdRules(tx, event.id);
    const { rule_ids: wanted } = body;
    const present = (await storedRules(tx, event.id)).map(({ id }) => id);
    if (new Set(wanted).size < wanted.length || wanted.some((id) => !present.includes(id)))
      throw invalid(say('orderRules'));
    const ids = [...wanted, ...present.filter((id) => !wanted.includes(id))];
    // The places stay the same, only the rule on each changes, so that a later rule still comes last.
    await tx.execute(sql`
      update event_rules r set seq = place.seq
      from (select seq, row_number() over (order by seq) as n from event_rules where event_id = ${event.id}) place
        join json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as one(id, n) on one.n = place.n
      where r.id = one.id::uuid and r.event_id = ${event.id} and r.seq <> place.seq`);
    return { rules: await rulesAt(tx, event.id, readerOf(caller, request)) };
  });
