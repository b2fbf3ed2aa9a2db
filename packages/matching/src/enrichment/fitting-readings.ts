import type { Lexicon } from '../lexicon/lexicon.ts';
import type { EventSnapshot } from '../types.ts';
import { emptyProfile, type Profile } from '../understand/profile.ts';
import { understand } from '../understand/understand.ts';
import { addReading, saysSomething } from './add-reading.ts';
import type { Enrichment, TopicReading } from './enrichment.ts';
import { isHardlyRead } from './hardly-read.ts';
import { topicsOf } from './topics-of.ts';

/** The number of people, spread evenly, whose answers a reading is compared with. */
const MOST = 100;
/** A reading fits if at most this share of others' answers is nearer; more than this share of all readings must fit. */
const NEARER = 0.2;
const FITTING = 1 / 3;

/** A model's readings of an event's people that can be used. */
export interface FittingReadings {
  readings: Enrichment['readings'];
  /** Too few fit, so the model probably invented them: none is used. */
  invented: boolean;
}

/**
 * Keeps a reading if it resembles its person's answers more than nearly all others' (true of 392 of the 393 real ones in
 * `bench/data/model`, of 98 of 100 among three to seven people, of 3 in 1,000 of someone else, of none invented). Where the
 * engine understood too little of the answers to compare, the reading is kept.
 */
export function fittingReadings(
  snapshot: EventSnapshot,
  readings: Enrichment['readings'],
  lexicon: Lexicon,
): FittingReadings {
  const { profiles } = understand(snapshot, lexicon);
  const topics = profiles.map(topicsOf);
  const rarity = rarityAmong(topics);
  const answers = topics.map((said) => directionOf(said, rarity));
  const others = spread(answers.map((_, person) => person));
  const isOf = (reading: TopicReading, person: number): boolean => {
    const read = directionOf(topicsIn(reading, lexicon), rarity);
    const near = (whose: number) => cosine(read, answers[whose] as Topics);
    const own = near(person);
    return own > 0 && others.filter((other) => other !== person && near(other) > own).length < NEARER * others.length;
  };
  const fitting: Enrichment['readings'] = {};
  let [judged, fit] = [0, 0];
  snapshot.participants.forEach(({ id }, person) => {
    const reading = readings[id];
    if (!reading) return;
    if (!saysSomething(reading) || isHardlyRead(profiles[person] as Profile)) {
      fitting[id] = reading;
      return;
    }
    judged += 1;
    if (!isOf(reading, person)) return;
    fit += 1;
    fitting[id] = reading;
  });
  const invented = judged > 0 && fit <= FITTING * judged;
  return { readings: invented ? {} : fitting, invented };
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

/** Inverse document frequency of each topic among these people. */
function rarityAmong(people: Topics[]): (topic: string) => number {
  const holders = new Map<string, number>();
  for (const topics of people) for (const topic of topics.keys()) holders.set(topic, (holders.get(topic) ?? 0) + 1);
  return (topic) => Math.log((people.length + 1) / ((holders.get(topic) ?? 0) + 0.5));
}

/** Topics by weight and rarity, of length 1. */
function directionOf(topics: Topics, rarity: (topic: string) => number): Topics {
  const weighed = [...topics].map(([topic, weight]): [string, number] => [topic, weight * rarity(topic)]);
  const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight ** 2, 0)) || 1;
  return new Map(weighed.map(([topic, weight]) => [topic, weight / length]));
}

function cosine(a: Topics, b: Topics): number {
  let dot = 0;
  for (const [topic, weight] of a) dot += weight * (b.get(topic) ?? 0);
  return dot;
}
