import type { ReactNode } from 'react';

/** One of the things to choose from. */
export interface Choice<V extends string = string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
}
