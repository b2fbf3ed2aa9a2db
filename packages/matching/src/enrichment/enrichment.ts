/**
 * A model's output about an event, as plain JSON. The engine does not trust it: phrases count like the person's own words, within a
 * budget; points are clipped; nobody's average place can rise; entries for unknown people or pairs are ignored.
 */
export interface Enrichment {
  /** By participant id. */
  readings: Record<string, TopicReading>;
  /** By participant id; vectors of another length than most, or with something else than numbers, are left out. */
  vectors: Record<string, PersonVectors>;
  nudges: Nudge[];
}

/** One person's answers as short topic phrases, by what they say about the person. */
export interface TopicReading {
  offers: string[];
  needs: string[];
  interests: string[];
  facts: string[];
  refusals: string[];
}

/** Directions of what a person has and of what they look for; null where nothing is said. */
export interface PersonVectors {
  held: number[] | null;
  wanted: number[] | null;
}

/** A pair's change in percentage points; several of one pair count with their mean. */
export interface Nudge {
  a: string;
  b: string;
  points: number;
}

/** Bounds within which a model can change a result. A table of its own, so that the built-in weights stay as judged. */
export const BOUNDS = {
  /** Topic phrases per role, and characters of one. */
  phrases: 12,
  phraseLength: 80,
  /** How many phrases of a role count in full, as if they had been said; more share it. */
  phrasesInAll: 8,
  /** The amount taken off the log-odds of scores between two people who were read, and the factor for the rest. */
  recalibration: { lower: 2.1, flatten: 0.55 },
  /** How fast the log-odds of a person's scores fall, per share of all places risen; 0 does not limit the gain. */
  rankGain: { pace: 4 },
  /** Percentage points, up or down. */
  points: 10,
  /** Longest vector taken. */
  dims: 4096,
} as const;
