import type { ComponentType } from 'react';

export interface ScreenModule {
  default: ComponentType;
  /** Loads what the screen at this address shows first. Settles when that is done or has failed. */
  prefetch?: (pathname: string) => Promise<void>;
}
export type Load = () => Promise<ScreenModule>;

/** The people who can see a screen. `visitor`: only people who are not signed in; others are redirected. */
export type Access = 'public' | 'visitor' | 'signed_in';

export interface ScreenRoute {
  /** Routes with the same id share a screen, which stays mounted when the address moves between them. */
  id: string;
  path: string;
  access: Access;
  title: string | null;
  load: Load;
  /** The screen for signed-out visitors, in place of the sign-in. */
  signedOut?: Load;
}

/**
 * Screens that read from the API share one query client. It loads in parallel with them; the landing page never loads
 * it.
 */
const withQueries =
  (load: Load): Load =>
  async () => {
    const [{ withQueryClient }, screen] = await Promise.all([import('./with-query-client.tsx'), load()]);
    return { ...screen, default: withQueryClient(screen.default) };
  };

const auth: Load = () => import('../screens/auth.tsx');
const wizard = withQueries(() => import('../screens/event-wizard.tsx'));
const event = withQueries(async () => {
  const { default: Screen, prefetch } = await import('../screens/event.tsx');
  return { default: Screen, prefetch };
});
const invitation = withQueries(() => import('../screens/invitation.tsx'));
const stage = withQueries(() => import('../screens/stage.tsx'));
const resetPassword: Load = () => import('../screens/reset-password.tsx');
const signInCode: Load = () => import('../screens/sign-in-code.tsx');
const confirmEmail: Load = () => import('../screens/confirm-email.tsx');
const go: Load = () => import('../screens/go.tsx');
const legal = withQueries(() => import('../screens/legal.tsx'));

/** Every route of the app. Each screen is a chunk of its own. */
export const routes: readonly ScreenRoute[] = [
  { id: 'landing', path: '/', access: 'visitor', title: null, load: () => import('../screens/landing.tsx') },
  { id: 'auth', path: '/login', access: 'visitor', title: 'Sign In', load: auth },
  { id: 'auth', path: '/signup', access: 'visitor', title: 'Sign Up', load: auth },
  { id: 'sign-in-code', path: '/sign-in-code', access: 'visitor', title: 'Sign in with a code', load: signInCode },
  {
    id: 'sign-on',
    path: '/sign-on',
    access: 'visitor',
    title: 'Sign In',
    load: () => import('../screens/sign-on.tsx'),
  },
  {
    id: 'forgot-password',
    path: '/forgot-password',
    access: 'public',
    title: 'Forgot password',
    load: () => import('../screens/forgot-password.tsx'),
  },
  { id: 'reset-password', path: '/reset-password', access: 'public', title: 'Reset password', load: resetPassword },
  {
    id: 'reset-password',
    path: '/reset-password/:token',
    access: 'public',
    title: 'Reset password',
    load: resetPassword,
  },
  { id: 'confirm-email', path: '/confirm-email', access: 'public', title: 'Confirm e-mail', load: confirmEmail },
  { id: 'confirm-email', path: '/confirm-email/:token', access: 'public', title: 'Confirm e-mail', load: confirmEmail },
  {
    id: 'dashboard',
    path: '/dashboard',
    access: 'signed_in',
    title: 'Dashboard',
    load: withQueries(() => import('../screens/dashboard.tsx')),
  },
  { id: 'create-event', path: '/create-event', access: 'signed_in', title: 'Create event', load: wizard },
  {
    id: 'event',
    path: '/events/:id',
    access: 'signed_in',
    title: 'Event',
    load: event,
    signedOut: invitation,
  },
  {
    id: 'print',
    path: '/events/:id/print',
    access: 'signed_in',
    title: 'Print',
    load: withQueries(() => import('../screens/print.tsx')),
  },
  {
    id: 'live',
    path: '/events/:id/live',
    access: 'signed_in',
    title: 'The evening',
    load: withQueries(() => import('../screens/live.tsx')),
  },
  {
    id: 'stage',
    path: '/events/:id/stage',
    access: 'signed_in',
    title: 'Stage',
    load: stage,
  },
  { id: 'linked-stage', path: '/stage/:secret', access: 'public', title: 'Stage', load: stage },
  { id: 'go', path: '/go', access: 'public', title: 'Type the code', load: go },
  { id: 'edit-event', path: '/events/:id/edit', access: 'signed_in', title: 'Edit event', load: wizard },
  {
    id: 'profile',
    path: '/profile',
    access: 'signed_in',
    title: 'Your Profile',
    load: withQueries(() => import('../screens/profile.tsx')),
  },
  {
    id: 'notifications',
    path: '/notifications',
    access: 'signed_in',
    title: 'Notifications',
    load: withQueries(() => import('../screens/notifications.tsx')),
  },
  {
    id: 'cohost-invitations',
    path: '/cohost_invitations',
    access: 'signed_in',
    title: 'Host with somebody',
    load: withQueries(() => import('../screens/cohost-invitations.tsx')),
  },
  {
    id: 'unsubscribe',
    path: '/unsubscribe/:token',
    access: 'public',
    title: 'Stop these mails',
    load: () => import('../screens/unsubscribe.tsx'),
  },
  {
    id: 'messages',
    path: '/messages',
    access: 'signed_in',
    title: 'Messages',
    load: withQueries(() => import('../screens/messages.tsx')),
  },
  {
    id: 'design-system',
    path: '/design-system',
    access: 'public',
    title: 'Design system',
    load: () => import('../screens/design-system.tsx'),
  },
  { id: 'privacy', path: '/privacy', access: 'public', title: 'Privacy', load: legal },
  { id: 'terms', path: '/terms', access: 'public', title: 'Terms', load: legal },
  { id: 'imprint', path: '/imprint', access: 'public', title: 'Imprint', load: legal },
  {
    id: 'not-found',
    path: '*',
    access: 'public',
    title: 'Page not found',
    load: () => import('../screens/not-found.tsx'),
  },
];
