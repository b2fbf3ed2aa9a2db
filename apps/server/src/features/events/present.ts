import type { Event } from '@serendip/contract/events';
import type { Config } from '../../config.ts';
import { timeOf } from '../../db/time.ts';
import { emailStanding } from '../email-confirmation/present.ts';
import { momentsOf } from '../event-facts/moments.ts';
import type { EventRow } from './queries.ts';

export const presentEvent = (
  { host_id, host_email, host_confirmed, created_at, ...event }: EventRow,
  config: Config,
): Event => ({
  ...event,
  ...momentsOf(event),
  created_by: { id: host_id, email: host_email, email_confirmed: emailStanding(config, host_email, host_confirmed) },
  created_at: timeOf(created_at),
});
