import { randomUUID } from 'node:crypto';
import type { checkRule } from '@serendip/contract/rules';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { groupFacts } from './group-facts.ts';
import { refuseToToken } from './refuse-to-token.ts';
import { readerOf } from './rule-reader.ts';
import { outlineOf } from './run-outline.ts';
import { present } from './standing-of.ts';
import { storedRules } from './stored-rule.ts';
import { takeRule } from './take-rule.ts';

/** Reads in one transaction and writes nothing. */
export const checkRuleHandler: Handler<typeof checkRule> = async ({ body, caller, event, request }, { database }) => {
  refuseToToken(caller, body.rule);
  return database.db.transaction(async (tx) => {
    const saved = await storedRules(tx, event.id);
    const before = saved.find(({ id }) => id === body.rule_id);
    if (body.rule_id != null && !before) throw new Refusal('rule_not_found');
    const id = before?.id ?? randomUUID();
    const rule = await takeRule(tx, event.id, id, body.rule, before);
    const rules = [...saved.filter((one) => one !== before), rule];
    const newest = await outlineOf(tx, event.id);
    const outline = {
      ...newest,
      roomSize: body.room_size ?? newest.roomSize,
      rounds: body.rounds ?? newest.rounds,
    };
    const checked = await present(
      tx,
      event.id,
      readerOf(caller, request),
      rules,
      await groupFacts(tx, event.id),
      outline,
    );
    const { sentence = '', touches = { people: 0, pairs: 0 }, conflicts = [] } = checked.at(-1) ?? {};
    return { rule: { sentence, touches, conflicts } };
  });
};
