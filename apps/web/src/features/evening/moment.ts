import type { Live, LiveState } from '@serendip/contract/evening';
import { partsUntil } from '@serendip/contract/evening-course';

/** The data a device needs to follow the evening by its own clock. */
export type Course = Pick<
  Live,
  'round' | 'rounds' | 'ends_at' | 'paused_left' | 'automatic' | 'minutes' | 'break_minutes'
> & { state: LiveState | null };

/** The state of the evening at one moment. */
export interface Moment {
  state: LiveState | null;
  round: number;
  rounds: number;
  /** Seconds until the round or break ends, or left when paused. Null without an end. */
  left: number | null;
}

/** The state of the evening by the server's clock. Between answers it follows the plan. */
export function momentAt(course: Course, now: number): Moment {
  const { state, round, rounds, ends_at, paused_left } = course;
  if (state === 'paused') return { state, round, rounds, left: paused_left === null ? null : Math.ceil(paused_left) };
  if ((state !== 'round' && state !== 'break') || ends_at === null) return { state, round, rounds, left: null };
  const present = { state, round, endsAt: Date.parse(ends_at) };
  const plan = { rounds, minutes: course.minutes, breakMinutes: course.break_minutes };
  const reached = (course.automatic ? partsUntil(now, present, plan).at(-1) : undefined) ?? present;
  const left = reached.endsAt === null ? null : Math.max(0, Math.ceil((reached.endsAt - now) / 1000));
  return { state: reached.state, round: reached.round, rounds, left };
}
