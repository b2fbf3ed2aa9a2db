import type { FeedbackType } from '@serendip/contract/feedback';

/** The feedback after a press: the same thumb again removes it (null), the other one replaces it. */
export const nextFeedback = (stored: FeedbackType | null | undefined, pressed: FeedbackType): FeedbackType | null =>
  stored === pressed ? null : pressed;
