import type { RuleOutcome } from '@serendip/contract/rule-outcome';
import { judgeRules } from '@serendip/matching/rules/judge-rules';
import type { Rule, RuleJudgement } from '@serendip/matching/rules/rule';
import type { QuotedResult } from '@serendip/matching/types';
import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';
import type { Db } from '../../db/database.ts';
import type { StoredRuleOutcome } from '../../db/schema/matching.ts';
import { type Names, namesOf, usersIn } from './names-in.ts';
import { isToldTo, type RuleReader } from './rule-reader.ts';
import { ruleStamp } from './rule-stamp.ts';
import type { RulesOfRun } from './rules-of-run.ts';

/** Places of one rule that are kept and told. */
const PLACES = 10;
const PLACES_TOLD = 3;

/** The judgement of the engine. Of an engine that gives none, that of the plan as it is. */
function judged({ rules, pairs, rooms }: QuotedResult, asked: RulesOfRun): RuleJudgement[] {
  if (rules) return rules;
  const rounds = [...Map.groupBy(rooms, ({ round }) => round).values()];
  return judgeRules(asked.rules, {
    pairs: pairs.map(({ a, b }) => [a, b] as const),
    rounds: rounds.map((seated) => seated.map(({ participants }) => participants)),
  });
}

/** How people without a room miss the rule. */
function missOf(rule: Rule | undefined): StoredRuleOutcome['miss'] {
  if (rule?.kind === 'quota') return rule.at_least ? 'few' : 'many';
  if (rule?.kind === 'pair') return rule.meet ? 'unmet' : 'matched';
  return rule?.kind === 'same' ? 'matched' : null;
}

/** The part of a run that says how its rules fared. Null without rules. */
export const outcomesOf = (result: QuotedResult, asked: RulesOfRun | null): StoredRuleOutcome[] | null =>
  asked && storedOutcomes(judged(result, asked), asked);

/** A judgement as a run's row keeps it. Of a plan that nobody searched with these rules, it does not say that none was found. */
export const storedOutcomes = (
  judgements: readonly RuleJudgement[],
  asked: RulesOfRun,
  wasSearched = true,
): StoredRuleOutcome[] =>
  judgements.map(({ rule_id, kept, broken_by, times, because }) => {
    const rule = asked.rules.find(({ id }) => id === rule_id);
    return {
      rule_id,
      ...(rule ? { stamp: ruleStamp(rule) } : {}),
      told: asked.told[rule_id] ?? [],
      miss: missOf(rule),
      kept,
      broken_by: broken_by.slice(0, PLACES),
      times,
      because: because === 'numbers' && !wasSearched ? null : because,
    };
  });

type Place = StoredRuleOutcome['broken_by'][number];

type Words = ReturnType<typeof wordsOf>;
const wordsOf = (language: Language) => serverTexts(language, 'ruleSentences');

function placeWords(t: Words, { people, room_number }: Place, miss: StoredRuleOutcome['miss'], names: Names): string {
  if (people.length === 0) return t('outcome.room', { room: String(room_number) });
  const told = { people: names.people(people), who: people.length === 1 ? 'one' : 'some' };
  if (room_number !== null) return t('outcome.share', { ...told, room: String(room_number) });
  return miss ? t(`outcome.${miss}`, told) : told.people;
}

/** 'Kept except in round 3: Ana and Ben share room 4, because "…" left no other place.' */
function inWords(language: Language, one: StoredRuleOutcome, all: readonly StoredRuleOutcome[], names: Names): string {
  const t = wordsOf(language);
  if (one.kept) return t('outcome.kept');
  const shown = one.broken_by.slice(0, PLACES_TOLD);
  const [firstRound, ...others] = new Set(one.broken_by.map((place) => place.round));
  // Of places that are only counted, the round is not known.
  const isOneRound = others.length === 0 && typeof firstRound === 'number' && one.times === one.broken_by.length;
  const listed = [...Map.groupBy(shown, (place) => place.round)]
    .map(([round, places]) => {
      const place = places.map((each) => placeWords(t, each, one.miss, names)).join(', ');
      return isOneRound || round === null ? place : t('outcome.inRound', { round: String(round), place });
    })
    .join('; ');
  const rest = one.times - shown.length;
  const places = rest > 0 ? t('outcome.more', { places: listed, count: rest, shown: String(rest) }) : listed;
  const told = isOneRound
    ? t('outcome.keptExcept', { round: String(firstRound), places })
    : t('outcome.notKept', { places });
  const other = all.find(({ rule_id }) => rule_id === one.because);
  if (one.because === 'too_few') return t('outcome.tooFew', { told });
  if (other) return t('outcome.because', { told, other: names.rule(other.told) });
  return one.because === 'numbers' ? t('outcome.numbers', { told }) : t('outcome.plain', { told });
}

/** The outcomes that are told to a reader, none of them with a cause that is not. */
function toldTo(reader: RuleReader, run: readonly StoredRuleOutcome[]): StoredRuleOutcome[] {
  const told = run.filter((one) => isToldTo(reader, one.told));
  if (told.length === run.length) return told;
  const hidden = new Set(run.filter((one) => !told.includes(one)).map(({ rule_id }) => rule_id));
  return told.map((one) => (one.because !== null && hidden.has(one.because) ? { ...one, because: null } : one));
}

/** The outcomes of several runs in words. One statement for all names, and none without people. */
export async function outcomesInWords(
  db: Db,
  eventId: string,
  reader: RuleReader,
  stored: readonly (StoredRuleOutcome[] | null)[],
): Promise<(RuleOutcome[] | null)[]> {
  const { language } = reader;
  const runs = stored.map((run) => run && toldTo(reader, run));
  const users = runs.flatMap((run) =>
    (run ?? []).flatMap(({ told, broken_by }) => [...usersIn(told), ...broken_by.flatMap(({ people }) => people)]),
  );
  const names = await namesOf(db, eventId, language, users);
  return runs.map((run) =>
    run
      ? run.map(({ told, miss, stamp: _, ...one }) => ({
          ...one,
          sentence: names.rule(told),
          in_words: inWords(language, { ...one, told, miss }, run, names),
        }))
      : null,
  );
}
