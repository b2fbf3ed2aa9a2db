import type { EveningStep, EveningSteps } from './context.ts';

export function eveningSteps(): EveningSteps {
  const listeners: ((step: EveningStep) => void)[] = [];
  return {
    tell: (step) => {
      for (const listener of listeners) listener(step);
    },
    onStep: (listener) => void listeners.push(listener),
  };
}
