import type { Location } from 'react-router';

export const fullPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `${pathname}${search}${hash}`;

/** The history state that carries the page someone asked for through sign-in, and the event's name if they may know it. */
export const returnState = (path: string, event?: string) =>
  event === undefined ? { from: path } : { from: path, event };

/** The same for a person who has pressed 'Join': after sign-in they join without another press. A link cannot set it. */
export const joinState = (path: string, event: string) => ({ ...returnState(path, event), joins: true });

export const wantsToJoin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'joins' in state && state.joins === true;

/** The history state that goes on to the page after sign-in. */
export const stateAfterSignIn = (state: unknown) => (wantsToJoin(state) ? { joins: true } : null);

/** The name of the event that someone asked for, if signed-out visitors may know it. */
export const eventToOpen = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'event' in state && typeof state.event === 'string'
    ? state.event
    : null;

/** The entry of the browser's history at which the user signed out on purpose. */
let leftAt: string | undefined;

/** Called at sign-out on purpose: the next sign-in does not return to this page. */
export function leaveOnPurpose(location: Location): void {
  leftAt = location.key;
}

/** The history state for the redirect to sign-in. */
export const stateToReturn = (location: Location) => (location.key === leftAt ? null : returnState(fullPath(location)));

/** Any origin will do: a path of the app keeps it, an address elsewhere replaces it. */
const anyOrigin = 'http://app.invalid';

/** Where to go after sign-in: the page first asked for, if it is one of this app, otherwise the dashboard. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  const inside = typeof from === 'string' && from.startsWith('/') && URL.parse(from, anyOrigin)?.origin === anyOrigin;
  return inside ? from : '/dashboard';
}
