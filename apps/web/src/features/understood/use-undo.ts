import type { TopicRole } from '@serendip/contract/topics';
import { useEffect, useRef, useState } from 'react';

export interface Removed {
  id: number;
  role: TopicRole;
  phrase: string;
}

/** Milliseconds in which a removal can be undone. */
const undoFor = 8_000;

/** What was removed a moment ago, newest last. */
export function useUndo() {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const forget = (id: number) => setRemoved((present) => present.filter((one) => one.id !== id));
  const offer = (role: TopicRole, phrase: string) => {
    const id = performance.now();
    setRemoved((present) => [...present, { id, role, phrase }].slice(-3));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      forget(id);
    }, undoFor);
    timers.current.add(timer);
  };
  return { removed, offer, forget };
}
