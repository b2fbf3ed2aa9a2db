import { useCallback, useEffect, useState } from 'react';

/** A text that goes away by itself; showing another, or the same again, starts the time anew. */
export function usePassingText(milliseconds: number): [string | null, (text: string | null) => void] {
  const [shown, setShown] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), milliseconds);
    return () => clearTimeout(timer);
  }, [shown, milliseconds]);
  const show = useCallback((text: string | null) => setShown(text === null ? null : { text }), []);
  return [shown?.text ?? null, show];
}
