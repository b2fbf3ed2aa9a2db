/** Within this distance from the end, in pixels, the user is reading along. */
export const nearEnd = 100;

interface Change {
  /** The distance to the end before the change, in pixels. */
  distance: number;
  justSent: boolean;
}

/** True if the thread should scroll to its end for new messages: the user is reading along or has just sent one. */
export const followsNewMessages = ({ distance, justSent }: Change): boolean => justSent || distance <= nearEnd;
