import type { Language } from '../text/stem.ts';
import type { Direction, Mention, Reason } from './reason.ts';

/** A reason as it is stored for one of its two people, with all that its sentences depend on. */
export type ReasonLine = Reason<Mention> & {
  /** The language that its reader writes most in; null where they wrote nothing that can be named. */
  writes: Language | null;
  /** By language of the screen: its place among the lines that are shown, and its wording. Without one it is not shown. */
  said: Partial<Record<Language, [place: number, wording: number]>>;
  /** By language: the wording of the opener that stands on it. */
  asked?: Partial<Record<Language, number>>;
};

/** A line whose words its reader may not read now: what is left tells what was said of the match, and names nothing. */
export interface HiddenLine {
  hidden: true;
  kind: ReasonLine['kind'];
  direction?: Direction | null;
  said: ReasonLine['said'];
}
