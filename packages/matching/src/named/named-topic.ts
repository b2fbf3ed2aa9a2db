import type { Language } from '../text/stem.ts';
import type { TopicRole } from '../types.ts';

/** One thing that may be named of a person, to themselves and, as far as `sayable` goes, to others. */
export interface NamedTopic {
  role: TopicRole;
  /** The person's own words, cleaned: 'fixing bikes', 'a drill'. An own topic is as its person typed it. */
  phrase: string;
  language: Language;
  /** Its concepts and fields in the lexicon, by place; both may be empty. */
  concepts: number[];
  fields: number[];
  /** The one concept whose name in any language means just this; null where none does. */
  means: number | null;
  /** Stems of its telling words, each once: two topics with the same ones say the same. */
  roots: string[];
  /** Begins with a verb: 'fixing bikes', 'Fahrräder reparieren'; otherwise it is a thing or a person. */
  doing: boolean;
  /** An offer that answers what one does for a living (`job`), or is told as 'I am …' (`self`). */
  being?: 'job' | 'self';
  /** A need named alone to a question that asks what people want help with: 'ivy' is not looked for. Of an offer: one can borrow it. */
  help: boolean;
  sensitive: boolean;
  origin: 'read' | 'own';
  /** An own topic that matches may read whole. */
  shown: boolean;
  /** The part that others may read, in its language; null for none. Always null where it is sensitive or refused. */
  sayable: string | null;
}

/** A ticked option, or a yes, as what it is: by the question's id and the option's value (`yes`). */
export interface TickedOption {
  question: string;
  value: string;
  text: string;
}

/** Everything that may be said of one person; nothing else is ever said. */
export interface Named {
  /** Own ones first, then in the order they were written; each thing once in a role. */
  topics: NamedTopic[];
  ticked: TickedOption[];
}
