import type { Known } from '../cards/called.ts';

/** Whom somebody may want to block or report. */
export interface Subject {
  person: Known & { id: string };
  /** Where the two know each other from. Without it a report asks. */
  event?: { id: string } | undefined;
}
