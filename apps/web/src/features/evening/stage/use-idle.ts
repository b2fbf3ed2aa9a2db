import { useEffect, useState } from 'react';

/** Milliseconds without movement after which the pointer hides. */
const rest = 3000;

/** True after three seconds without a key or a pointer movement. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), rest);
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), rest);
    };
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
    for (const sign of signs) window.addEventListener(sign, wake);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, []);
  return idle;
}
