import type { MatchFit, TopicQuote } from '@serendip/contract/matching';
import type { HiddenLine, ReasonLine } from '@serendip/matching/wording/reason-line';

/** A pair as the database gives it to one of its two people (`pair_read`): no words of a topic that is gone or closed. */
export interface PairRead {
  /** Sentences of a run from before lines were data. Null, like the lines, once one of the two has deleted the account. */
  reasons: string[] | null;
  lines: (ReasonLine | HiddenLine)[] | null;
  /** Of a run from before. */
  opener: string | null;
  quotes: TopicQuote[];
}

/** The line that somebody reads of one they share a room with (`line_in_room`). */
export interface LineInRoom {
  /** A sentence of a run from before. */
  reason: string | null;
  lines: (ReasonLine | HiddenLine)[] | null;
  /** Null in runs from before fits were told. */
  fit: MatchFit | null;
  quotes: TopicQuote[] | null;
  /** Read where the meeting has no line that may be read. */
  pair: { read: PairRead; fit: MatchFit | null } | null;
}
