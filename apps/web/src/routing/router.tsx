import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { useSession } from '../api/session.ts';
import { onUnauthorized } from '../api/unauthorized.ts';
import { returnPath, stateAfterSignIn, stateToReturn } from '../features/identity/return-to.ts';
import { texts } from '../language/texts.ts';
import { LoadingPage } from '../ui/loading-page.tsx';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { type Access, routes, type ScreenRoute } from './routes.ts';
import { loadScreen, screenFor } from './screens.ts';

const t = texts('routing');

/** Shows the screen to people who can see it and redirects everyone else. */
function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const user = useSession();
  const location = useLocation();
  if (access === 'signed_in' && !user) return <Navigate to="/login" replace state={stateToReturn(location)} />;
  if (access === 'visitor' && user)
    return <Navigate to={returnPath(location.state)} state={stateAfterSignIn(location.state)} replace />;
  return children;
}

function Screen({ route }: { route: ScreenRoute }) {
  const { pathname } = useLocation();
  const isSignedOut = useSession() === null;
  const { access, load, signedOut } = route;
  const instead = isSignedOut ? signedOut : undefined;
  const Content = screenFor(instead ?? load);
  const visit = route.id === 'auth' ? route.id : pathname;
  // The visitor stays at this address after joining, so the event's screen loads now.
  useEffect(() => {
    if (instead) loadScreen(load).catch(() => undefined);
  }, [instead, load]);
  return (
    <ErrorBoundary key={visit}>
      <Guard access={instead ? 'public' : access}>
        <Suspense fallback={<LoadingPage />}>
          <Content />
          <Arrival title={route.title && t(`titles.${route.title}`)} path={route.path} />
        </Suspense>
      </Guard>
    </ErrorBoundary>
  );
}

/** When the session ends on any screen, redirects to sign-in, which leads back to that screen. */
function useUnauthorizedRedirect() {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(
    () =>
      onUnauthorized(() => {
        if (location.pathname !== '/login') navigate('/login', { replace: true, state: stateToReturn(location) });
      }),
    [location, navigate],
  );
}

export function Screens() {
  useUnauthorizedRedirect();
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<Screen route={route} />} />
      ))}
    </Routes>
  );
}
