import { useEffect, useRef, useState } from 'react';
import { isUntouched, resume, type Wizard } from './wizard.ts';
import { readWizardDraft, writeWizardDraft } from './wizard-draft.ts';

/** The wizard's contents, kept as a draft from the first change until they are saved or given up. */
export function useWizard(eventId: string | undefined, baseline: Wizard) {
  const [{ start, resumed }] = useState(() => {
    const draft = readWizardDraft(eventId);
    return { start: draft ? resume(draft, baseline) : baseline, resumed: draft !== null };
  });
  const [wizard, setWizard] = useState(start);
  const [showsResumed, setShowsResumed] = useState(resumed);
  const closed = useRef(false);

  useEffect(() => {
    if (!closed.current) writeWizardDraft(eventId, isUntouched(wizard, baseline) ? null : wizard);
  }, [wizard, eventId, baseline]);

  return {
    wizard,
    setWizard,
    /** What was typed on an earlier visit stands here again. */
    resumed: showsResumed,
    hideResumed: () => setShowsResumed(false),
    startOver() {
      setWizard(baseline);
      setShowsResumed(false);
    },
    /** Nothing is kept any more. */
    close() {
      closed.current = true;
      writeWizardDraft(eventId, null);
    },
  };
}
