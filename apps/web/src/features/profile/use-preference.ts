import type { AnswerValue } from '@serendip/contract/answers';
import { defaultCelebrationMessage, type ProfileQuestion } from '@serendip/contract/profile';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { joinedErrors, NetworkError, statusMessage } from '../../api/errors.ts';
import { readUser } from '../../api/stored-session.ts';
import { texts } from '../../language/texts.ts';
import { useBackOnline } from '../../lib/online.ts';
import { usePassingValue } from '../../lib/passing-value.ts';
import { sameAnswer } from '../answers/answer-changes.ts';
import { isEmptyAnswer } from '../questions/inputs/asked-question.ts';
import { type Draft, readPreferenceDraft, writePreferenceDraft } from './preference-drafts.ts';
import { rememberPreference, removePreference, savePreference, storedPreference } from './queries.ts';
import { celebration, isTooLong, preferenceWrite } from './save-rules.ts';

const t = texts('profile');

const celebrationTime = 4000;

/**
 * Saves or removes an answer. The cache changes at once and rolls back if the call fails. Returns the text to celebrate
 * with, or null if there was nothing to do.
 */
async function writePreference(client: QueryClient, question: ProfileQuestion, value: AnswerValue | null) {
  const { id, celebration_message: message } = question;
  const before = storedPreference(client, id);
  const write = preferenceWrite(question, before?.effective_value, value);
  if (write.do === 'nothing') return null;
  try {
    if (write.do === 'save' && value !== null) {
      rememberPreference(client, id, { id: before?.id ?? '', question_id: id, effective_value: value });
      rememberPreference(client, id, await savePreference(id, write.answer));
      return celebration(
        message && message !== defaultCelebrationMessage ? message : t('praise'),
        before !== undefined,
      );
    }
    rememberPreference(client, id, undefined);
    await removePreference(id);
    return t('removed');
  } catch (error) {
    rememberPreference(client, id, before);
    throw error;
  }
}

/** One profile answer on the screen: its value, and the result of saving it. */
export function usePreference(question: ProfileQuestion, stored: AnswerValue | undefined) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => readPreferenceDraft(question));
  const [praise, setPraise] = usePassingValue(celebrationTime);
  const latest = useRef<Draft>(draft);

  const keep = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    writePreferenceDraft(question.id, next);
  };

  /** Drops the draft, unless it has changed since this value was committed. */
  const settle = (value: AnswerValue | null) => {
    if (latest.current !== undefined && sameAnswer(latest.current, value)) keep(undefined);
  };

  const {
    mutate: commit,
    reset,
    error,
    isPending: saving,
    variables,
  } = useMutation({
    // One at a time and in order, so that the last answer is the last to arrive.
    scope: { id: `preference.${question.id}` },
    mutationFn: (value: AnswerValue | null) => writePreference(client, question, value),
    onSuccess: (praise, value) => {
      if (!isTooLong(value)) settle(value);
      if (praise) setPraise(praise);
    },
    onError: (_error, value) => {
      // An answer that could not be removed is still there, and shows again.
      if (isEmptyAnswer(value)) settle(value);
    },
  });

  const change = (value: AnswerValue | null) => {
    if (error) reset();
    setPraise(null);
    keep(value);
  };

  const clear = () => {
    change(null);
    commit(null);
  };

  const commitLatest = useRef(() => {});
  commitLatest.current = () => {
    if (latest.current !== undefined && readUser()) commit(latest.current);
  };
  useBackOnline(() => {
    if (error instanceof NetworkError) commitLatest.current();
  });

  // Saves when the user leaves the screen without leaving the field, as with the browser's back button.
  useEffect(() => () => commitLatest.current(), []);

  const failureText = (error: Error) =>
    isEmptyAnswer(variables ?? null)
      ? statusMessage(error, t('failedToRemove'))
      : joinedErrors(error, t('failedToSave'));
  return {
    value: draft !== undefined ? draft : (stored ?? null),
    unsaved: draft !== undefined && !saving && !sameAnswer(draft, stored ?? null),
    failure: error && failureText(error),
    praise,
    saving,
    change,
    commit,
    clear,
  };
}
