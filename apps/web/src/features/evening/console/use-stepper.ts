import type { Live, LiveAction } from '@serendip/contract/evening';
import { useEffect, useRef } from 'react';
import { isStatus, joinedErrors } from '../../../api/errors.ts';
import { texts } from '../../../language/texts.ts';
import { recoverFocus } from '../../../lib/lost-focus.ts';
import { type Step, useStep } from '../queries.ts';

const t = texts('console');

export interface Stepper {
  /** The step that is under way. */
  busy: LiveAction | null;
  /** Why the last step did not happen. */
  trouble: { text: string; movedOn: boolean } | null;
  /** The evening as the host saw it when the dialog opened: it can move on before the host answers. */
  version: number;
  take: (action: LiveAction, settings?: Omit<Step, 'action' | 'version'>, version?: number) => void;
}

/** Milliseconds: long enough to read it and look around. */
const noticeFor = 12_000;

/** Sends the host's steps, each with the version on the screen. */
export function useStepper(eventId: string, live: Live | null): Stepper {
  const { mutate, isPending, variables, error, reset } = useStep(eventId);
  const movedOn = isStatus(error, 409);
  // Clears the error once the evening has moved on again.
  useEffect(() => {
    if (!movedOn) return;
    const timer = setTimeout(reset, noticeFor);
    return () => clearTimeout(timer);
  }, [movedOn, reset]);
  const hasStepped = useRef(false);
  useEffect(() => {
    if (isPending) hasStepped.current = true;
    if (isPending || !hasStepped.current) return;
    // The answer can arrive before the dialog closes and returns the focus to a button that is gone.
    const timer = setTimeout(() => recoverFocus(document.getElementById('now')), 300);
    return () => clearTimeout(timer);
  }, [isPending]);
  return {
    busy: isPending ? (variables?.action ?? null) : null,
    trouble: error && {
      movedOn,
      text: movedOn ? t('step.movedOn') : joinedErrors(error, t('failed')),
    },
    version: live?.version ?? 0,
    take: (action, settings, version = live?.version ?? 0) => mutate({ action, version, ...settings }),
  };
}
