import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { myTopics } from '../topics/queries.ts';
import { readAnswerDrafts } from './answer-drafts.ts';
import { eventAnswers } from './queries.ts';

/** The user has gone on to another field. */
const typesElsewhere = (before: Element | null): boolean =>
  document.activeElement !== before && Boolean(document.activeElement?.matches('textarea, input'));

function isAllAnswered(client: QueryClient, eventId: string): boolean {
  const data = client.getQueryData(eventAnswers(eventId).queryKey);
  const done = new Set(data?.preferences.map(({ question_id }) => question_id));
  return data?.questions.every(({ id }) => done.has(id)) ?? false;
}

/**
 * Counts how often saving leads on to 'What Serendip understood': with nothing unsaved, and every question answered or
 * something to ask back. The topics are read first, since saving changed them.
 */
export function useVisits(eventId: string): { visits: number; visit: (focused: Element | null) => Promise<void> } {
  const client = useQueryClient();
  const [visits, countVisit] = useReducer((count: number) => count + 1, 0);
  const visit = async (focused: Element | null) => {
    const understood = await client.fetchQuery({ ...myTopics(eventId), staleTime: 0 }).catch(() => null);
    const isUnsaved = Object.keys(readAnswerDrafts(eventId)).length > 0;
    if (!understood || isUnsaved || typesElsewhere(focused)) return;
    if (understood.asks.length > 0 || isAllAnswered(client, eventId)) countVisit();
  };
  return { visits, visit };
}
