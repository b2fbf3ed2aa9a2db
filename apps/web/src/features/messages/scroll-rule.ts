/** So near to the end, in pixels, someone is reading along. */
export const nearEnd = 100;

interface Change {
  /** Between what is in view and the end, in pixels, before the change. */
  distance: number;
  justSent: boolean;
}

/** Whether the thread goes to its end when messages arrive: for who reads along, and for who has just sent one. */
export const followsNewMessages = ({ distance, justSent }: Change): boolean => justSent || distance <= nearEnd;
