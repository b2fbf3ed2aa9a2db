import type { EventParticipant } from '@serendip/contract/participants';

export const stateLabels: Record<EventParticipant['state'], string> = {
  joined: 'Joined',
  here: 'Here',
  waiting: 'Waiting',
  removed: 'Removed',
};

const attendanceLabels = { here: 'Here', came: 'Came', absent: 'Absent' };

/** After the doors have opened, whether they came says more than that they joined. */
export const standingOf = ({ state, attendance }: EventParticipant): string =>
  state === 'joined' && attendance !== null ? attendanceLabels[attendance] : stateLabels[state];
