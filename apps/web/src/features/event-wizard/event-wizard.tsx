import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '../../language/texts.ts';
import { today } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { backToDashboard } from '../events/back-to-dashboard.ts';
import { DetailsStep } from './details-step.tsx';
import { Disputes } from './disputes-card.tsx';
import { type DateField, detailFaults } from './event-details.ts';
import { EventsAheadNotice } from './events-ahead-notice.tsx';
import { QuestionInWizard } from './question-in-wizard.tsx';
import { addQuestionId, editQuestionId, QuestionsStep } from './questions-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepHeader, stepHeadingId } from './step-header.tsx';
import { useSubmitEvent } from './use-submit-event.ts';
import { useWizard } from './use-wizard.ts';
import { lastStep, newQuestion, useWizardPlace } from './use-wizard-place.ts';
import { addQuestions, dropQuestion, moveQuestion, putQuestion, type Wizard } from './wizard.ts';
import { WizardActions } from './wizard-actions.tsx';

const t = texts('eventWizard');

export const wizardTitle = (eventId: string | undefined): string => t(eventId ? 'editEvent' : 'newEvent');

interface Props {
  /** Undefined for a new event. */
  eventId?: string;
  /** The name of the draft, if it is not the event's id. */
  draftId?: string;
  /** The stored event. */
  baseline: Wizard;
  /** The host's picture, which takes the place of the drawn cover. */
  cover?: string | null;
}

/** Moves the focus after a change of view. */
function useFocusAfter(step: number, editing: string | null) {
  const before = useRef({ step, editing });
  useEffect(() => {
    const { step: lastSeen, editing: wasEditing } = before.current;
    before.current = { step, editing };
    const focus = (id: string) => document.getElementById(id)?.focus();
    if (wasEditing !== null && editing === null)
      focus(wasEditing === newQuestion ? addQuestionId : editQuestionId(wasEditing));
    if (lastSeen === step) return;
    window.scrollTo(0, 0);
    focus(stepHeadingId);
  }, [step, editing]);
}

export function EventWizard({ eventId, draftId = eventId, baseline, cover = null }: Props) {
  const formId = useId();
  const navigate = useNavigate();
  const place = useWizardPlace();
  const { wizard, setWizard, resumed, hideResumed, startOver, close, reopen } = useWizard(draftId, baseline);
  const { state, submit, forgetFailure } = useSubmitEvent(eventId, { onSaved: close, onDisputed: reopen });
  const [incomplete, setIncomplete] = useState<readonly DateField[]>([]);
  const [announcement, announce] = useState('');

  const currentFaults = () => detailFaults(wizard.details, today(), baseline.details.eventDate);
  const faults = currentFaults();
  // Without a date the times do not show.
  const isIncomplete = incomplete.some((field) => field === 'eventDate' || wizard.details.eventDate);
  const detailsFine = Object.keys(faults).length === 0 && !isIncomplete;
  // If the date passes during the review, the review stays open until it is submitted.
  const open = detailsFine || (place.step === lastStep && faults.name === undefined);
  const step = open ? place.step : 0;
  const isLast = step === lastStep;
  useFocusAfter(step, place.editing);

  const goTo = (next: number) => {
    hideResumed();
    forgetFailure();
    place.goTo(next);
  };

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (state.stage === 'saving' || state.stage === 'partly saved') return;
    // A date can pass while the wizard is open. The first step shows the error.
    const fine = Object.keys(currentFaults()).length === 0 && !isIncomplete;
    if (!fine) goTo(0);
    else if (isLast) void submit(wizard);
    else goTo(step + 1);
  };

  const view =
    place.editing !== null ? (
      <QuestionInWizard
        key={place.editing}
        draftId={draftId}
        questionKey={place.editing}
        question={wizard.questions.find(({ key }) => key === place.editing)}
        onSave={(form) => {
          setWizard(putQuestion(wizard, place.editing, form));
          announce(t(place.editing === newQuestion ? 'said.questionAdded' : 'said.questionChanged'));
          place.closeEditor();
        }}
        onBack={place.closeEditor}
      />
    ) : (
      <PageShell
        back={backToDashboard}
        actions={
          <Button
            variant="quiet"
            size="sm"
            disabled={state.stage === 'saving'}
            onClick={() => {
              close();
              navigate('/dashboard');
            }}
          >
            {t('cancel')}
          </Button>
        }
        bottomBar={
          <WizardActions
            formId={formId}
            isFirst={step === 0}
            isLast={isLast}
            editing={eventId !== undefined}
            questions={wizard.questions.length}
            state={state}
            ready={isLast ? faults.name === undefined : step > 0 || detailsFine}
            onPrevious={() => goTo(step - 1)}
          />
        }
      >
        <PageHeading title={wizardTitle(eventId)} />
        <StepHeader
          names={[t('steps.details'), t('steps.questions'), t(eventId ? 'steps.update' : 'steps.create')]}
          step={step}
        />
        <form id={formId} noValidate onSubmit={goOn} className="grid grid-cols-1 gap-6">
          {resumed && (
            <Notice
              tone="accent"
              action={
                <Button variant="secondary" size="sm" onClick={startOver}>
                  {t('startOver')}
                </Button>
              }
            >
              {t('kept')}
            </Notice>
          )}
          {step === 0 && !eventId && <EventsAheadNotice />}
          {step === 0 && (
            <DetailsStep
              cover={cover}
              details={wizard.details}
              faults={faults}
              incomplete={incomplete}
              onChange={(details) => setWizard({ ...wizard, details })}
              onIncomplete={(field, is) =>
                setIncomplete((before) => {
                  if (before.includes(field) === is) return before;
                  return is ? [...before, field] : before.filter((each) => each !== field);
                })
              }
            />
          )}
          {step === 1 && (
            <QuestionsStep
              questions={wizard.questions}
              onAdd={() => place.openEditor(newQuestion)}
              onEdit={place.openEditor}
              onDelete={(key) => {
                setWizard(dropQuestion(wizard, key));
                announce(t('said.questionDeleted'));
              }}
              onMove={(key, to) => {
                setWizard(moveQuestion(wizard, key, to));
                announce(t('said.moved', { place: String(to + 1), all: String(wizard.questions.length) }));
              }}
              onAddAll={(forms, template) => {
                setWizard(addQuestions(wizard, forms));
                announce(forms.length > 0 ? t('said.templateAdded', { template }) : t('said.allThere'));
              }}
            />
          )}
          {isLast && <Disputes wizard={wizard} onSettle={setWizard} />}
          {isLast && (
            <ReviewStep
              cover={cover}
              wizard={wizard}
              onChange={setWizard}
              onAddQuestion={(form) => {
                setWizard(addQuestions(wizard, [form]));
                announce(t('said.questionAdded'));
              }}
            />
          )}
        </form>
      </PageShell>
    );
  return (
    <>
      {view}
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
