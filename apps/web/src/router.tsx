import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { onUnauthorized } from './api/unauthorized.ts';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { originOf, originState } from './origin.ts';
import { routes, type ScreenRoute } from './routes.ts';
import { screenOf } from './screens.ts';
import { LoadingPage } from './ui/loading-page.tsx';

function Framed({ route }: { route: ScreenRoute }) {
  const { pathname } = useLocation();
  const Screen = screenOf(route.load);
  const visit = route.id === 'auth' ? route.id : pathname;
  return (
    <ErrorBoundary key={visit}>
      <Guard access={route.access}>
        <Suspense fallback={<LoadingPage />}>
          <Screen />
          <Arrival title={route.title} path={route.path} />
        </Suspense>
      </Guard>
    </ErrorBoundary>
  );
}

/** A session that died under any screen leads to the sign-in, and back to that screen after it. */
function useUnauthorizedRedirect() {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(
    () =>
      onUnauthorized(() => {
        if (location.pathname !== '/login')
          navigate('/login', { replace: true, state: originState(originOf(location)) });
      }),
    [location, navigate],
  );
}

export function Router() {
  useUnauthorizedRedirect();
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<Framed route={route} />} />
      ))}
    </Routes>
  );
}
