import { useEffect } from 'react';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { readyToAnswer } from '../answers/look-at-question.ts';
import { membershipHeadingId } from '../membership/membership-heading.tsx';

/** The event that somebody has joined a moment ago, on this page. */
let justJoined: string | null = null;

export const beginWithQuestions = (eventId: string): void => {
  justJoined = eventId;
};

/** Once, after joining as a guest: goes to the first question as soon as it is there, ready to answer. */
export function useFirstQuestion(eventId: string, known: boolean, first: string | undefined): void {
  useEffect(() => {
    if (justJoined !== eventId || !known) return;
    let frame = 0;
    const begin = () => {
      if (first && !readyToAnswer(first)) frame = requestAnimationFrame(begin);
      else justJoined = null;
    };
    if (first) begin();
    else {
      justJoined = null;
      recoverFocus(document.getElementById(membershipHeadingId));
    }
    return () => cancelAnimationFrame(frame);
  }, [eventId, known, first]);
}
