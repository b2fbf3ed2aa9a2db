import { useEffect, useRef, useState } from 'react';
import { uuid } from '../../lib/uuid.ts';
import { isUntouched, resume, type Wizard } from './wizard.ts';
import { readWizardDraft, writeWizardDraft } from './wizard-draft.ts';

/** The wizard's data. From the first change it is kept as a draft, until it is saved or dropped. */
export function useWizard(draftId: string | undefined, baseline: Wizard) {
  const [{ start, resumed }] = useState(() => {
    const draft = readWizardDraft(draftId);
    const wizard = draft ? resume(draft, baseline) : baseline;
    return { start: { ...wizard, clientId: wizard.clientId ?? uuid() }, resumed: draft !== null };
  });
  const [wizard, setWizard] = useState<Wizard>(start);
  const [showsResumed, setShowsResumed] = useState(resumed);
  const closed = useRef(false);

  useEffect(() => {
    if (!closed.current) writeWizardDraft(draftId, isUntouched(wizard, baseline) ? null : wizard);
  }, [wizard, draftId, baseline]);

  return {
    wizard,
    setWizard,
    /** True when the wizard starts with the draft of an earlier visit. */
    resumed: showsResumed,
    hideResumed: () => setShowsResumed(false),
    startOver() {
      setWizard({ ...baseline, clientId: uuid() });
      setShowsResumed(false);
    },
    /** Drops the draft. */
    close() {
      closed.current = true;
      writeWizardDraft(draftId, null);
    },
    /** Goes on after all, since not everything could be saved. */
    reopen(left: Wizard) {
      closed.current = false;
      setWizard(left);
    },
  };
}
