import { useQuery } from '@tanstack/react-query';
import { eventAnswers } from './queries.ts';

/** How many of an event's questions the user has answered. `isFew` is false until they have loaded. */
export function useAnswered(eventId: string): {
  /** The questions have loaded. */
  known: boolean;
  asked: number;
  answered: number;
  unanswered: string[];
  isFew: boolean;
} {
  const { data } = useQuery(eventAnswers(eventId));
  const done = new Set(data?.preferences.map(({ question_id }) => question_id));
  const asked = data?.questions.map(({ id }) => id) ?? [];
  const unanswered = asked.filter((id) => !done.has(id));
  const answered = asked.length - unanswered.length;
  return { known: data !== undefined, asked: asked.length, answered, unanswered, isFew: answered < asked.length / 2 };
}
