import { useCallback, useEffect, useState } from 'react';

/** A value that disappears after a while, if ever. Setting it, even to the same value, starts the time again. */
export function usePassingValue<T = string>(milliseconds?: number): [T | null, (value: T | null) => void] {
  const [shown, setShown] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (!shown || milliseconds === undefined) return;
    const timer = setTimeout(() => setShown(null), milliseconds);
    return () => clearTimeout(timer);
  }, [shown, milliseconds]);
  const show = useCallback((value: T | null) => setShown(value === null ? null : { value }), []);
  return [shown?.value ?? null, show];
}
