import { routes, type ScreenRoute } from './routes.ts';

const matches = ({ path }: ScreenRoute, pathname: string) =>
  path === '*' || new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);

const routeAt = (pathname: string) => routes.find((route) => matches(route, pathname));

/** The route someone ends up on at this address, redirects included. */
export function routeFor(pathname: string, signedIn: boolean): ScreenRoute | undefined {
  const route = routeAt(pathname);
  if (route?.signedOut && !signedIn) return { ...route, load: route.signedOut };
  if (route?.access === 'signed_in' && !signedIn) return routeAt('/login');
  if (route?.access === 'visitor' && signedIn) return routeAt('/dashboard');
  return route;
}
