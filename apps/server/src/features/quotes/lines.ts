import type { MatchFit, TopicQuote } from '@serendip/contract/matching';

/** A pair as one of its two people reads it (`pair_read`): no line that quotes a topic which is gone or closed. */
export interface PairRead {
  /** Null once one of the two has deleted the account. */
  reasons: string[] | null;
  opener: string | null;
  quotes: TopicQuote[];
}

/** The line that somebody reads of one they share a room with (`line_in_room`). */
export interface LineInRoom {
  reason: string | null;
  /** Null in runs from before fits were told. */
  fit: MatchFit | null;
  quotes: TopicQuote[];
}
