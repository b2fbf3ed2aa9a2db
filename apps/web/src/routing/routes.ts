import type texts from '@serendip/texts/en/routing';
import type { ComponentType } from 'react';
import { loadTexts, type Shelf } from '../language/shelves.ts';

export type Title = keyof (typeof texts)['titles'];

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
  /** The key of its name in the browser's tab; null for the product's name alone. */
  title: Title | null;
  load: Load;
  /** The screen for signed-out visitors, in place of the sign-in. */
  signedOut?: Load;
}

/** The texts of every page, and of these shelves, load in parallel with the screen. */
const withTexts =
  (load: Load, ...shelves: Shelf[]): Load =>
  async () => {
    const [screen] = await Promise.all([load(), loadTexts('first', ...shelves)]);
    return screen;
  };

/**
 * Screens that read from the API share one query client. It loads in parallel with them; the landing page never loads
 * it.
 */
const withQueries = (load: Load, ...shelves: Shelf[]): Load =>
  withTexts(
    async () => {
      const [{ withQueryClient }, screen] = await Promise.all([import('./with-query-client.tsx'), load()]);
      return { ...screen, default: withQueryClient(screen.default) };
    },
    'guest',
    ...shelves,
  );

const auth: Load = withTexts(() => import('../screens/auth.tsx'), 'door');
const wizard = withQueries(() => import('../screens/event-wizard.tsx'), 'door', 'host');
const event = withQueries(async () => {
  const { default: Screen, prefetch } = await import('../screens/event.tsx');
  return { default: Screen, prefetch };
}, 'door');
const eventAtDoor = withQueries(() => import('../screens/event-at-door.tsx'), 'door');
const stage = withQueries(() => import('../screens/stage.tsx'), 'door');
const resetPassword: Load = withTexts(() => import('../screens/reset-password.tsx'), 'door');
const signInCode: Load = withTexts(() => import('../screens/sign-in-code.tsx'), 'door');
const confirmEmail: Load = withTexts(() => import('../screens/confirm-email.tsx'), 'guest', 'door');
const go: Load = withTexts(() => import('../screens/go.tsx'), 'door');
const legal = withQueries(() => import('../screens/legal.tsx'), 'door');

/** Every route of the app. Each screen is a chunk of its own. */
export const routes: readonly ScreenRoute[] = [
  { id: 'landing', path: '/', access: 'visitor', title: null, load: withTexts(() => import('../screens/landing.tsx')) },
  { id: 'auth', path: '/login', access: 'visitor', title: 'signIn', load: auth },
  { id: 'auth', path: '/signup', access: 'visitor', title: 'signUp', load: auth },
  { id: 'sign-in-code', path: '/sign-in-code', access: 'visitor', title: 'signInCode', load: signInCode },
  {
    id: 'sign-on',
    path: '/sign-on',
    access: 'visitor',
    title: 'signIn',
    load: withTexts(() => import('../screens/sign-on.tsx'), 'door'),
  },
  {
    id: 'forgot-password',
    path: '/forgot-password',
    access: 'public',
    title: 'forgotPassword',
    load: withTexts(() => import('../screens/forgot-password.tsx'), 'door'),
  },
  { id: 'reset-password', path: '/reset-password', access: 'public', title: 'resetPassword', load: resetPassword },
  {
    id: 'reset-password',
    path: '/reset-password/:token',
    access: 'public',
    title: 'resetPassword',
    load: resetPassword,
  },
  { id: 'confirm-email', path: '/confirm-email', access: 'public', title: 'confirmEmail', load: confirmEmail },
  { id: 'confirm-email', path: '/confirm-email/:token', access: 'public', title: 'confirmEmail', load: confirmEmail },
  {
    id: 'dashboard',
    path: '/dashboard',
    access: 'signed_in',
    title: 'dashboard',
    load: withQueries(() => import('../screens/dashboard.tsx')),
  },
  { id: 'create-event', path: '/create-event', access: 'signed_in', title: 'createEvent', load: wizard },
  {
    id: 'event',
    path: '/events/:id',
    access: 'signed_in',
    title: 'event',
    load: event,
    signedOut: eventAtDoor,
  },
  {
    id: 'draft',
    path: '/events/:id/runs/:runId/edit',
    access: 'signed_in',
    title: 'draft',
    load: withQueries(() => import('../screens/draft.tsx'), 'host'),
  },
  {
    id: 'print',
    path: '/events/:id/print',
    access: 'signed_in',
    title: 'print',
    load: withQueries(() => import('../screens/print.tsx'), 'host'),
  },
  {
    id: 'live',
    path: '/events/:id/live',
    access: 'signed_in',
    title: 'live',
    load: withQueries(() => import('../screens/live.tsx'), 'host'),
  },
  {
    id: 'stage',
    path: '/events/:id/stage',
    access: 'signed_in',
    title: 'stage',
    load: stage,
  },
  { id: 'linked-stage', path: '/stage/:secret', access: 'public', title: 'stage', load: stage },
  { id: 'go', path: '/go', access: 'public', title: 'go', load: go },
  { id: 'edit-event', path: '/events/:id/edit', access: 'signed_in', title: 'editEvent', load: wizard },
  {
    id: 'profile',
    path: '/profile',
    access: 'signed_in',
    title: 'profile',
    load: withQueries(() => import('../screens/profile.tsx'), 'door'),
  },
  {
    id: 'notifications',
    path: '/notifications',
    access: 'signed_in',
    title: 'notifications',
    load: withQueries(() => import('../screens/notifications.tsx')),
  },
  {
    id: 'cohost-invitations',
    path: '/cohost_invitations',
    access: 'signed_in',
    title: 'cohostInvitations',
    load: withQueries(() => import('../screens/cohost-invitations.tsx'), 'host'),
  },
  {
    id: 'unsubscribe',
    path: '/unsubscribe/:token',
    access: 'public',
    title: 'unsubscribe',
    load: withTexts(() => import('../screens/unsubscribe.tsx'), 'door'),
  },
  {
    id: 'invited',
    path: '/i/:token',
    access: 'public',
    title: 'invited',
    load: withQueries(() => import('../screens/invited.tsx'), 'door'),
  },
  {
    id: 'stop-invitations',
    path: '/i/stop/:token',
    access: 'public',
    title: 'stopInvitations',
    load: withTexts(() => import('../screens/stop-invitations.tsx'), 'guest', 'door'),
  },
  {
    id: 'messages',
    path: '/messages',
    access: 'signed_in',
    title: 'messages',
    load: withQueries(() => import('../screens/messages.tsx')),
  },
  {
    id: 'design-system',
    path: '/design-system',
    access: 'public',
    title: 'designSystem',
    load: withTexts(() => import('../screens/design-system.tsx')),
  },
  { id: 'privacy', path: '/privacy', access: 'public', title: 'privacy', load: legal },
  { id: 'terms', path: '/terms', access: 'public', title: 'terms', load: legal },
  { id: 'imprint', path: '/imprint', access: 'public', title: 'imprint', load: legal },
  {
    id: 'not-found',
    path: '*',
    access: 'public',
    title: 'notFound',
    load: withTexts(() => import('../screens/not-found.tsx')),
  },
];
