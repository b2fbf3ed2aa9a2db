import { useEffect, useRef, useState } from 'react';

/** Milliseconds an action can be undone. */
const undoFor = 8_000;

export type Undoable<T> = T & { id: number };

/** Recent actions that can be undone, newest last. */
export function useUndo<T extends object>() {
  const [recent, setRecent] = useState<readonly Undoable<T>[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const forget = (id: number) => setRecent((present) => present.filter((one) => one.id !== id));
  const offer = (done: T) => {
    const id = performance.now();
    setRecent((present) => [...present, { ...done, id }]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      forget(id);
    }, undoFor);
    timers.current.add(timer);
  };
  return { recent, offer, forget };
}
