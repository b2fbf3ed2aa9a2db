import type { Live, LiveState } from '@serendip/contract/evening';

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

const minute = 60_000;

/** Automatic rounds and breaks change on every device at the same moment, also without the server. */
function follow({ state, round, rounds, automatic, minutes, break_minutes }: Course, endsAt: number, now: number) {
  let [at, inRound, number] = [endsAt, state === 'round', round];
  while (automatic && at <= now) {
    if (inRound && number >= rounds) return { state: 'ended' as const, round: number, endsAt: null };
    if (inRound && break_minutes > 0) at += break_minutes * minute;
    else {
      at += minutes * minute;
      number += 1;
    }
    inRound = !inRound || break_minutes === 0;
  }
  return { state: inRound ? ('round' as const) : ('break' as const), round: number, endsAt: at };
}

/** The state of the evening by the server's clock. Between answers it follows the plan. */
export function momentAt(course: Course, now: number): Moment {
  const { state, round, rounds, ends_at, paused_left } = course;
  if (state === 'paused') return { state, round, rounds, left: paused_left === null ? null : Math.ceil(paused_left) };
  if ((state !== 'round' && state !== 'break') || ends_at === null) return { state, round, rounds, left: null };
  const reached = follow(course, Date.parse(ends_at), now);
  const left = reached.endsAt === null ? null : Math.max(0, Math.ceil((reached.endsAt - now) / 1000));
  return { state: reached.state, round: reached.round, rounds, left };
}
