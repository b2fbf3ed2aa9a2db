import type { Lexicon } from '../lexicon/lexicon.ts';
import type { EventSnapshot } from '../types.ts';
import { emptyProfile, type Profile } from '../understand/profile.ts';
import { understand } from '../understand/understand.ts';
import { addReading, saysSomething } from './add-reading.ts';
import type { Enrichment, TopicReading } from './enrichment.ts';
import { isHardlyRead } from './hardly-read.ts';
import { topicsOf } from './topics-of.ts';

/** Fewer readings tell nothing; of more people so many, spread evenly, are held against so many. */
const FEWEST = 8;
const MOST = 100;
/** A reading fits whose own answers are nearer than those of nine in ten others; so many of all have to fit. */
const NEARER = 0.1;
const FITTING = 1 / 3;

/**
 * Whether readings are of the people whose answers they were read in. What was truly read resembles these answers more
 * than nearly all others (all 154 of `bench/data/model` do); a model that makes up what people say, or says the same of
 * all, gets one in ten right by chance. Too few to tell are taken to fit.
 */
export function readingsFit(snapshot: EventSnapshot, readings: Enrichment['readings'], lexicon: Lexicon): boolean {
  const { profiles } = understand(snapshot, lexicon);
  const answers = profiles.map(topicsOf);
  const rarity = rarityAmong(answers);
  const others = spread(answers.map((_, person) => person));
  const read = snapshot.participants.flatMap(({ id }, person) => {
    const reading = readings[id];
    // Against answers that the engine does not know nothing can be held.
    return reading && saysSomething(reading) && !isHardlyRead(profiles[person] as Profile) ? [{ reading, person }] : [];
  });
  const fits = spread(read).map(({ reading, person }) => {
    const topics = topicsIn(reading, lexicon);
    const near = (whose: number) => cosine(topics, answers[whose] as Topics, rarity);
    const own = near(person);
    return own > 0 && others.filter((other) => other !== person && near(other) > own).length <= NEARER * others.length;
  });
  return fits.length < FEWEST || fits.filter(Boolean).length >= FITTING * fits.length;
}

type Topics = Map<string, number>;

function topicsIn(reading: TopicReading, lexicon: Lexicon): Topics {
  const profile = emptyProfile(lexicon.helpVectors?.dims ?? 0);
  addReading(reading, lexicon, profile);
  return topicsOf(profile);
}

function spread<T>(all: T[]): T[] {
  const kept = Math.min(MOST, all.length);
  return Array.from({ length: kept }, (_, at) => all[Math.floor((at * all.length) / kept)] as T);
}

/** The logarithm of how few speak of a topic. */
function rarityAmong(people: Topics[]): (topic: string) => number {
  const holders = new Map<string, number>();
  for (const topics of people) for (const topic of topics.keys()) holders.set(topic, (holders.get(topic) ?? 0) + 1);
  return (topic) => Math.log((people.length + 1) / ((holders.get(topic) ?? 0) + 0.5));
}

function cosine(a: Topics, b: Topics, rarity: (topic: string) => number): number {
  let dot = 0;
  for (const [topic, weight] of a) dot += weight * (b.get(topic) ?? 0) * rarity(topic) ** 2;
  const length = (topics: Topics): number =>
    Math.sqrt([...topics].reduce((sum, [topic, weight]) => sum + (weight * rarity(topic)) ** 2, 0));
  return dot / (length(a) * length(b) || 1);
}
