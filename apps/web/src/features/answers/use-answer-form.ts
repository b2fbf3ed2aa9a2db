import type { AnswerValue } from '@serendip/contract/answers';
import type { EventQuestion } from '@serendip/contract/questions';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { useBackOnline } from '../../lib/online.ts';
import { toast } from '../../ui/toast.ts';
import {
  answerWrite,
  changedQuestions,
  type Drafts,
  removedText,
  type StoredAnswers,
  sameAnswer,
} from './answer-changes.ts';
import {
  fittingDrafts,
  readAnswerDrafts,
  readTypedVersions,
  writeAnswerDrafts,
  writeTypedVersions,
} from './answer-drafts.ts';
import { type AnswerChange, isTooLong, saveAnswers } from './save-answers.ts';
import type { SavedAnswers } from './use-event-answers.ts';

const t = texts('answers');

interface Options {
  eventId: string;
  questions: readonly EventQuestion[];
  stored: StoredAnswers;
  remember: (saved: SavedAnswers) => void;
  catchUp: () => Promise<readonly EventQuestion[] | undefined>;
  answering: boolean;
}

const without = <V>(record: Readonly<Record<string, V>>, key: string): Record<string, V> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));

/** Drops the drafts that were saved, unless they have changed since. */
const withoutSaved = (drafts: Drafts, changes: readonly AnswerChange[], saved: SavedAnswers): Drafts => {
  const done = changes.filter(
    ({ questionId, shown }) => saved.has(questionId) && sameAnswer(drafts[questionId] ?? null, shown),
  );
  return done.reduce((rest, { questionId }) => without(rest, questionId), drafts);
};

/** The answers on the screen. Unsaved ones are kept on this device. */
export function useAnswerForm({ eventId, questions, stored, remember, catchUp, answering }: Options) {
  const [kept, setKept] = useState<Drafts>(() => fittingDrafts(questions, readAnswerDrafts(eventId)));
  // The host may have changed the questions since.
  const drafts = useMemo(() => fittingDrafts(questions, kept), [questions, kept]);
  // A question that the host reads since it was answered is to be looked at again.
  const [typedAt, setTypedAt] = useState(() => readTypedVersions(eventId));
  const versions = useRef(new Map<string, number>());
  versions.current = new Map(questions.map(({ id, version }) => [id, version]));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const changed = useMemo(() => changedQuestions(questions, stored, drafts), [questions, stored, drafts]);

  useEffect(() => {
    writeAnswerDrafts(eventId, Object.fromEntries(changed.map(({ id }) => [id, drafts[id] ?? null])));
    writeTypedVersions(eventId, Object.fromEntries(changed.map(({ id }) => [id, typedAt[id]])));
  }, [eventId, changed, drafts, typedAt]);

  // Errors from after leaving do not count once the user has joined again.
  useEffect(() => {
    if (answering) setErrors({});
  }, [answering]);

  const answer = useCallback((questionId: string, value: AnswerValue | null) => {
    setKept((earlier) => ({ ...earlier, [questionId]: value }));
    setTypedAt((earlier) => ({ [questionId]: versions.current.get(questionId), ...earlier }));
    setErrors((earlier) => (questionId in earlier ? without(earlier, questionId) : earlier));
  }, []);

  /** Resolves to the first question that was not saved, or null. */
  const save = async (): Promise<string | null> => {
    const tooLong = changed.filter(({ id, input_type }) => isTooLong(input_type, drafts[id] ?? null));
    const changes = changed
      .filter((question) => !tooLong.includes(question))
      .map(({ id, input_type }): AnswerChange => {
        const shown = drafts[id] ?? null;
        const write = answerWrite(input_type, stored.get(id), shown);
        return { questionId: id, shown, write, version: typedAt[id] };
      });
    setSaving(true);
    const outcome = await saveAnswers(eventId, changes);
    remember(outcome.saved);
    setKept((present) => withoutSaved(present, changes, outcome.saved));
    setErrors(outcome.errors);
    // The next attempt is of the questions as they stand on the screen then.
    setTypedAt({});
    const asked = (outcome.outdated && (await catchUp())) || questions;
    setSaving(false);
    const still = changed.filter(({ id }) => asked.some((question) => question.id === id));
    if (still.length < changed.length) toast.info(removedText(changed.length - still.length));
    const stuck = still.find((question) => question.id in outcome.errors || tooLong.includes(question));
    if (!stuck && outcome.saved.size > 0) toast.success(t('saved'));
    return stuck?.id ?? null;
  };

  // Answers that failed without a network are sent when it is back, as messages are.
  useBackOnline(() => {
    if (!saving && changed.some(({ id }) => id in errors)) void save();
  });

  return { drafts, errors, saving, unsaved: changed.length, answer, save };
}
