import { useCallback, useEffect, useState } from 'react';

const lifetime = 5000;

/** An error that goes away by itself after 5 seconds; each new one starts the time again. */
export function usePassingError(): [string | null, (text: string | null) => void] {
  const [error, setError] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => setError(null), lifetime);
    return () => clearTimeout(timer);
  }, [error]);
  const show = useCallback((text: string | null) => setError(text === null ? null : { text }), []);
  return [error?.text ?? null, show];
}
