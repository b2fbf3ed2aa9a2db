import type { ReactNode } from 'react';

/** Skeletons, with a label for screen readers. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-busy className="grid gap-4">
    <span className="sr-only">{label}</span>
    {children}
  </div>
);
