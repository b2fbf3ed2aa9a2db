import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from './api/session.ts';
import { destination, originOf, originState } from './origin.ts';
import type { Access } from './routes.ts';

/** Lets through who may see a screen and sends everyone else where they belong. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const user = useSession();
  const location = useLocation();
  if (access === 'signed_in' && !user) return <Navigate to="/login" replace state={originState(originOf(location))} />;
  if (access === 'visitor' && user) return <Navigate to={destination(location.state)} replace />;
  return children;
}
