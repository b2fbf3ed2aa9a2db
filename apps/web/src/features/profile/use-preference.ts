import type { AnswerValue } from '@serendip/contract/answers';
import { defaultCelebrationMessage, type ProfileQuestion } from '@serendip/contract/profile';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { joinedErrors, NetworkError, statusMessage } from '../../api/errors.ts';
import { readUser } from '../../api/stored-session.ts';
import { useOnline } from '../../lib/online.ts';
import { usePassingText } from '../../lib/passing-text.ts';
import { sameAnswer } from '../answers/answer-changes.ts';
import { type Draft, readPreferenceDraft, writePreferenceDraft } from './preference-drafts.ts';
import { rememberPreference, removePreference, savePreference, storedPreference } from './queries.ts';
import { celebration, isTooLong, type PreferenceWrite, preferenceWrite } from './save-rules.ts';

const celebrationTime = 4000;

interface Failure {
  text: string;
  /** No answer came: worth another try once there is a network. */
  unreachable: boolean;
}

/** Shows the write at once and takes it back when it fails. */
async function writeNow(client: QueryClient, id: string, value: Draft, write: PreferenceWrite): Promise<void> {
  const before = storedPreference(client, id);
  try {
    if (write.do === 'save' && value != null) {
      rememberPreference(client, id, { id: before?.id ?? '', question_id: id, effective_value: value });
      rememberPreference(client, id, await savePreference(id, write.answer));
    } else if (write.do === 'delete') {
      rememberPreference(client, id, undefined);
      await removePreference(id);
    }
  } catch (error) {
    rememberPreference(client, id, before);
    throw error;
  }
}

/** One profile answer on the screen: what is stored, what is being changed, and what came of saving it. */
export function usePreference(question: ProfileQuestion, stored: AnswerValue | undefined) {
  const client = useQueryClient();
  const online = useOnline();
  const [draft, setDraft] = useState<Draft>(() => readPreferenceDraft(question));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saving, setSaving] = useState(false);
  const [praise, setPraise] = usePassingText(celebrationTime);
  const latest = useRef<Draft>(draft);
  const wanted = useRef<{ value: Draft } | null>(null);
  const busy = useRef(false);

  const keep = useCallback(
    (next: Draft) => {
      latest.current = next;
      setDraft(next);
      writePreferenceDraft(question.id, next);
    },
    [question.id],
  );

  /** Drops the draft that was dealt with, unless it changed again in the meantime. */
  const settle = useCallback(
    (value: Draft) => {
      if (latest.current !== undefined && sameAnswer(latest.current, value ?? null)) keep(undefined);
    },
    [keep],
  );

  const writeOne = useCallback(
    async (value: Draft) => {
      const before = storedPreference(client, question.id)?.effective_value;
      const write = preferenceWrite(question, before, value ?? null);
      if (write.do === 'nothing') {
        if (!isTooLong(value ?? null)) settle(value);
        return;
      }
      try {
        await writeNow(client, question.id, value, write);
        settle(value);
        const saved = celebration(question.celebration_message ?? defaultCelebrationMessage, before !== undefined);
        setPraise(write.do === 'save' ? saved : 'Preference removed successfully!');
      } catch (error) {
        const removing = write.do === 'delete';
        // What could not be removed is still there, and shows again.
        if (removing) settle(value);
        const text = removing
          ? statusMessage(error, 'Failed to delete preference')
          : joinedErrors(error, 'Failed to save preference');
        setFailure({ text, unreachable: error instanceof NetworkError });
      }
    },
    [client, question, settle, setPraise],
  );

  /** One write at a time, so that the last one asked for is the last to arrive. */
  const commit = useCallback(
    async (value: Draft) => {
      wanted.current = { value };
      if (busy.current) return;
      busy.current = true;
      setSaving(true);
      while (wanted.current) {
        const { value: next }: { value: Draft } = wanted.current;
        wanted.current = null;
        setFailure(null);
        await writeOne(next);
      }
      busy.current = false;
      setSaving(false);
    },
    [writeOne],
  );

  const change = useCallback(
    (value: AnswerValue | null) => {
      setFailure(null);
      setPraise(null);
      keep(value);
    },
    [keep, setPraise],
  );

  const clear = () => {
    change(null);
    commit(null);
  };

  const commitLatest = useRef(() => {});
  commitLatest.current = () => {
    if (latest.current !== undefined && readUser()) commit(latest.current);
  };
  const unreachable = useRef(false);
  unreachable.current = failure?.unreachable ?? false;
  // Tried again when the network comes back, not when it fails.
  useEffect(() => {
    if (online && unreachable.current) commitLatest.current();
  }, [online]);

  // Left without leaving the field first, as by the browser's way back.
  useEffect(() => () => commitLatest.current(), []);

  return {
    value: draft !== undefined ? draft : (stored ?? null),
    unsaved: draft !== undefined && !saving && !sameAnswer(draft, stored ?? null),
    failure: failure?.text ?? null,
    praise,
    saving,
    change,
    commit,
    clear,
  };
}
