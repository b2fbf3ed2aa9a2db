import { useEffect } from 'react';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { focusAnswer } from '../answers/focus-question.ts';
import { membershipHeadingId } from '../membership/membership-heading.tsx';

/** The event that the person has just joined on this page. */
let justJoined: string | null = null;

export const beginWithQuestions = (eventId: string): void => {
  justJoined = eventId;
};

/** The person has gone on to a field by themselves. */
const isTyping = (): boolean => Boolean(document.activeElement?.matches('textarea, input'));

/** After joining, moves the focus to the first question once it has loaded, unless it is in a field already. */
export function useFirstQuestion(eventId: string, known: boolean, first: string | undefined): void {
  useEffect(() => {
    if (justJoined !== eventId || !known) return;
    let frame = 0;
    const begin = () => {
      if (first && !isTyping() && !focusAnswer(first)) frame = requestAnimationFrame(begin);
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
