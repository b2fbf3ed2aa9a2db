import { checkRule, createRule, deleteRule, listRules, orderRules, updateRule } from '@serendip/contract/rules';
import { bind } from '../../http/bind.ts';
import { checkRuleHandler } from './check-rule.ts';
import { deleteRuleHandler } from './delete-rule.ts';
import { orderRulesHandler } from './order-rules.ts';
import { readerOf } from './rule-reader.ts';
import { rulesAt } from './standing-of.ts';
import { createRuleHandler, updateRuleHandler } from './write-rule.ts';

export const ruleRoutes = [
  bind(listRules, async ({ caller, event, query: { room_size, rounds }, request }, { database }) => {
    const asked = {
      ...(room_size ? { roomSize: Number(room_size) } : {}),
      ...(rounds ? { rounds: Number(rounds) } : {}),
    };
    return { rules: await database.db.transaction((tx) => rulesAt(tx, event.id, readerOf(caller, request), asked)) };
  }),
  bind(createRule, createRuleHandler),
  bind(updateRule, updateRuleHandler),
  bind(deleteRule, deleteRuleHandler),
  bind(orderRules, orderRulesHandler),
  bind(checkRule, checkRuleHandler),
];
