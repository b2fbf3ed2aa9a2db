import type { Reason } from './reason.ts';
import type { Spoken } from './spoken.ts';

/** Sentences are short enough to be read out between two people. */
export const MOST_WORDS = 14;
export const MOST_WORDS_TO_OPEN = 12;

export const fits = (most: number) => (text: string) => text.split(/\s+/).length <= most;

/** Words reasons and openers in one language. Each gives the wordings of equal meaning that are short enough, maybe none. */
export interface Wording {
  reason: (reason: Reason<Spoken>) => string[];
  opener: (reason: Reason<Spoken>) => string[];
}
