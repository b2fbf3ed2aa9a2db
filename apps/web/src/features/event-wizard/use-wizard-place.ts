import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

export const lastStep = 2;

interface Place {
  step: number;
  /** The key of the question in the editor, or null. */
  editing: string | null;
}

export const newQuestion = 'new';

function readPlace(state: unknown): Place {
  const { step, editing } = (typeof state === 'object' && state !== null ? state : {}) as Partial<Place>;
  return {
    step: typeof step === 'number' && step >= 0 && step <= lastStep ? Math.floor(step) : 0,
    editing: typeof editing === 'string' ? editing : null,
  };
}

/**
 * The current step and the open question. Both are in the history state: a reload keeps them, a new visit starts at the
 * first step, and the browser's back button closes the editor.
 */
export function useWizardPlace() {
  const { pathname, search, state } = useLocation();
  const here = pathname + search;
  const navigate = useNavigate();
  const { step, editing } = readPlace(state);
  // Opening takes a moment, and a second click would open the editor twice.
  const opening = useRef(false);
  useEffect(() => {
    opening.current = editing !== null;
  }, [editing]);
  const openEditor = (key: string) => {
    if (opening.current) return;
    opening.current = true;
    navigate(here, { state: { step, editing: key } });
  };
  return {
    step,
    editing,
    goTo: (next: number) => navigate(here, { replace: true, state: { step: next } }),
    openEditor,
    closeEditor: () => navigate(-1),
  };
}
