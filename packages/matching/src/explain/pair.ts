import type { NamedTopic } from '../named/named-topic.ts';
import { percentageOf } from '../score/percentage-of.ts';
import { WEIGHTS } from '../weights.ts';
import type { Direction, Role } from '../wording/reason.ts';
import type { Explaining } from './explaining.ts';
import { isWithin, type Link, linkBetween } from './link.ts';

/** A need of one person with an offer of the other, and how surely they are about one thing. */
export interface LinkedTopics {
  need: NamedTopic;
  offer: NamedTopic;
  link: Link;
}

/** A match of this percentage is more than a hello; below, half a help is told only where words connect it. */
const FROM = 20;
const WEAK = 0.3;

/** All that connects a reader with another person, before it is put in words: it is the same in every language. */
export class Pair {
  readonly reader: number;
  readonly other: number;
  readonly explaining: Explaining;
  /** Topics that neither refuses. */
  readonly mine: NamedTopic[];
  readonly theirs: NamedTopic[];
  private readonly linked = new Map<Direction, LinkedTopics[]>();

  constructor(reader: number, other: number, explaining: Explaining) {
    this.reader = reader;
    this.other = other;
    this.explaining = explaining;
    const refused = [reader, other].flatMap((who) => explaining.avoids[who] ?? []);
    const of = (who: number): NamedTopic[] =>
      (explaining.open[who] ?? []).filter((topic) => !refused.some((avoided) => isWithin(avoided, topic)));
    this.mine = of(reader);
    this.theirs = of(other);
  }

  /** Needs of one with offers of the other. */
  links(direction: Direction): LinkedTopics[] {
    const known = this.linked.get(direction);
    if (known) return known;
    const [seeking, giving] = direction === 'get' ? [this.mine, this.theirs] : [this.theirs, this.mine];
    const found = needsOf(seeking).flatMap((need) =>
      giving
        .filter(({ role }) => role === 'offer')
        .map((offer) => ({ need, offer, link: linkBetween(need, offer, this.explaining.lexicon) }))
        .filter(({ link }) => link.strength > 0),
    );
    this.linked.set(direction, found);
    return found;
  }

  /** Topics of the other person for which weak signs say that they suit the reader, the likeliest first. */
  likely(direction: Direction): NamedTopic[] {
    const { help, score } = this.explaining.scores;
    const [toReader, toOther] = [help(this.reader, this.other), help(this.other, this.reader)];
    const [likely, otherWay] = direction === 'get' ? [toReader, toOther] : [toOther, toReader];
    // Without a link in words only the likelier direction is told.
    const isLikely =
      likely >= Math.max(WEIGHTS.leastHelp, otherWay) && percentageOf(score(this.reader, this.other)) >= FROM;
    const links = this.links(direction);
    const role: Role = direction === 'get' ? 'offer' : 'need';
    const strengthOf = (topic: NamedTopic): number =>
      links.reduce(
        (best, { need, offer, link }) => (offer === topic || need === topic ? Math.max(best, link.strength) : best),
        0,
      );
    return this.theirs
      .filter((topic) => topic.role === role && (role === 'offer' || this.mayMeet(topic)))
      .map((topic) => ({ topic, strength: strengthOf(topic) }))
      .filter(({ strength }) => isLikely || strength >= WEAK)
      .sort((x, y) => y.strength - x.strength)
      .map(({ topic }) => topic);
  }

  /** Whether it may be asked if the reader could be what the other looks for: not of somebody who looks for it, too, or offers nothing. */
  private mayMeet(need: NamedTopic): boolean {
    return (
      !this.isPersonal(need) &&
      this.mine.some(({ role }) => role === 'offer') &&
      !needsOf(this.mine).some((mine) => isWithin(mine, need) || isWithin(need, mine))
    );
  }

  /** Something that a person wants to do in company: 'somebody to run with'. */
  inCompany(who: number, { concepts }: NamedTopic): boolean {
    const { profiles } = this.explaining;
    return concepts.some((concept) => profiles[who]?.concepts.company.has(concept));
  }

  /** A need that no one else can read. */
  isPersonal({ concepts, fields }: NamedTopic): boolean {
    const { lexicon } = this.explaining;
    return (
      concepts.some((concept) => lexicon.concepts[concept]?.personal || lexicon.concepts[concept]?.sensitive) ||
      fields.some((field) => lexicon.fields[field]?.personal || lexicon.fields[field]?.sensitive)
    );
  }
}

export const needsOf = (topics: NamedTopic[]): NamedTopic[] => topics.filter(({ role }) => role === 'need');
