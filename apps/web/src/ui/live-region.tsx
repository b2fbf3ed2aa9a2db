import type { ReactNode } from 'react';

/** Reads out its text whenever it changes. Keep it mounted, also while it is empty. */
export const LiveRegion = ({ children, urgent = false }: { children: ReactNode; urgent?: boolean }) => (
  <div aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
    {children}
  </div>
);
