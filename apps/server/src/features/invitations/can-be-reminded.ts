import { limits } from '@serendip/contract/limits';
import { sql } from '../../db/sql.ts';
import { invitedTakesPart, invitedWaits } from '../event-facts/invited.ts';

/** Whether a host may have the person of an invitation `i` reminded now. Says nothing of mails that are held back. */
export const canBeReminded = sql`i.ended is null and i.invited_at is not null and i.answer is null
  and i.reminders < ${limits.reminders_max}::int and coalesce(i.reminded_at < now() - interval '1 day', true)
  and not ${invitedTakesPart} and not ${invitedWaits}`;
