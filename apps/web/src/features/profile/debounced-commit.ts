import type { AnswerValue } from '@serendip/contract/answers';
import { useEffect, useRef } from 'react';

const pause = 600;

/**
 * Each key press moves a slider one step and releases it, so a commit by key waits until the keys rest or the slider
 * loses the focus. A mouse or finger releases it once and commits at once. Spread `watch` onto an element around the
 * slider.
 */
export function useDebouncedCommit(commit: (value: AnswerValue) => void) {
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
