import type { Db } from '../src/db/database.ts';

interface Step {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Step[];
}

const touchedIn = ({ Plans = [], ...step }: Step): number =>
  step['Actual Loops'] *
    (step['Actual Rows'] +
      (step['Rows Removed by Filter'] ?? 0) +
      (step['Rows Removed by Join Filter'] ?? 0) +
      (step['Rows Removed by Index Recheck'] ?? 0)) +
  Plans.reduce((sum, plan) => sum + touchedIn(plan), 0);

type Query = (statement: string | { text: string; values?: unknown[] }, ...more: unknown[]) => unknown;

/** How many rows the database takes in hand for what is read meanwhile: the work, on any machine, without a clock. */
export async function rowsTouched(db: Db, act: () => Promise<unknown>): Promise<number> {
  const { $client: client } = db as unknown as { $client: { query: Query } };
  const { query } = client;
  const reads: { text: string; values: unknown[] }[] = [];
  client.query = (statement, ...more) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    // A prepared statement brings its values along.
    const own = typeof statement === 'string' ? undefined : statement.values;
    const values = own ?? (Array.isArray(more[0]) ? more[0] : []);
    // Statements of the job queue do not count.
    if (/^\s*(select|with)\b/i.test(text) && !/\b(jobs\.|pg_)/.test(text)) reads.push({ text, values });
    return query.call(client, statement, ...more);
  };
  try {
    await act();
  } finally {
    client.query = query;
  }
  let touched = 0;
  for (const { text, values } of reads) {
    const explained = (await query.call(client, `explain (analyze, timing off, format json) ${text}`, values)) as {
      rows: { 'QUERY PLAN': { Plan: Step }[] }[];
    };
    for (const { Plan } of explained.rows[0]?.['QUERY PLAN'] ?? []) touched += touchedIn(Plan);
  }
  return touched;
}
