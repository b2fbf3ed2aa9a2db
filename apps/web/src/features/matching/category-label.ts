import type { MatchCategory } from '@serendip/contract/matching';

export const categoryLabels: Record<MatchCategory, string> = {
  mutual_connections: 'Mutual Connections',
  can_help: 'Can Help Others',
  can_receive_help: 'Can Receive Help',
};
