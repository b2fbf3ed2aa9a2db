import type { FeedbackType } from '@serendip/contract/feedback';

export const presentFeedback = (row: { feedbackType: string }) => ({ feedback_type: row.feedbackType as FeedbackType });
