import { labelKey } from '@serendip/contract/labels';
import { limits } from '@serendip/contract/limits';
import { say } from '@serendip/texts/sentence';
import type { Db } from '../../db/database.ts';
import { eventLabels } from '../../db/schema/labels.ts';
import { eq } from '../../db/sql.ts';
import { invalid } from '../../errors.ts';
import { findOrMakeLabel } from '../labels/create-label.ts';
import { holdLabels } from '../labels/hold-labels.ts';

interface Labelled {
  labels: string[];
}

const namesOf = (rows: Labelled[]) =>
  new Map(rows.flatMap(({ labels }) => labels.map((name) => [labelKey(name), name] as const)));

/** Throws what storing the list would throw: an event has a few labels only. */
export async function requireLabelRoom(db: Db, eventId: string, rows: Labelled[]): Promise<void> {
  const there = await db.select({ key: eventLabels.key }).from(eventLabels).where(eq(eventLabels.eventId, eventId));
  const keys = new Set([...there.map(({ key }) => key), ...namesOf(rows).keys()]);
  if (keys.size > Math.max(limits.labels_max, there.length))
    throw invalid(say('labelsPerEvent', { max: limits.labels_max }));
}

/** Makes the labels that are missing. Returns how names become ids. */
export async function makeLabels(tx: Db, eventId: string, rows: Labelled[]): Promise<(names: string[]) => string[]> {
  const names = namesOf(rows);
  const ids = new Map<string, string>();
  if (names.size > 0) {
    await requireLabelRoom(tx, eventId, rows);
    await holdLabels(tx, eventId);
    for (const [key, name] of names) ids.set(key, (await findOrMakeLabel(tx, eventId, name)).id);
  }
  return (named) => [...new Set(named.map((name) => ids.get(labelKey(name)) ?? ''))];
}
