import { useEffect, useRef, useState } from 'react';
import { isUntouched, resume, type Wizard } from './wizard.ts';
import { readWizardDraft, writeWizardDraft } from './wizard-draft.ts';

/** The wizard's data. From the first change it is kept as a draft, until it is saved or dropped. */
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
    /** True when the wizard starts with the draft of an earlier visit. */
    resumed: showsResumed,
    hideResumed: () => setShowsResumed(false),
    startOver() {
      setWizard(baseline);
      setShowsResumed(false);
    },
    /** Drops the draft. */
    close() {
      closed.current = true;
      writeWizardDraft(eventId, null);
    },
  };
}
