import type { Event } from '@serendip/contract/events';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { answerKeys } from '../answers/queries.ts';
import { justCreated } from '../events/created-notice.tsx';
import { eventKeys, useSaveEvent } from '../events/queries.ts';
import { questionKeys } from '../questions/queries.ts';
import { changesOf } from './changes.ts';
import { disputedDetails } from './disputes.ts';
import { detailsInput, detailsOf } from './event-details.ts';
import { saveQuestions } from './save-questions.ts';
import { storedDetails, type Wizard } from './wizard.ts';
import { writeWizardDraft } from './wizard-draft.ts';

const t = texts('eventWizard');
const words = texts('forms');

export type SubmitState =
  | { stage: 'idle' }
  | { stage: 'saving' }
  | { stage: 'failed'; message: string }
  | { stage: 'partly saved'; message: string };

/** How long the message about unsaved questions shows before the dashboard opens, in milliseconds. */
const partlySavedPause = 3000;

const withEvent = (list: Event[] | undefined, event: Event) =>
  list &&
  (list.some(({ id }) => id === event.id)
    ? list.map((each) => (each.id === event.id ? event : each))
    : [event, ...list]);

interface Ends {
  /** The event itself is stored. */
  onSaved: () => void;
  /** Somebody else changed the same: the wizard goes on with both. */
  onDisputed: (wizard: Wizard) => void;
}

/** Saves the event, then its questions, and opens the dashboard. */
export function useSubmitEvent(eventId: string | undefined, { onSaved, onDisputed }: Ends) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: saveEvent } = useSaveEvent();
  const [state, setState] = useState<SubmitState>({ stage: 'idle' });
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const created = useRef<string | null>(null);
  /** An earlier attempt may have created the event, as it was typed then. */
  const hasFailed = useRef(false);
  const toDashboard = useCallback(
    () => navigate('/dashboard', { replace: true, state: created.current && justCreated(created.current) }),
    [navigate],
  );

  const partly = state.stage === 'partly saved';
  useEffect(() => {
    if (!partly) return;
    const timer = setTimeout(toDashboard, partlySavedPause);
    return () => clearTimeout(timer);
  }, [partly, toDashboard]);

  const dispute = (wizard: Wizard) => {
    onDisputed(wizard);
    setState({ stage: 'failed', message: words('eventChanged') });
  };

  const saveDetails = async ({ details, stored, clientId, roomNames }: Wizard): Promise<Event> => {
    const input = detailsInput(details);
    if (eventId)
      return saveEvent({
        eventId,
        event: stored ? { ...changesOf(input, detailsInput(stored.details)), version: stored.version } : input,
      });
    const event = await saveEvent({
      event: { ...input, ...(roomNames && { room_names: roomNames }), client_id: clientId },
    });
    return event?.id && hasFailed.current
      ? saveEvent({ eventId: event.id, event: changesOf(input, detailsInput(detailsOf(event))) })
      : event;
  };

  const submit = async (wizard: Wizard) => {
    setState({ stage: 'saving' });
    let event: Event;
    try {
      event = await saveDetails(wizard);
    } catch (error) {
      hasFailed.current = true;
      const both = disputedDetails(wizard, error);
      if (both) return dispute(both);
      const otherwise = t(eventId ? 'saving.updateFailed' : 'saving.createFailed');
      setState({ stage: 'failed', message: statusMessage(error, otherwise) });
      return;
    }
    const savedId = eventId ?? event?.id;
    if (!savedId) {
      setState({ stage: 'failed', message: t('saving.withoutId') });
      return;
    }
    if (!eventId) created.current = savedId;
    onSaved();
    if (event?.id) client.setQueryData<Event[]>(eventKeys.hosted, (list) => withEvent(list, event));
    const left = await saveQuestions(savedId, wizard);
    const kept = left && event?.id ? { ...left, details: detailsOf(event), stored: storedDetails(event) } : left;
    if (kept?.questions.some((question) => question.disputed)) return dispute(kept);
    const confidential = kept?.questions.find((question) => question.confidential);
    if (kept && confidential) {
      onDisputed(kept);
      const question = confidential.form.text?.trim() ?? '';
      const fault = words('answeredInConfidence');
      setState({ stage: 'failed', message: t('saving.questionRefused', { question, fault }) });
      return;
    }
    // Unsaved questions are kept as a draft of that event's wizard.
    if (kept) writeWizardDraft(savedId, kept);
    void client.invalidateQueries({ queryKey: questionKeys.ofEvent(savedId) });
    void client.invalidateQueries({ queryKey: answerKeys.ofEvent(savedId) });
    if (!here.current) return;
    if (!left) {
      toDashboard();
      return;
    }
    setState({ stage: 'partly saved', message: t(eventId ? 'saving.partlyUpdated' : 'saving.partlyCreated') });
  };

  /** Clears the error message. */
  const forgetFailure = () => setState((now) => (now.stage === 'failed' ? { stage: 'idle' } : now));

  return { state, submit, forgetFailure };
}
