import type { Db } from '../../db/database.ts';
import type { Told } from '../../db/schema/matching.ts';
import { Refusal } from '../../errors.ts';
import { namesOf, usersIn } from './names-in.ts';
import { isToldTo, type RuleReader } from './rule-reader.ts';
import type { RulesOfRun } from './rules-of-run.ts';

/** Throws `rule_would_break` with the sentences of these rules; does nothing without any that the reader is told. */
export async function refuseBreaking(
  tx: Db,
  eventId: string,
  reader: RuleReader,
  { told }: RulesOfRun,
  broken: readonly string[],
) {
  const of = (ruleId: string): Told => told[ruleId] ?? [];
  const ruleIds = broken.filter((ruleId) => isToldTo(reader, of(ruleId)));
  if (ruleIds.length === 0) return;
  const names = await namesOf(
    tx,
    eventId,
    reader.language,
    ruleIds.flatMap((ruleId) => usersIn(of(ruleId))),
  );
  const rules = ruleIds.map((rule_id) => ({ rule_id, sentence: names.rule(of(rule_id)) }));
  throw new Refusal('rule_would_break', [], undefined, { rules });
}
