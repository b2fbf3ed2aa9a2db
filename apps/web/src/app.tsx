import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';
import { OfflineNotice } from './ui/offline-notice.tsx';
import { Toaster } from './ui/toaster.tsx';

export const App = () => (
  <ErrorBoundary>
    <BrowserRouter>
      <OfflineNotice />
      <Router />
    </BrowserRouter>
    <Toaster />
  </ErrorBoundary>
);
