import type { GoneEntry } from '../../db/schema/notifications.ts';
import type { When } from '../event-facts/moments.ts';

export interface Entry extends When {
  name: string;
  /** The calendar's number of the entry. */
  sequence: number;
}

/** The calendar entry of an event, to be taken back. None without a date. */
export const goneEntryOf = ({
  name,
  event_date,
  start_time,
  end_time,
  time_zone,
  sequence,
}: Entry): GoneEntry | undefined =>
  event_date === null ? undefined : { name, event_date, start_time, end_time, time_zone, sequence: sequence + 1 };
