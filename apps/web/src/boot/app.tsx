import type { ComponentType, ReactNode } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { ErrorBoundary } from '../routing/error-boundary.tsx';
import { Screens } from '../routing/router.tsx';
import { OfflineNotice } from '../ui/offline-notice.tsx';
import { Toaster } from '../ui/toaster.tsx';

/** The whole app inside a router: the browser's, or one with a fixed address for prerendering. */
export const App = ({ Router }: { Router: ComponentType<{ children: ReactNode }> }) => (
  // Texts are read as components render: in another language the app renders again.
  <ErrorBoundary key={useLanguage()}>
    <Router>
      <OfflineNotice />
      <Screens />
    </Router>
    <Toaster />
  </ErrorBoundary>
);
