import type { Location } from 'react-router';

/** The page someone wanted when sign-in came between: path, query and hash. It travels in the history entry's state. */
export const originState = (origin: string) => ({ from: origin });

export const originOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `${pathname}${search}${hash}`;

/** Any origin does for this: an address of the app stays with it, one that leads elsewhere leaves it. */
const anywhere = 'http://app.invalid';

/** Where to go after signing in. Only addresses of this app count. */
export function destination(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  const inside = typeof from === 'string' && from.startsWith('/') && URL.parse(from, anywhere)?.origin === anywhere;
  return inside ? from : '/dashboard';
}
