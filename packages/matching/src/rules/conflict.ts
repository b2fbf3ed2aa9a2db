/** The numbers of a run that is still to come. */
export interface RunOutline {
  people: readonly string[];
  roomSize: number;
  rounds: number;
  matchesPerPerson: number;
}

/** Why a rule cannot hold, alone or with another. */
export type ConflictReason =
  /** Each of the rooms needs so many people of a group of `people`. */
  | { code: 'too_few_for_rooms'; people: number; rooms: number; needed: number }
  /** The rooms hold at most `places` of a group of `people`. */
  | { code: 'too_many_for_rooms'; people: number; rooms: number; places: number }
  /** So many people must be in one room together, which has fewer seats. */
  | { code: 'room_too_small'; people: number; seats: number }
  | { code: 'no_such_room'; room_number: number; rooms: number }
  /** `people` must each meet one of `others`, who can meet only so many in rooms and lists. */
  | { code: 'too_few_to_meet'; people: number; others: number; places: number }
  /** There are too few others for so many matches. */
  | { code: 'too_few_matches'; wanted: number; possible: number }
  /** So many people would have to be together and apart at once. */
  | { code: 'together_and_apart'; people: number }
  /** So many people would have to be in two rooms at once. */
  | { code: 'two_rooms'; people: number }
  /** Every way to seat the people whom the rules are about was tried. */
  | { code: 'no_seating' }
  /** Each room needs at least so many, and may have only so many. */
  | { code: 'least_above_most'; at_least: number; at_most: number };

/** The smallest change found after which neither is in the way of the other. */
export type ConflictChange =
  | { code: 'if_possible'; rule_id: string }
  | { code: 'room_size'; from: number; to: number }
  | { code: 'rounds'; from: number; to: number }
  | { code: 'at_least' | 'at_most' | 'n'; rule_id: string; from: number; to: number }
  /** Nothing smaller helps: the rule has to go, or its group has to change. */
  | { code: 'without'; rule_id: string };

export interface RuleConflict {
  /** The id of the other rule; null where the rule alone cannot hold. */
  with: string | null;
  /** Further rules without which it would be none. */
  also?: string[];
  reason: ConflictReason;
  change: ConflictChange;
}
