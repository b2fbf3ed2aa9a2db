import type { ComponentType } from 'react';

export interface ScreenModule {
  default: ComponentType;
  /** Reads what the screen at this address shows first; settles when it is there, or did not come. */
  fetchEarly?: (pathname: string) => Promise<void>;
}
export type Load = () => Promise<ScreenModule>;

/** Who may see a screen. `visitor`: only someone who is not signed in; others go where they were heading. */
export type Access = 'public' | 'visitor' | 'signed_in';

export interface ScreenRoute {
  /** Screens that share an id stay mounted when the address moves between them. */
  id: string;
  path: string;
  access: Access;
  title: string | null;
  load: Load;
}

/** Screens that read from the API share one query client; it loads beside them, never before the landing page. */
const withQueries =
  (load: Load): Load =>
  async () => {
    const [{ inSignedInArea }, screen] = await Promise.all([import('./signed-in-area.tsx'), load()]);
    return { ...screen, default: inSignedInArea(screen.default) };
  };

const auth: Load = () => import('./screens/auth.tsx');
const wizard = withQueries(() => import('./screens/event-wizard.tsx'));
const event = withQueries(async () => {
  const { default: Screen, fetchEarly } = await import('./screens/event.tsx');
  return { default: Screen, fetchEarly };
});
const resetPassword: Load = () => import('./screens/reset-password.tsx');
const legal: Load = () => import('./screens/legal.tsx');

/** Every address of the app, one chunk per screen. */
export const routes: readonly ScreenRoute[] = [
  { id: 'landing', path: '/', access: 'visitor', title: null, load: () => import('./screens/landing.tsx') },
  { id: 'auth', path: '/login', access: 'visitor', title: 'Sign In', load: auth },
  { id: 'auth', path: '/signup', access: 'visitor', title: 'Sign Up', load: auth },
  {
    id: 'forgot-password',
    path: '/forgot-password',
    access: 'public',
    title: 'Forgot password',
    load: () => import('./screens/forgot-password.tsx'),
  },
  { id: 'reset-password', path: '/reset-password', access: 'public', title: 'Reset password', load: resetPassword },
  {
    id: 'reset-password',
    path: '/reset-password/:token',
    access: 'public',
    title: 'Reset password',
    load: resetPassword,
  },
  {
    id: 'dashboard',
    path: '/dashboard',
    access: 'signed_in',
    title: 'Dashboard',
    load: withQueries(() => import('./screens/dashboard.tsx')),
  },
  { id: 'create-event', path: '/create-event', access: 'signed_in', title: 'Create event', load: wizard },
  {
    id: 'event',
    path: '/events/:id',
    access: 'signed_in',
    title: 'Event',
    load: event,
  },
  { id: 'edit-event', path: '/events/:id/edit', access: 'signed_in', title: 'Edit event', load: wizard },
  {
    id: 'profile',
    path: '/profile',
    access: 'signed_in',
    title: 'Your Profile',
    load: withQueries(() => import('./screens/profile.tsx')),
  },
  {
    id: 'messages',
    path: '/messages',
    access: 'signed_in',
    title: 'Messages',
    load: withQueries(() => import('./screens/messages.tsx')),
  },
  {
    id: 'design-system',
    path: '/design-system',
    access: 'public',
    title: 'Design system',
    load: () => import('./screens/design-system.tsx'),
  },
  { id: 'privacy', path: '/privacy', access: 'public', title: 'Privacy', load: legal },
  { id: 'terms', path: '/terms', access: 'public', title: 'Terms', load: legal },
  { id: 'imprint', path: '/imprint', access: 'public', title: 'Imprint', load: legal },
  {
    id: 'not-found',
    path: '*',
    access: 'public',
    title: 'Page not found',
    load: () => import('./screens/not-found.tsx'),
  },
];
