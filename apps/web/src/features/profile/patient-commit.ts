import type { AnswerValue } from '@serendip/contract/answers';
import { useEffect, useRef } from 'react';

const pause = 600;

/**
 * Keys move a slider step by step and let it go after each: they are waited for until they rest or the slider is left.
 * A mouse or a finger lets go once, and is not waited for. Spread `watch` onto what surrounds the slider.
 */
export function usePatientCommit(commit: (value: AnswerValue) => void) {
  const byKeys = useRef(false);
  const waiting = useRef<{ value: AnswerValue; timer: ReturnType<typeof setTimeout> } | null>(null);
  const stop = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  const flush = () => {
    const value = waiting.current?.value;
    stop();
    if (value !== undefined) commit(value);
  };
  useEffect(
    () => () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
    },
    [],
  );
  return {
    commit: (value: AnswerValue) => {
      stop();
      if (byKeys.current) waiting.current = { value, timer: setTimeout(flush, pause) };
      else commit(value);
    },
    watch: {
      onKeyDownCapture: () => {
        byKeys.current = true;
      },
      onPointerDownCapture: () => {
        byKeys.current = false;
      },
      onBlurCapture: flush,
    },
  };
}
