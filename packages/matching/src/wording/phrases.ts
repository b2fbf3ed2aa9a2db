import type { Direction, Reason, Told } from './reason.ts';
import type { Spoken } from './spoken.ts';
import { MOST_WORDS, MOST_WORDS_TO_OPEN, type Wording } from './wording.ts';

/**
 * The sentences of a language other than English, as its people say them, three or more for each case. `they` is the other person, whose
 * name stands above: no sentence tells a gender. Topics are put in as they are (`insert.ts`), so words around them never make them inflect.
 */
export interface Phrases {
  /** Both said one and the same thing: they offer it and the reader seeks it (`get`), or the other way round. */
  plain: Record<Direction, (topic: Spoken) => string[]>;
  /** Both sides said it in other words. */
  plainOfTwo: Record<Direction, (offer: Spoken, need: Spoken) => string[]>;
  /** They and the reader look for it, to do it in company. */
  together: (topic: Spoken) => string[];
  /** They offer it, and the reader may have use for it. */
  offers: (topic: Spoken) => string[];
  /** They look for it, and the reader may be able to help: a question, since nobody said so. */
  seeks: (topic: Spoken) => string[];
  /** Both look for it, like it, offer it; `likings` are one or two. */
  bothSeek: (topic: Spoken) => string[];
  bothLike: (likings: Spoken[]) => string[];
  bothOffer: (topic: Spoken) => string[];
  /** One thing in two roles: they offer it and the reader likes it, or the other way round. */
  offeredAndLiked: (topic: Spoken, theirs: 'offer' | 'interest') => string[];
  /** Two things, one of each person. */
  side: (theirs: Told<Spoken>, mine: Told<Spoken>) => string[];
  /** Both ticked it; a host wrote the text. */
  option: (text: string) => string[];
  likes: (topic: Spoken) => string[];
  /** Openers about an offer, a need, a liking of the other person, and about something to do together. */
  ask: Record<'offer' | 'need' | 'liking' | 'together', (topic: Spoken) => string[]>;
}

export function wordingFrom(phrases: Phrases): Wording {
  return {
    reason: (reason) =>
      offersPeople(reason) ? [] : reasonsIn(reason, phrases).map(asSentence).filter(fits(MOST_WORDS)),
    opener: (reason) =>
      offersPeople(reason) ? [] : openersIn(reason, phrases).map(asSentence).filter(fits(MOST_WORDS_TO_OPEN)),
  };
}

/** Nobody is said to have people to offer: who speaks of students may be one, know some or teach them. */
function offersPeople(reason: Reason<Spoken>): boolean {
  const isPeople = ({ kind }: Spoken): boolean => kind === 'people' || kind === 'person';
  const isOffered = (told: Told<Spoken> | undefined): boolean => told?.role === 'offer' && isPeople(told.topic);
  switch (reason.kind) {
    case 'plain':
      return isPeople(reason.offer);
    case 'half':
      return reason.direction === 'get' && isPeople(reason.topic);
    case 'shared':
      return isOffered(reason.theirs) || isOffered(reason.mine);
    case 'talk':
      return isOffered(reason.mine);
    case 'does':
      return isPeople(reason.topic) || isOffered(reason.mine);
    default:
      return false;
  }
}

/** Punctuation between blanks, as in French, is no word. */
const fits = (most: number) => (text: string) => (text.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu) ?? []).length <= most;
/** With a capital, and one full stop where a name ends in one, too ('… und Co.'). */
const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/\.\.(?=\s|$)/g, '.');

function reasonsIn(reason: Reason<Spoken>, phrases: Phrases): string[] {
  switch (reason.kind) {
    case 'plain': {
      const { direction, offer, need } = reason;
      return need === null ? phrases.plain[direction](offer) : phrases.plainOfTwo[direction](offer, need);
    }
    case 'together':
      return phrases.together(reason.topic);
    case 'half':
      return reason.direction === 'get' ? phrases.offers(reason.topic) : phrases.seeks(reason.topic);
    case 'shared':
      return sharedIn(reason, phrases);
    case 'option':
      return phrases.option(reason.text.replace(/^[¿¡]|[.!?]+$/g, ''));
    case 'talk':
      return reason.mine
        ? phrases.side({ role: 'interest', topic: reason.topic }, reason.mine)
        : phrases.likes(reason.topic);
    case 'does':
      return reason.mine
        ? phrases.side({ role: 'offer', topic: reason.topic }, reason.mine)
        : phrases.offers(reason.topic);
  }
}

function sharedIn({ theirs, mine, second }: Reason<Spoken> & { kind: 'shared' }, phrases: Phrases): string[] {
  const isOne = theirs.topic.words.toLowerCase() === mine.topic.words.toLowerCase();
  // The name that both would use: the shorter one.
  const topic = mine.topic.words.length <= theirs.topic.words.length ? mine.topic : theirs.topic;
  if (mine.role === 'need' || theirs.role === 'need') return phrases.bothSeek(topic);
  if (mine.role === theirs.role) {
    if (mine.role === 'interest')
      return [...(second ? phrases.bothLike([topic, second]) : []), ...phrases.bothLike([topic])];
    return [...(isOne ? [] : phrases.side(theirs, mine)), ...phrases.bothOffer(topic)];
  }
  return isOne ? phrases.offeredAndLiked(topic, theirs.role) : phrases.side(theirs, mine);
}

function openersIn(reason: Reason<Spoken>, { ask }: Phrases): string[] {
  const topic = askedAbout(reason);
  if (!topic) return [];
  switch (reason.kind) {
    case 'together':
      return ask.together(topic);
    case 'plain':
    case 'half':
      return reason.direction === 'get' ? ask.offer(topic) : ask.need(topic);
    case 'shared': {
      const { role } = reason.theirs;
      return ask[role === 'interest' ? 'liking' : role](topic);
    }
    case 'talk':
      return ask.liking(topic);
    default:
      return ask.offer(topic);
  }
}

/** The topic that an opener asks about. */
export function askedAbout<Topic>(reason: Reason<Topic>): Topic | undefined {
  switch (reason.kind) {
    case 'plain':
      return reason.direction === 'get' ? reason.offer : (reason.need ?? reason.offer);
    case 'shared':
      return reason.theirs.topic;
    case 'option':
      return undefined;
    default:
      return reason.topic;
  }
}
