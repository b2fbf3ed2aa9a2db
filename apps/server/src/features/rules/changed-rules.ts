import { breakagesOf, viewOf } from '@serendip/matching/rules/breakages-of';
import { changeOfRules } from '@serendip/matching/rules/change-of-rules';
import { judgeRules } from '@serendip/matching/rules/judge-rules';
import type { Breakage, RuleJudgement } from '@serendip/matching/rules/rule';
import type { Db } from '../../db/database.ts';
import type { StoredRuleOutcome, Told } from '../../db/schema/matching.ts';
import { namesOf, usersIn } from './names-in.ts';
import { storedOutcomes } from './outcomes.ts';
import { refuseBreaking } from './refuse-breaking.ts';
import { isToldTo, type RuleReader } from './rule-reader.ts';
import { readRules } from './rules-of-run.ts';
import { planOf, type StoredPlan } from './stored-plan.ts';

/** More places of one rule are not listed. */
const PLACES = 10;

interface ChangedRules {
  /** The rules that hold after a change and did not before, or the other way round, or are broken in more places. */
  changed: { rule_id: string; sentence: string; kept: boolean; broken_by: Breakage[] }[];
  /** How all rules fare after it, for the run's row. Null without rules. */
  outcomes: StoredRuleOutcome[] | null;
}

const placeKey = ({ people, round, room_number }: Breakage): string => `${round} ${room_number} ${people.join(' ')}`;

/**
 * Judges the event's rules, as they stand now, before and after a change by hand. With `heed`, it throws `rule_would_break` where
 * the change breaks one.
 */
export async function rulesChangedBy(
  tx: Db,
  eventId: string,
  { before, after, heed, reader }: { before: StoredPlan; after: StoredPlan; heed: boolean; reader: RuleReader },
): Promise<ChangedRules> {
  const asked = await readRules(tx, eventId);
  if (!asked) return { changed: [], outcomes: null };
  const [old, now] = [planOf(before), planOf(after)];
  const { broken, mended } = changeOfRules(asked.rules, old, now);
  if (heed) await refuseBreaking(tx, eventId, reader, asked, broken);
  const judgements = judgeRules(asked.rules, now);
  const isChanged = ({ rule_id }: RuleJudgement): boolean =>
    (broken.includes(rule_id) || mended.includes(rule_id)) && isToldTo(reader, asked.told[rule_id] ?? []);
  const changed = judgements.filter(isChanged);
  const oldPlaces = (ruleId: string): Set<string> => {
    const rule = broken.includes(ruleId) ? asked.rules.find(({ id }) => id === ruleId) : undefined;
    return new Set(rule ? breakagesOf(rule, viewOf(old)).map(placeKey) : []);
  };
  const told = changed.map(({ rule_id }): Told => asked.told[rule_id] ?? []);
  const names = await namesOf(tx, eventId, reader.language, told.flatMap(usersIn));
  return {
    changed: changed.map(({ rule_id, kept, broken_by }, at) => {
      const known = oldPlaces(rule_id);
      const places = broken_by.filter((place) => !known.has(placeKey(place)));
      return { rule_id, sentence: names.rule(told[at] ?? []), kept, broken_by: places.slice(0, PLACES) };
    }),
    outcomes: storedOutcomes(judgements, asked, false),
  };
}
