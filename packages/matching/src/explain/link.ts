import type { Lexicon } from '../lexicon/lexicon.ts';
import type { NamedTopic } from '../named/named-topic.ts';
import { rootOf } from '../text/root.ts';

/** How surely two topics are about one thing, 0 to 1: their words are compared, then the concepts they are about. */
export interface Link {
  strength: number;
  /** Said aloud: what one offers serves what the other looks for. */
  certain: boolean;
  /** One and the same thing. */
  same: boolean;
}

/** From here on a link is certain. */
const CERTAIN = 0.6;
const NEAR = 0.85;
const HELPS = 0.75;
const SAME_FIELD = 0.4;
const FIELD_HELPS = 0.25;
/** Concepts with more narrower ones than this are too broad to connect two things. */
const BROADEST = 25;
/** A shared word that tells less than this connects nothing: 'lessons', 'help'. */
const TELLING = 0.3;
/** The weight of a word that tells little. */
const PLAIN = 0.1;

const NONE: Link = { strength: 0, certain: false, same: false };

export function linkBetween(wanted: NamedTopic, given: NamedTopic, lexicon: Lexicon): Link {
  if (isSame(wanted, given)) return { strength: 1, certain: true, same: true };
  const strength = Math.max(
    byWords(wanted, given, lexicon),
    byConcepts(wanted, given, lexicon),
    byFields(wanted, given, lexicon),
  );
  return strength === 0 ? NONE : { strength, certain: strength >= CERTAIN, same: false };
}

const spelled = ({ roots }: NamedTopic): string => roots.join('');

/** The same words, written apart or together or in two languages ('salsa'), or the same concept. */
export const isSame = (one: NamedTopic, other: NamedTopic): boolean =>
  (one.roots.length > 0 && one.phrase.toLowerCase() === other.phrase.toLowerCase()) ||
  (one.means !== null && one.means === other.means) ||
  (one.roots.length > 0 && (spelled(one) === spelled(other) || spelled(one) === [...other.roots].reverse().join('')));

/** Whether a topic is about all that the other says, and perhaps more. */
export const isWithin = (wide: NamedTopic, narrow: NamedTopic): boolean =>
  isSame(wide, narrow) || (wide.roots.length > 0 && wide.roots.every((root) => narrow.roots.includes(root)));

/** The share of the shorter one's telling words that both have. */
function byWords(one: NamedTopic, other: NamedTopic, lexicon: Lexicon): number {
  const { rootIdf, plainWords } = lexicon;
  const english = one.language === 'en' && other.language === 'en';
  const rootsOf = (topic: NamedTopic): Map<string, number> =>
    new Map(
      topic.roots.map((stem) => {
        const root = english ? rootOf(stem) : stem;
        return [root, plainWords.has(stem) || isVerbOfMore(stem, topic, lexicon) ? PLAIN : rootIdf(rootOf(stem))];
      }),
    );
  const [mine, theirs] = [rootsOf(one), rootsOf(other)];
  const shared = [...mine].flatMap(([root, weight]): [string, number][] => {
    const other = theirs.get(root);
    return other === undefined ? [] : [[root, Math.max(weight, other)]];
  });
  if (!shared.some(([, weight]) => weight >= TELLING)) return 0;
  const sum = (weights: Iterable<number>): number => [...weights].reduce((all, weight) => all + weight, 0);
  const both = sum(shared.map(([, weight]) => weight));
  return both / Math.min(sum(mine.values()), sum(theirs.values()));
}

/** Cutting hair and cutting hedges have nothing in common: beside its object a verb tells little. */
const isVerbOfMore = (stem: string, { roots, language }: NamedTopic, lexicon: Lexicon): boolean =>
  roots.length > 1 && lexicon.naming(language).calledStems.has(stem);

function byConcepts(wanted: NamedTopic, given: NamedTopic, lexicon: Lexicon): number {
  let best = 0;
  const spread = Math.sqrt(Math.max(1, wanted.concepts.length) * Math.max(1, given.concepts.length));
  for (const one of wanted.concepts)
    for (const other of given.concepts) {
      const strength = oneLink(one, other, lexicon);
      const whole = wanted.means === one && given.means === other;
      if (strength > 0) best = Math.max(best, whole ? strength : strength / spread);
    }
  return best;
}

function oneLink(wanted: number, given: number, { concepts }: Lexicon): number {
  const [one, other] = [concepts[wanted], concepts[given]];
  // Two people in one place do not serve each other for that.
  if (!one || !other || one.displayName.kind === 'place' || other.displayName.kind === 'place') return 0;
  if (wanted === given) return one.narrower > BROADEST ? 0.5 : 1;
  const above = (of: typeof one, index: number): boolean =>
    of.ancestors.some((ancestor) => ancestor.index === index && ancestor.steps === 1);
  if (above(one, given) && other.narrower <= BROADEST) return NEAR;
  if (above(other, wanted) && one.narrower <= BROADEST) return NEAR;
  return one.helpedBy.includes(given) ? HELPS : 0;
}

function byFields(wanted: NamedTopic, given: NamedTopic, { fields }: Lexicon): number {
  const spread = Math.sqrt(Math.max(1, wanted.fields.length) * Math.max(1, given.fields.length));
  let best = 0;
  for (const one of wanted.fields)
    for (const other of given.fields) {
      if (one === other) best = Math.max(best, SAME_FIELD / spread);
      else if (fields[one]?.helpedBy.slice(0, 3).includes(other)) best = Math.max(best, FIELD_HELPS / spread);
    }
  return best;
}
