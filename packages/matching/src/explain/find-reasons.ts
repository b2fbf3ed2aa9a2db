import type { NamedTopic } from '../named/named-topic.ts';
import { percentageOf } from '../score/percentage-of.ts';
import { WEIGHTS } from '../weights.ts';
import type { Explaining } from './explaining.ts';
import { isSame, isWithin, type Link, linkBetween } from './link.ts';
import { mentionOf } from './mention.ts';
import type { Direction, Mention, Reason, Role, Told } from './reason.ts';

/** Beside two or more sentences an option says nothing more. */
const MOST = 3;

/** The reasons why a reader suits another person, as the reader can be told them: strongest first, nothing twice. */
export function findReasons(reader: number, other: number, explaining: Explaining): Reason[] {
  const pair = new Pair(reader, other, explaining);
  const reasons: Reason[] = [];
  const add = (reason: Reason | undefined): void => {
    if (reason && reasons.length < MOST && !pair.hasTold(reason)) {
      pair.tell(reason);
      reasons.push(reason);
    }
  };
  for (const together of pair.together()) if (reasons.length === 0) add(together);
  const plain = { get: pair.plain('get'), give: pair.plain('give') };
  add(plain.get[0]);
  add(plain.give[0]);
  for (const direction of ['get', 'give'] as const) if (plain[direction].length === 0) add(pair.half(direction));
  if (reasons.length < 2) add(plain.get[1] ?? plain.give[1]);
  add(pair.shared()[0]);
  if (reasons.length < 2) add(pair.option());
  if (reasons.length === 0) add(pair.talk() ?? pair.does());
  return reasons;
}

/** Something that two who share a room can start from, though nothing connects them; undefined where there is nothing. */
export function findStart(reader: number, other: number, explaining: Explaining): Reason | undefined {
  const pair = new Pair(reader, other, explaining);
  const theirs = pair.talk() ?? pair.does();
  if (!theirs || (theirs.kind !== 'talk' && theirs.kind !== 'does')) return undefined;
  const mine = pair.ownTalk();
  return mine ? { ...theirs, mine } : theirs;
}

/** All that may be said between two people, as one of them reads it. */
class Pair {
  private readonly told = new Set<string>();
  private readonly reader: number;
  private readonly other: number;
  private readonly explaining: Explaining;
  /** Topics that neither refuses. */
  private readonly mine: NamedTopic[];
  private readonly theirs: NamedTopic[];

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

  hasTold(reason: Reason): boolean {
    return stemsIn(reason).some((stem) => this.told.has(stem));
  }

  tell(reason: Reason): void {
    for (const stem of stemsIn(reason)) this.told.add(stem);
  }

  /** Things that both want to do in company: 'somebody to run with'. */
  together(): Reason[] {
    const { profiles } = this.explaining;
    const inCompany = (who: number, { concepts }: NamedTopic): boolean =>
      concepts.some((concept) => profiles[who]?.concepts.company.has(concept));
    return this.needs(this.theirs).flatMap((theirs): Reason[] => {
      const mine = this.needs(this.mine).find(
        (need) =>
          inCompany(this.reader, need) &&
          (isSame(need, theirs) || need.concepts.some((concept) => theirs.concepts.includes(concept))),
      );
      const topics = mine && inCompany(this.other, theirs) ? [this.mention(theirs), this.mention(mine)] : [];
      const [topic] = topics.filter((one) => one !== null).sort((x, y) => x.words.length - y.words.length);
      return topic && topics.every((one) => one !== null) ? [{ kind: 'together', topic }] : [];
    });
  }

  /** Needs of one that match an offer of the other, both stated; the surest first. */
  plain(direction: Direction): Reason[] {
    return this.links(direction)
      .filter(({ link }) => link.certain)
      .sort((x, y) => y.link.strength - x.link.strength)
      .flatMap(({ need, offer, link }): Reason[] => {
        if (direction === 'give' && this.isPersonal(need)) return [];
        const [given, wanted] = [this.mention(offer), this.mention(need)];
        const only = given ?? (link.same ? wanted : null);
        if (!only || (!wanted && !link.same)) return [];
        const isSaidAlike = !wanted || !given || bareWords(wanted) === bareWords(given);
        return [{ kind: 'plain', direction, offer: only, need: isSaidAlike ? null : wanted }];
      });
  }

  /** A topic of the other person for which only weak signs say that it suits the reader. */
  half(direction: Direction): Reason | undefined {
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
    const topics = this.theirs
      .filter((topic) => topic.role === role && (role === 'offer' || this.mayMeet(topic)))
      .map((topic) => ({ topic, strength: strengthOf(topic), mention: this.mention(topic) }))
      .filter(({ mention, strength }) => mention !== null && (isLikely || strength >= WEAK))
      .sort((x, y) => y.strength - x.strength);
    const [best] = topics;
    return best?.mention ? { kind: 'half', direction, topic: best.mention } : undefined;
  }

  /** Whether it may be asked if the reader could be what the other looks for: not of somebody who looks for it, too, or offers nothing. */
  private mayMeet(need: NamedTopic): boolean {
    return (
      !this.isPersonal(need) &&
      this.mine.some(({ role }) => role === 'offer') &&
      !this.needs(this.mine).some((mine) => isWithin(mine, need) || isWithin(need, mine))
    );
  }

  /** Topics that both mentioned, in one role or in two. */
  shared(): Reason[] {
    const found: { reason: Reason & { kind: 'shared' }; rank: number }[] = [];
    for (const mine of this.mine)
      for (const theirs of this.theirs) {
        const roles = [mine.role, theirs.role];
        // A need beside an offer or interest is worded as help, or not at all.
        if (roles.includes('need') && !(mine.role === 'need' && theirs.role === 'need')) continue;
        if (mine.role === 'need' && (this.isPersonal(mine) || this.isPersonal(theirs))) continue;
        const isAlike = mine.role === theirs.role && (isWithin(mine, theirs) || isWithin(theirs, mine));
        const link = isSame(mine, theirs) ? 1 : isAlike ? 0.8 : 0;
        if (link === 0) continue;
        const [told, own] = [this.told_(theirs), this.told_(mine)];
        if (!told || !own) continue;
        const liked = roles.filter((role) => role === 'interest').length;
        found.push({ reason: { kind: 'shared', theirs: told, mine: own }, rank: link + 0.1 * liked });
      }
    const [first, ...others] = found.sort((x, y) => y.rank - x.rank).map(({ reason }) => reason);
    if (!first) return [];
    const roles = `${first.mine.role} ${first.theirs.role}`;
    const second = others.find(
      ({ mine, theirs }) =>
        roles === 'interest interest' &&
        `${mine.role} ${theirs.role}` === roles &&
        !stemsIn({ kind: 'talk', topic: mine.topic }).some((stem) => stemsIn(first).includes(stem)),
    );
    return [second ? { ...first, second: shorter(second.mine.topic, second.theirs.topic) } : first];
  }

  option(): Reason | undefined {
    const text = this.explaining.option(this.reader, this.other);
    return text === undefined ? undefined : { kind: 'option', text };
  }

  talk(): Reason | undefined {
    const topic = this.firstOf(this.theirs, 'interest');
    return topic ? { kind: 'talk', topic } : undefined;
  }

  does(): Reason | undefined {
    const topic = this.firstOf(this.theirs, 'offer');
    return topic ? { kind: 'does', topic } : undefined;
  }

  ownTalk(): Told | undefined {
    for (const role of ['interest', 'offer'] as const) {
      const topic = this.firstOf(this.mine, role);
      if (topic) return { role, topic };
    }
    return undefined;
  }

  private firstOf(topics: NamedTopic[], role: Role): Mention | undefined {
    for (const topic of topics) {
      const mention = topic.role === role ? this.mention(topic) : null;
      if (mention) return mention;
    }
    return undefined;
  }

  private told_(topic: NamedTopic): Told | undefined {
    const mention = this.mention(topic);
    return mention && topic.role !== 'avoid' ? { role: topic.role, topic: mention } : undefined;
  }

  private links(direction: Direction): { need: NamedTopic; offer: NamedTopic; link: Link }[] {
    const [seeking, giving] = direction === 'get' ? [this.mine, this.theirs] : [this.theirs, this.mine];
    return this.needs(seeking).flatMap((need) =>
      giving
        .filter(({ role }) => role === 'offer')
        .map((offer) => ({ need, offer, link: linkBetween(need, offer, this.explaining.lexicon) }))
        .filter(({ link }) => link.strength > 0),
    );
  }

  private needs(topics: NamedTopic[]): NamedTopic[] {
    return topics.filter(({ role }) => role === 'need');
  }

  /** A need that no one else can read. */
  private isPersonal({ concepts, fields }: NamedTopic): boolean {
    const { lexicon } = this.explaining;
    return (
      concepts.some((concept) => lexicon.concepts[concept]?.personal || lexicon.concepts[concept]?.sensitive) ||
      fields.some((field) => lexicon.fields[field]?.personal || lexicon.fields[field]?.sensitive)
    );
  }

  private mention(topic: NamedTopic): Mention | null {
    return mentionOf(topic, this.explaining.reads[this.reader] ?? new Set(), this.explaining.lexicon);
  }
}

/** A match of this percentage is more than a hello; below, half a help is told only where words connect it. */
const FROM = 20;
const WEAK = 0.3;

const bareWords = ({ words }: Mention): string => words.toLowerCase().replace(/^(?:an?|the|my|your|some) /, '');
const shorter = (one: Mention, other: Mention): Mention => (one.words.length <= other.words.length ? one : other);

const wordsIn = (reason: Reason): string[] => {
  switch (reason.kind) {
    case 'plain':
      return [reason.offer.words, ...(reason.need ? [reason.need.words] : [])];
    case 'shared':
      return [reason.theirs.topic, reason.mine.topic, ...(reason.second ? [reason.second] : [])].map(
        ({ words }) => words,
      );
    case 'option':
      return [reason.text];
    default:
      return [reason.topic.words];
  }
};

/** The longer words, near enough that 'websites' and 'website design' are one thing. */
const stemsIn = (reason: Reason): string[] =>
  wordsIn(reason).flatMap((words) =>
    words
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, 5)),
  );
