import type { Event } from '@serendip/contract/events';
import type { Ctx } from '../../context.ts';
import { timeOf } from '../../db/time.ts';
import { emailStanding } from '../email-confirmation/present.ts';
import { isJoiningClosed } from '../event-facts/joining.ts';
import { momentsOf } from '../event-facts/moments.ts';
import { isOver } from '../event-facts/over.ts';
import type { EventRow } from './queries.ts';

/** People who cannot simply join would come in by the link to a video room. */
const mayEnter = (event: EventRow, now: Date): boolean =>
  // Only hosts have it.
  event.publish !== null ||
  event.user_joined ||
  event.user_door ||
  (!event.user_removed && (event.user_invited || (event.joining === 'anyone' && !isJoiningClosed(event, now))));

export const presentEvent = (row: EventRow, { config, now }: Pick<Ctx, 'config' | 'now'>): Event => {
  const { host_id, host_email, host_confirmed, created_at, doors_open, invited_count, publish, words_count, ...event } =
    row;
  return {
    ...event,
    ...(!mayEnter(row, now()) && { online_url: null, room_names: null }),
    ...(publish ? { publish } : {}),
    ...(words_count > 0 && { words_count }),
    ...(invited_count !== null && { invited_count }),
    ...momentsOf(event),
    over: !doors_open && isOver(event, now()),
    joining_closed: isJoiningClosed(event, now()),
    created_by: { id: host_id, email: host_email, email_confirmed: emailStanding(config, host_email, host_confirmed) },
    created_at: timeOf(created_at),
  };
};
