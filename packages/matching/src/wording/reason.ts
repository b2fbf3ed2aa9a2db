import type { Language } from '../text/stem.ts';

/** A topic as a reason stores it: the words that others may read, and the concept whose name readers of another language get. */
export interface Mention {
  /** As they stand inside a sentence. Null where the words are not for others. */
  words: string | null;
  /** Of the words, or of the answer that has them. */
  language: Language;
  /** Begins with the name of a doing: 'fixing bikes'. */
  doing: boolean;
  /** A need that one wants help with, rather than the thing itself. */
  help: boolean;
  /** The id of the concept that it means just so. */
  concept: string | null;
  /** Said of the person's work (`job`), or of themselves ('I am …'), and not of something they give. */
  being?: 'job' | 'self';
}

export type Direction = 'get' | 'give';
export type Role = 'offer' | 'need' | 'interest';

/**
 * One thing that connects two people, as data; the modules beside this file make sentences of it. Strongest kinds first:
 * `plain` both sides said it, `together` both look for the same company, `half` one side said it and weak signs speak for the other,
 * `shared` both said it in one role or in two, perhaps a `second` thing with it, `option` both ticked it, `talk` and `does` are about the other person alone.
 */
export type Reason<Topic> =
  | { kind: 'plain'; direction: Direction; offer: Topic; need: Topic | null }
  | { kind: 'together'; topic: Topic }
  | { kind: 'half'; direction: Direction; topic: Topic }
  | { kind: 'shared'; theirs: Told<Topic>; mine: Told<Topic>; second?: Topic }
  | { kind: 'option'; text: string }
  | { kind: 'talk'; topic: Topic; mine?: Told<Topic> }
  | { kind: 'does'; topic: Topic; mine?: Told<Topic> };

export interface Told<Topic> {
  role: Role;
  topic: Topic;
}

/** The same reason with other topics; undefined where one of them is missing. */
export function withTopics<From, To>(
  reason: Reason<From>,
  to: (topic: From) => To | undefined,
): Reason<To> | undefined {
  const told = ({ role, topic }: Told<From>): Told<To> | undefined => {
    const other = to(topic);
    return other === undefined ? undefined : { role, topic: other };
  };
  switch (reason.kind) {
    case 'option':
      return reason;
    case 'plain': {
      const { kind, direction } = reason;
      const offer = to(reason.offer);
      const need = reason.need === null ? null : to(reason.need);
      return offer === undefined || need === undefined ? undefined : { kind, direction, offer, need };
    }
    case 'shared': {
      const { kind } = reason;
      const [theirs, mine] = [told(reason.theirs), told(reason.mine)];
      const second = reason.second === undefined ? undefined : to(reason.second);
      if (!theirs || !mine || (reason.second !== undefined && second === undefined)) return undefined;
      return { kind, theirs, mine, ...(second === undefined ? {} : { second }) };
    }
    case 'talk':
    case 'does': {
      const { kind } = reason;
      const topic = to(reason.topic);
      const mine = reason.mine && told(reason.mine);
      if (topic === undefined || (reason.mine && !mine)) return undefined;
      return { kind, topic, ...(mine ? { mine } : {}) };
    }
    case 'half':
    case 'together': {
      const topic = to(reason.topic);
      return topic === undefined ? undefined : { ...reason, topic };
    }
  }
}
