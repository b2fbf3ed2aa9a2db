import type { AnswerValue, Preference } from '@serendip/contract/answers';
import type { EventQuestion } from '@serendip/contract/questions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { eventKeys } from '../events/queries.ts';
import { eventQuestions } from '../questions/queries.ts';
import { readTopicsAgain } from '../topics/queries.ts';
import type { StoredAnswers } from './answer-changes.ts';
import { eventAnswers } from './queries.ts';

/** The result of saving a question: its new stored answer, or null if it was deleted. */
export type SavedAnswers = ReadonlyMap<string, Preference | null>;

interface EventAnswers {
  questions: readonly EventQuestion[] | undefined;
  stored: StoredAnswers;
  /** The answers failed to load; only the questions are here. */
  fellBack: boolean;
  failed: boolean;
  retry: () => void;
  /** Makes the saved answers the new baseline. */
  remember: (saved: SavedAnswers) => void;
  /** Reads the questions and the membership again. Resolves to the new questions. */
  catchUp: () => Promise<readonly EventQuestion[] | undefined>;
}

const withSaved = (preferences: readonly Preference[], saved: SavedAnswers): Preference[] => [
  ...preferences.filter(({ question_id }) => !saved.has(question_id)),
  ...[...saved.values()].filter((preference) => preference !== null),
];

const byQuestion = (preferences: readonly Preference[]): ReadonlyMap<string, AnswerValue> =>
  new Map(preferences.map(({ question_id, effective_value }) => [question_id, effective_value]));

/** An event's questions with the user's own answers or, if that read fails, the questions alone. */
export function useEventAnswers(eventId: string): EventAnswers {
  const client = useQueryClient();
  const both = useQuery(eventAnswers(eventId));
  const alone = useQuery({ ...eventQuestions(eventId), enabled: both.isError && !both.data });
  const [savedHere, setSavedHere] = useState<Preference[]>([]);
  const preferences = both.data?.preferences ?? savedHere;
  const stored = useMemo(() => byQuestion(preferences), [preferences]);
  const remember = useCallback(
    (saved: SavedAnswers) => {
      setSavedHere((earlier) => withSaved(earlier, saved));
      const key = eventAnswers(eventId).queryKey;
      void client.cancelQueries({ queryKey: key });
      client.setQueryData(key, (data) => data && { ...data, preferences: withSaved(data.preferences, saved) });
      if (saved.size > 0) readTopicsAgain(client);
    },
    [client, eventId],
  );
  const catchUp = useCallback(async () => {
    const [together, without] = [eventAnswers(eventId).queryKey, eventQuestions(eventId).queryKey];
    await Promise.all(
      [together, without, eventKeys.one(eventId)].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
    return client.getQueryData(together)?.questions ?? client.getQueryData(without);
  }, [client, eventId]);
  return {
    questions: both.data?.questions ?? (both.isError ? alone.data : undefined),
    stored,
    fellBack: !both.data && both.isError && alone.data !== undefined,
    failed: !both.data && both.isError && !alone.data && alone.isError,
    retry: () => void both.refetch(),
    remember,
    catchUp,
  };
}
