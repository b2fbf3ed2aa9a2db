import { useEffect, useReducer } from 'react';
import { type Course, type Moment, momentAt } from './moment.ts';

/** How the evening stands now, second by second; the end of a round shows at its moment. */
export function useMoment(course: Course, ahead: number): Moment {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const now = Date.now() + ahead;
  const moment = momentAt(course, now);
  const runs = (moment.state === 'round' || moment.state === 'break') && moment.left !== null && moment.left > 0;
  const endsAt = course.ends_at ? Date.parse(course.ends_at) : 0;
  // Ends follow one another by whole minutes, so their seconds change together.
  const untilChange = ((((endsAt - now) % 1000) + 1000) % 1000) + 1;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(renderAgain, untilChange);
    return () => clearTimeout(timer);
  });
  return moment;
}
