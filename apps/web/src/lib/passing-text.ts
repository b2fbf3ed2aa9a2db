import { useCallback, useEffect, useState } from 'react';

/** A text that disappears after a while. Showing a text, even the same one, starts the time again. */
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
