import type { ReactNode } from 'react';

/** One of the choices of a group. */
export interface Choice<V extends string = string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
}
