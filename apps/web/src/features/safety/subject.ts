import type { Known } from '../cards/called.ts';

/** A person to block or report. */
export interface Subject {
  person: Known & { id: string };
  /** The event where the two met. Without it the report dialog asks. */
  event?: { id: string } | undefined;
}
