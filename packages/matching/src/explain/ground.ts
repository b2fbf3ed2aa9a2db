import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Telling } from '../lexicon/telling.ts';
import type { Named } from '../named/named-topic.ts';
import type { EventScores } from '../score/score-event.ts';
import type { Profile } from '../understand/profile.ts';
import type { Subjects } from './subjects.ts';

/** Everything explanations look at; people by their place. */
export interface Explaining {
  profiles: Profile[];
  subjects: Subjects[];
  /** Of each person whether they look for anything, and whether they have anything to give. */
  sides: { seeks: boolean; gives: boolean }[];
  /** An option both chose. */
  choice: (a: number, b: number) => string | undefined;
  scores: EventScores;
  /** What may be said of each person. */
  named: Named[];
  lexicon: Lexicon;
}

/** A nameable reason why two people should meet. `asked` is what one wants, `given` what the other has. */
export interface Ground {
  kind: 'offered' | 'known' | 'linked' | 'field' | 'helping';
  asked: Telling;
  given: Telling;
  strength: number;
  /** What is asked for is nobody else's business: only who asks is told. */
  personal: boolean;
}

/** A topic of both: what both do or have, what one of them at least only cares for, or a subject both touch on. */
export interface CommonGround {
  topic: Telling;
  how: 'done' | 'liked' | 'touched';
  strength: number;
}

export const byStrength = (a: { strength: number }, b: { strength: number }): number => b.strength - a.strength;
