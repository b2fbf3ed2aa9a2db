import type { Lexicon } from '../lexicon/lexicon.ts';
import { type EventScores, scoreEvent } from '../score/score-event.ts';
import type { EventSnapshot } from '../types.ts';
import { type Understanding, understand } from '../understand/understand.ts';
import { addReading } from './add-reading.ts';
import { boundedScores } from './bounded-scores.ts';
import { embeddedMeanings } from './embedded-meanings.ts';
import type { Enrichment } from './enrichment.ts';
import { changeByNudges, nudgedScores } from './nudged-scores.ts';

/** What a model's help makes of an event: its people understood with it, and the scores within their bounds. */
export function enrichedScores(
  snapshot: EventSnapshot,
  lexicon: Lexicon,
  { readings, vectors, nudges }: Enrichment,
): { understanding: Understanding; scores: EventScores } {
  const ids = snapshot.participants.map(({ id }) => id);
  const builtIn = scoreEvent(understand(snapshot, lexicon), lexicon);
  const understanding = understand(snapshot, lexicon, (profile, id) => {
    const reading = readings[id];
    if (reading) addReading(reading, lexicon, profile);
  });
  const enriched = scoreEvent(understanding, lexicon, embeddedMeanings(ids, vectors));
  const change = changeByNudges(ids, nudges);
  const refuses = ids.map((id) => (readings[id]?.refusals ?? []).length > 0);
  const known = ids.map((id) => readings[id] !== undefined || vectors[id] !== undefined);
  const scores = boundedScores(builtIn, nudgedScores(enriched, change), {
    mayRise: (i, j) => change(i, j) > 0 || known[i] === true || known[j] === true,
    mayFall: (i, j) => change(i, j) < 0 || refuses[i] === true || refuses[j] === true,
  });
  return { understanding, scores };
}
