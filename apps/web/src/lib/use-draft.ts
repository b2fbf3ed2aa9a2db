import { useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';

interface Draft {
  /** The unsaved text, or null. */
  typed: string | null;
  type: (text: string) => void;
  /** Removes the draft if it is still this text. */
  saved: (text: string) => void;
}

/** The text of a field, kept on this device until it is saved. */
export function useDraft(name: string): Draft {
  const [typed, setTyped] = useState(() => readDraft(name));
  return {
    typed,
    type: (text) => {
      setTyped(text);
      writeDraft(name, text);
    },
    saved: (text) =>
      setTyped((now) => {
        if (now !== text) return now;
        writeDraft(name, '');
        return null;
      }),
  };
}
