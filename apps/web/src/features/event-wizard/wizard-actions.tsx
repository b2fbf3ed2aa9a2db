import { ArrowLeft, ArrowRight } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { useMediaQuery } from '../../lib/media.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { SubmitState } from './use-submit-event.ts';

const t = texts('eventWizard');

interface Submit {
  editing: boolean;
  saving: boolean;
  questions: number;
  /** Shorter, for phones. */
  short: boolean;
}

/** 'Create Event with 2 Questions', on phones 'Create Event (2 Questions)', without questions 'Create Event'. */
export function submitLabel({ editing, saving, questions, short }: Submit): string {
  if (saving) return t(editing ? 'submit.updating' : 'submit.creating');
  if (questions === 0) return t(editing ? 'submit.update' : 'submit.create');
  const count = { count: questions };
  if (editing) return t(short ? 'submit.updateShort' : 'submit.updateWith', count);
  return t(short ? 'submit.createShort' : 'submit.createWith', count);
}

interface Props {
  formId: string;
  isFirst: boolean;
  isLast: boolean;
  editing: boolean;
  questions: number;
  state: SubmitState;
  /** True when this step is complete. */
  ready: boolean;
  onPrevious: () => void;
}

/** The wizard's buttons, and the result of the last one. */
export function WizardActions({ formId, isFirst, isLast, editing, questions, state, ready, onPrevious }: Props) {
  const short = !useMediaQuery('(min-width: 40rem)');
  const saving = state.stage === 'saving';
  const done = state.stage === 'partly saved';
  return (
    <div className="grid gap-3">
      {state.stage === 'failed' && <Notice tone="negative">{state.message}</Notice>}
      {done && <Notice tone="caution">{state.message}</Notice>}
      <div className="flex flex-wrap gap-2 sm:justify-between">
        <Button
          variant="secondary"
          icon={<ArrowLeft size={18} className={isLast ? 'max-sm:hidden' : ''} aria-hidden />}
          onClick={onPrevious}
          disabled={isFirst || saving || done}
          className="max-sm:px-3.5"
        >
          {t('previous')}
        </Button>
        {isLast ? (
          <Button
            type="submit"
            form={formId}
            disabled={!ready || done}
            loading={saving}
            // This button replaces 'Next', so a double or triple click on 'Next' could hit it.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
            className="px-3 max-sm:flex-1 max-sm:whitespace-nowrap"
          >
            {submitLabel({ editing, saving, questions, short })}
          </Button>
        ) : (
          <Button type="submit" form={formId} disabled={!ready} className="max-sm:flex-1">
            {t('next')}
            <ArrowRight size={18} aria-hidden />
          </Button>
        )}
      </div>
    </div>
  );
}
