import type { ReactNode } from 'react';

/** Screen readers read out its text whenever it changes. Keep it mounted, even while it is empty. */
export const LiveRegion = ({ children, urgent = false }: { children: ReactNode; urgent?: boolean }) => (
  <div aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
    {children}
  </div>
);
