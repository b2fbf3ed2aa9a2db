import type { EventParticipant } from '@serendip/contract/participants';
import { texts } from '../../language/texts.ts';

const t = texts('participants');

/** After the doors have opened, whether they came says more than that they joined. */
export const standingOf = ({ state, attendance }: EventParticipant): string =>
  state === 'joined' && attendance !== null ? t(`attendance.${attendance}`) : t(`state.${state}`);
