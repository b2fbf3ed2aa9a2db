import type { ReportReason } from '@serendip/contract/safety';

export const reasonLabels: Record<ReportReason, string> = {
  spam: 'Spam',
  harassment: 'Harassment',
  no_show: 'Did not come',
  other: 'Something else',
};
