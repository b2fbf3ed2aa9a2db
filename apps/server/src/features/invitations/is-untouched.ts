import { sql } from '../../db/sql.ts';
import { invitedTakesPart, invitedWaits } from '../event-facts/invited.ts';

/** Whether the person of an invitation `i` has not acted on it: it goes when its list is taken back. */
export const isUntouched = sql`i.ended is null and i.answer is null and i.user_id is null
  and not ${invitedTakesPart} and not ${invitedWaits}`;
