import type { Language } from '../text/stem.ts';

/** A topic as a reason names it: in its person's words, or by the name of the concept they mean. */
export interface Mention {
  words: string;
  language: Language;
  /** Begins with the name of a doing: 'fixing bikes'. */
  doing: boolean;
  /** A need that one wants help with, rather than the thing itself. */
  help: boolean;
  /** The place of the concept that it means just so. */
  concept: number | null;
}

export type Direction = 'get' | 'give';
export type Role = 'offer' | 'need' | 'interest';

/**
 * One thing that connects two people, as data; `word-reasons.ts` makes a sentence of it. Strongest kinds first:
 * `plain` both sides said it, `together` both look for the same company, `half` one side said it and weak signs speak for the other,
 * `shared` both said it in one role or in two, perhaps a `second` thing with it, `option` both ticked it, `talk` and `does` are about the other person alone.
 */
export type Reason =
  | { kind: 'plain'; direction: Direction; offer: Mention; need: Mention | null }
  | { kind: 'together'; topic: Mention }
  | { kind: 'half'; direction: Direction; topic: Mention }
  | { kind: 'shared'; theirs: Told; mine: Told; second?: Mention }
  | { kind: 'option'; text: string }
  | { kind: 'talk'; topic: Mention; mine?: Told }
  | { kind: 'does'; topic: Mention; mine?: Told };

export interface Told {
  role: Role;
  topic: Mention;
}
