import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';
import { OfflineNotice } from './ui/offline-notice.tsx';
import { Toaster } from './ui/toaster.tsx';

/** The whole app inside a history: the browser's, or a fixed address while prerendering. */
export const AppIn = ({ Router: History }: { Router: ComponentType<{ children: ReactNode }> }) => (
  <ErrorBoundary>
    <History>
      <OfflineNotice />
      <Router />
    </History>
    <Toaster />
  </ErrorBoundary>
);
