import { momentsOf } from '../event-facts/moments.ts';
import type { EventBeginning } from './queries.ts';

/** An event begins at its time, or with its first round if that is earlier. Without a time it has always begun. */
export function hasBegun({ round_begun, ...when }: EventBeginning, now: Date): boolean {
  const { starts_at } = momentsOf({ ...when, end_time: null });
  return round_begun || !starts_at || Date.parse(starts_at) <= now.getTime();
}
