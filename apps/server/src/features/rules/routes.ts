import type { Endpoint } from '@serendip/contract/endpoint';
import { checkRule, createRule, deleteRule, listRules, orderRules, updateRule } from '@serendip/contract/rules';
import { bind, type Handler } from '../../http/bind.ts';
import { checkRuleHandler } from './check-rule.ts';
import { deleteRuleHandler } from './delete-rule.ts';
import { judgeInTurn } from './judge-in-turn.ts';
import { orderRulesHandler } from './order-rules.ts';
import { readerOf } from './rule-reader.ts';
import { rulesAt } from './standing-of.ts';
import { createRuleHandler, updateRuleHandler } from './write-rule.ts';

const judged =
  <E extends Endpoint>(handle: Handler<E>): Handler<E> =>
  (call, ctx) =>
    judgeInTurn(async () => handle(call, ctx));

const listRulesHandler: Handler<typeof listRules> = async (
  { caller, event, query: { room_size, rounds }, request },
  { database },
) => {
  const asked = {
    ...(room_size ? { roomSize: Number(room_size) } : {}),
    ...(rounds ? { rounds: Number(rounds) } : {}),
  };
  return { rules: await database.db.transaction((tx) => rulesAt(tx, event.id, readerOf(caller, request), asked)) };
};

export const ruleRoutes = [
  bind(listRules, judged(listRulesHandler)),
  bind(createRule, judged(createRuleHandler)),
  bind(updateRule, judged(updateRuleHandler)),
  bind(deleteRule, judged(deleteRuleHandler)),
  bind(orderRules, judged(orderRulesHandler)),
  bind(checkRule, judged(checkRuleHandler)),
];
