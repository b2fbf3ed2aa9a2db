/** Whom somebody may want to block or report. */
export interface Subject {
  person: { id: string; alias: string | null };
  /** Where the two know each other from. Without it a report asks. */
  event?: { id: string } | undefined;
}
