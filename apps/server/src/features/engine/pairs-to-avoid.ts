import type { EventSnapshot } from '@serendip/matching/types';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { metPairs, type WhoMet } from './met-pairs.ts';

export type PairsToAvoid = Required<Pick<EventSnapshot, 'met' | 'apart'>>;

/** Pairs with a block in either direction, each once. */
async function apartAt(tx: Db, eventId: string): Promise<[string, string][]> {
  const rows = await rowsOf<{ a: string; b: string }>(
    tx,
    sql`select distinct least(b.user_id, b.other_id) as a, greatest(b.user_id, b.other_id) as b from blocks b
      join memberships one on one.event_id = ${eventId} and one.user_id = b.user_id
      join memberships other on other.event_id = ${eventId} and other.user_id = b.other_id order by 1, 2`,
  );
  return rows.map(({ a, b }) => [a, b]);
}

/**
 * Pairs that a run or an evening avoids, read in the caller's snapshot: people who met already (skipped without
 * `whoMet`), and people kept apart.
 */
export const pairsToAvoid = async (tx: Db, eventId: string, whoMet?: WhoMet): Promise<PairsToAvoid> => ({
  met: whoMet ? await metPairs(tx, eventId, whoMet) : [],
  apart: await apartAt(tx, eventId),
});
