import { useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';

interface Draft {
  /** What was typed and is not saved; null where nothing was. */
  typed: string | null;
  type: (text: string) => void;
  /** This text was saved. What was typed since stays. */
  saved: (text: string) => void;
}

/** What somebody types, kept on this device until it is saved. */
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
