import type { Lexicon } from '../lexicon/lexicon.ts';
import { bothRefusals, withRefusals } from '../score/refusals.ts';
import { type EventScores, scoreUnrefused } from '../score/score-event.ts';
import type { EventSnapshot } from '../types.ts';
import { type Understanding, understand } from '../understand/understand.ts';
import { addReading, saysSomething } from './add-reading.ts';
import { capRankGain } from './cap-rank-gain.ts';
import { embeddedMeanings, isPlaced } from './embedded-meanings.ts';
import type { Enrichment } from './enrichment.ts';
import { isHardlyRead } from './hardly-read.ts';
import { changeByNudges, nudgedScores } from './nudged-scores.ts';
import { readingLeft } from './reading-left.ts';
import { recalibrateScores } from './recalibrate-scores.ts';

/** The result of a model's help: people read with it, and scores within their bounds. */
export function enrichedScores(
  snapshot: EventSnapshot,
  lexicon: Lexicon,
  { readings, vectors, nudges }: Enrichment,
): { understanding: Understanding; scores: EventScores } {
  const ids = snapshot.participants.map(({ id }) => id);
  const said = understand(snapshot, lexicon);
  const builtIn = scoreUnrefused(said, lexicon);
  const understanding = understand(snapshot, lexicon, (profile, { id, topics }) => {
    const reading = readings[id];
    if (reading) addReading(readingLeft(reading, topics), lexicon, profile);
  });
  const meanings = embeddedMeanings(ids, vectors);
  const enriched = scoreUnrefused(understanding, lexicon, meanings);
  const read = ids.map((id) => saysSomething(readings[id]));
  const placed = ids.map((_, i) => meanings !== undefined && isPlaced(i, meanings));
  const compared = new Set(nudges.flatMap(({ a, b }) => [a, b]));
  const nudged = nudgedScores(recalibrateScores(enriched, read), changeByNudges(ids, nudges));
  const capped = capRankGain(builtIn, nudged, {
    byModel: ids.map((id, i) => read[i] === true || placed[i] === true || compared.has(id)),
    hardlyRead: said.profiles.map(isHardlyRead),
  });
  const refusals = bothRefusals(builtIn.refusals, enriched.refusals);
  const scores = withRefusals({ ...capped, refusals }, refusals);
  return { understanding, scores };
}
