import type { FeedbackType } from '@serendip/contract/feedback';

/** What pressing a thumb asks for: the same value again takes the feedback back (null), another one replaces it. */
export const nextFeedback = (stored: FeedbackType | null | undefined, pressed: FeedbackType): FeedbackType | null =>
  stored === pressed ? null : pressed;
