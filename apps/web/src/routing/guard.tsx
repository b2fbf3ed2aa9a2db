import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../api/session.ts';
import { fullPath, returnPath, returnState } from '../features/accounts/return-to.ts';
import type { Access } from './routes.ts';

/** Shows the screen to those who may see it and redirects everyone else. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const user = useSession();
  const location = useLocation();
  if (access === 'signed_in' && !user) return <Navigate to="/login" replace state={returnState(fullPath(location))} />;
  if (access === 'visitor' && user) return <Navigate to={returnPath(location.state)} replace />;
  return children;
}
