import type { MatchRun } from '@serendip/contract/matching';
import type { Db } from '../../db/database.ts';
import { outcomesInWords } from '../rules/outcomes.ts';
import type { RuleReader } from '../rules/rule-reader.ts';
import { rulesNow } from '../rules/rules-now.ts';
import { presentMatchRun } from './present.ts';
import type { MatchRunRow } from './queries.ts';

const isDraft = ({ status, published_at }: MatchRunRow): boolean => status === 'completed' && published_at === null;

/** Runs of an event with their rules in words: of a draft the rules as they stand now, else as the run found them. */
export async function presentRuns(
  db: Db,
  eventId: string,
  reader: RuleReader,
  rows: readonly MatchRunRow[],
  { areJudged = false }: { areJudged?: boolean } = {},
): Promise<MatchRun[]> {
  const now = await rulesNow(db, eventId, areJudged ? [] : rows.filter(isDraft));
  const rules = await outcomesInWords(
    db,
    eventId,
    reader,
    rows.map((row) => (now.has(row.id) ? (now.get(row.id) ?? null) : row.rules)),
  );
  return rows.map((row, at) => presentMatchRun(row, reader.language, rules[at] ?? null));
}

/** @param how `areJudged`: its rules were judged in this transaction */
export async function presentRun(
  db: Db,
  eventId: string,
  reader: RuleReader,
  row: MatchRunRow,
  how?: { areJudged?: boolean },
): Promise<MatchRun> {
  const [run] = await presentRuns(db, eventId, reader, [row], how);
  if (!run) throw new Error('a run was not presented');
  return run;
}
