import type { MatchRunStatus } from '@serendip/contract/matching';

export const statusTitles: Record<MatchRunStatus, string> = {
  queued: 'Queued',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
};

export const statusTexts: Record<MatchRunStatus, string> = {
  queued: 'Your matching request is in the queue',
  processing: 'AI is analyzing participant data and generating matches',
  completed: 'Matches have been successfully generated!',
  failed: 'Something went wrong during the matching process',
};
