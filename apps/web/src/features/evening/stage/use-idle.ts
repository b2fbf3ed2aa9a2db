import { useEffect, useState } from 'react';

/** Milliseconds after which a pointer that rests is in the way. */
const rest = 3000;

/** True while nobody has moved the pointer or pressed a key for three seconds. */
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
