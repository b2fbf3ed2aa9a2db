import { useEffect, useReducer } from 'react';
import { type Course, type Moment, momentAt } from './moment.ts';

/** The state of the evening now, updated every second and at the end of a round. */
export function useMoment(course: Course, ahead: number): Moment {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const now = Date.now() + ahead;
  const moment = momentAt(course, now);
  const runs = (moment.state === 'round' || moment.state === 'break') && moment.left !== null && moment.left > 0;
  const endsAt = course.ends_at ? Date.parse(course.ends_at) : 0;
  // Ends are whole minutes apart, so one timer serves all of them.
  const untilChange = ((((endsAt - now) % 1000) + 1000) % 1000) + 1;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(renderAgain, untilChange);
    return () => clearTimeout(timer);
  });
  return moment;
}
