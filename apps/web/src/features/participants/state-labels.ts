import type { EventParticipant } from '@serendip/contract/participants';

export const stateLabels: Record<EventParticipant['state'], string> = {
  joined: 'Joined',
  here: 'Here',
  waiting: 'Waiting',
  removed: 'Removed',
};
