import { routes, type ScreenRoute } from './routes.ts';

const matches = ({ path }: ScreenRoute, pathname: string) =>
  path === '*' || new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);

const screenAt = (pathname: string) => routes.find((route) => matches(route, pathname));

/** The screen that an address leads to in the end, guards included. */
export function leadsTo(pathname: string, signedIn: boolean): ScreenRoute | undefined {
  const route = screenAt(pathname);
  if (route?.access === 'signed_in' && !signedIn) return screenAt('/login');
  if (route?.access === 'visitor' && signedIn) return screenAt('/dashboard');
  return route;
}
