import type { Lexicon } from '../lexicon/lexicon.ts';
import { type EventScores, scoreEvent } from '../score/score-event.ts';
import type { EventSnapshot } from '../types.ts';
import type { ByRole, Profile } from '../understand/profile.ts';
import { type Understanding, understand } from '../understand/understand.ts';
import { addReading, saysSomething } from './add-reading.ts';
import { calmScores } from './calm-scores.ts';
import { embeddedMeanings } from './embedded-meanings.ts';
import type { Enrichment } from './enrichment.ts';
import { levelledScores } from './levelled-scores.ts';
import { changeByNudges, nudgedScores } from './nudged-scores.ts';

/** What a model's help makes of an event: its people understood with it, and the scores within their bounds. */
export function enrichedScores(
  snapshot: EventSnapshot,
  lexicon: Lexicon,
  { readings, vectors, nudges }: Enrichment,
): { understanding: Understanding; scores: EventScores } {
  const ids = snapshot.participants.map(({ id }) => id);
  const said = understand(snapshot, lexicon);
  const builtIn = scoreEvent(said, lexicon);
  const understanding = understand(snapshot, lexicon, (profile, id) => {
    const reading = readings[id];
    if (reading) addReading(reading, lexicon, profile);
  });
  const enriched = scoreEvent(understanding, lexicon, embeddedMeanings(ids, vectors));
  const read = ids.map((id) => saysSomething(readings[id]));
  const levelled = levelledScores(builtIn, calmScores(enriched, read), {
    byModel: ids.map((id, i) => read[i] === true || vectors[id] !== undefined),
    hardlyRead: hardlyRead(said.profiles),
  });
  return { understanding, scores: nudgedScores(levelled, changeByNudges(ids, nudges)) };
}

/** Who says less that the engine knows than this share of what people usually say. */
const LITTLE = 0.4;

function hardlyRead(profiles: Profile[]): boolean[] {
  const known = profiles.map(({ concepts, fields }) => total(concepts) + total(fields));
  const usual = known.toSorted((a, b) => a - b)[known.length >> 1] ?? 0;
  return known.map((own) => own < LITTLE * usual);
}

const total = (byRole: ByRole<number>): number =>
  [byRole.offer, byRole.need, byRole.fact, byRole.interest].reduce(
    (sum, weights) => sum + [...weights.values()].reduce((all, weight) => all + weight, 0),
    0,
  );
