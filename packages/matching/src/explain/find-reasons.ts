import type { NamedTopic } from '../named/named-topic.ts';
import type { Language } from '../text/stem.ts';
import type { Direction, Reason, Role, Told } from '../wording/reason.ts';
import { type Speak, type Spoken, speakTo } from '../wording/spoken.ts';
import { isSame, isWithin } from './link.ts';
import { needsOf, type Pair } from './pair.ts';

type Found = Reason<Spoken>;

/** Beside two or more sentences an option says nothing more. */
const MOST = 3;

/** Work that one looks for. */
const JOB =
  /^(?:an? |une? |ein(?:en?)? |uno |una )?(?:jobs?|work|position|arbeit|stelle|lehrstelle|praktikum|ausbildung|travail|emploi|poste|stage|apprentissage|trabajo|empleo|chamba|puesto|prácticas)(?![\p{L}-])/iu;

/** The reasons why the reader suits the other person, as the reader can be told them in a language: strongest first, nothing twice. */
export function findReasons(pair: Pair, language: Language): Found[] {
  const finder = new Finder(pair, language);
  const told = new Set<string>();
  const reasons: Found[] = [];
  const add = (reason: Found | undefined): void => {
    if (!reason || reasons.length >= MOST) return;
    const stems = stemsIn(reason);
    if (stems.some((stem) => told.has(stem))) return;
    for (const stem of stems) told.add(stem);
    reasons.push(reason);
  };
  for (const together of finder.together()) if (reasons.length === 0) add(together);
  const plain = { get: finder.plain('get'), give: finder.plain('give') };
  add(plain.get[0]);
  add(plain.give[0]);
  for (const direction of ['get', 'give'] as const) if (plain[direction].length === 0) add(finder.half(direction));
  if (reasons.length < 2) add(plain.get[1] ?? plain.give[1]);
  add(finder.shared()[0]);
  if (reasons.length < 2) add(finder.option());
  if (reasons.length === 0) add(finder.talk() ?? finder.does());
  return reasons;
}

/** Something that two who share a room can start from, though nothing connects them; undefined where there is nothing. */
export function findStart(pair: Pair, language: Language): Found | undefined {
  const finder = new Finder(pair, language);
  const theirs = finder.talk() ?? finder.does();
  if (!theirs || (theirs.kind !== 'talk' && theirs.kind !== 'does')) return undefined;
  const mine = finder.ownTalk();
  return mine ? { ...theirs, mine } : theirs;
}

/** All that may be said between two people, as one of them reads it in one language. */
class Finder {
  private readonly pair: Pair;
  private readonly speak: Speak;

  constructor(pair: Pair, language: Language) {
    this.pair = pair;
    const { writes, lexicon } = pair.explaining;
    this.speak = speakTo(language, writes[pair.reader] ?? null, lexicon.displayNames);
  }

  /** Things that both want to do in company. */
  together(): Found[] {
    const { pair } = this;
    return needsOf(pair.theirs).flatMap((theirs): Found[] => {
      const mine = needsOf(pair.mine).find(
        (need) =>
          pair.inCompany(pair.reader, need) &&
          (isSame(need, theirs) || need.concepts.some((concept) => theirs.concepts.includes(concept))),
      );
      const topics = mine && pair.inCompany(pair.other, theirs) ? [this.named(theirs), this.named(mine)] : [];
      const [topic] = topics.filter((one) => one !== undefined).sort((x, y) => x.words.length - y.words.length);
      return topic && topics.every((one) => one !== undefined) ? [{ kind: 'together', topic }] : [];
    });
  }

  /** Needs of one that match an offer of the other, both stated; the surest first. */
  plain(direction: Direction): Found[] {
    return this.pair
      .links(direction)
      .filter(({ link }) => link.certain)
      .sort((x, y) => y.link.strength - x.link.strength)
      .flatMap(({ need, offer, link }): Found[] => {
        if (direction === 'give' && this.pair.isPersonal(need)) return [];
        const [given, wanted] = [this.named(offer), this.named(need)];
        const only = given ?? (link.same ? wanted : undefined);
        if (!only || (!wanted && !link.same)) return [];
        const isSaidAlike = !wanted || !given || bareWords(wanted) === bareWords(given);
        return [{ kind: 'plain', direction, offer: only, need: isSaidAlike ? null : wanted }];
      });
  }

  /** A topic of the other person for which only weak signs say that it suits the reader. */
  half(direction: Direction): Found | undefined {
    for (const likely of this.pair.likely(direction)) {
      const topic = this.named(likely);
      if (topic) return { kind: 'half', direction, topic };
    }
    return undefined;
  }

  /** Topics that both mentioned, in one role or in two. */
  shared(): Found[] {
    const found: { reason: Found & { kind: 'shared' }; rank: number }[] = [];
    for (const mine of this.pair.mine)
      for (const theirs of this.pair.theirs) {
        const roles = [mine.role, theirs.role];
        // A need beside an offer or interest is worded as help, or not at all.
        if (roles.includes('need') && !(mine.role === 'need' && theirs.role === 'need')) continue;
        // One looks for work as a waiter, the other for a waiter.
        if (mine.role === 'need' && JOB.test(mine.phrase) !== JOB.test(theirs.phrase)) continue;
        if (mine.role === 'need' && (this.pair.isPersonal(mine) || this.pair.isPersonal(theirs))) continue;
        const isAlike = mine.role === theirs.role && (isWithin(mine, theirs) || isWithin(theirs, mine));
        const link = isSame(mine, theirs) ? 1 : isAlike ? 0.8 : 0;
        if (link === 0) continue;
        const own = this.told(mine);
        // A thing that both wrote alike can be named as they wrote it, in any language.
        const told =
          this.told(theirs) ??
          (own && this.saysAlike(mine, theirs) ? { ...own, role: theirs.role as Role } : undefined);
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

  option(): Found | undefined {
    const { explaining, reader, other } = this.pair;
    const text = explaining.option(reader, other);
    return text === undefined ? undefined : { kind: 'option', text };
  }

  talk(): Found | undefined {
    const topic = this.firstOf(this.pair.theirs, 'interest');
    return topic && { kind: 'talk', topic };
  }

  does(): Found | undefined {
    const topic = this.firstOf(this.pair.theirs, 'offer');
    return topic && { kind: 'does', topic };
  }

  ownTalk(): Told<Spoken> | undefined {
    for (const role of ['interest', 'offer'] as const) {
      const topic = this.firstOf(this.pair.mine, role);
      if (topic) return { role, topic };
    }
    return undefined;
  }

  private firstOf(topics: NamedTopic[], role: Role): Spoken | undefined {
    for (const topic of topics) {
      const named = topic.role === role ? this.named(topic) : undefined;
      if (named) return named;
    }
    return undefined;
  }

  private told(topic: NamedTopic): Told<Spoken> | undefined {
    const named = this.named(topic);
    return named && topic.role !== 'avoid' ? { role: topic.role, topic: named } : undefined;
  }

  private saysAlike(mine: NamedTopic, theirs: NamedTopic): boolean {
    const [one, other] = [mine, theirs].map((topic) => this.pair.explaining.mention(topic)?.words?.toLowerCase());
    return one !== undefined && one === other;
  }

  private named(topic: NamedTopic): Spoken | undefined {
    const mention = this.pair.explaining.mention(topic);
    return mention ? this.speak(mention) : undefined;
  }
}

const bareWords = ({ words }: Spoken): string => words.toLowerCase().replace(/^(?:an?|the|my|your|some) /, '');
const shorter = (one: Spoken, other: Spoken): Spoken => (one.words.length <= other.words.length ? one : other);

const wordsIn = (reason: Found): string[] => {
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
const stemsIn = (reason: Found): string[] =>
  wordsIn(reason).flatMap((words) =>
    words
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, 5)),
  );
