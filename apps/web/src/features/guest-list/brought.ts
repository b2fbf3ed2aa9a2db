/** A list that was stored. */
export interface Brought {
  /** Null where it added nobody. */
  listId: string | null;
  people: number;
  /** Known people who got a label. */
  labelled: number;
  invited: boolean;
}
