import type { Event } from '@serendip/contract/events';
import { timeOf } from '../../db/time.ts';
import type { EventRow } from './queries.ts';

export const presentEvent = ({ host_id, host_email, created_at, ...event }: EventRow): Event => ({
  ...event,
  created_by: { id: host_id, email: host_email },
  created_at: timeOf(created_at),
});
