import type { Event } from '@serendip/contract/events';
import { timeOf } from '../../db/time.ts';
import type { EventRow } from './queries.ts';

export const presentEvent = (row: EventRow): Event => ({
  id: row.id,
  name: row.name,
  description: row.description,
  event_date: row.event_date,
  participants_count: row.participants_count,
  user_joined: row.user_joined,
  closed: row.closed,
  created_by: { id: row.host_id, email: row.host_email },
  created_at: timeOf(row.created_at),
});
