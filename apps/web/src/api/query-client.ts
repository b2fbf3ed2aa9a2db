import { QueryClient } from '@tanstack/react-query';
import { subscribeToLanguage } from '../language/shelves.ts';
import { ApiError, NetworkError, PortalError } from './errors.ts';
import { subscribeToSession } from './session.ts';
import { readUser } from './stored-session.ts';

/** A refused call is not retried. A network or server failure gets one more try. */
const retry = (failures: number, error: unknown) => failures < 1 && !(error instanceof ApiError && error.code < 500);

/** Milliseconds. In a crowd the network comes and goes while the browser reports it as present. */
const tryAgainAfter = 15_000;
/** The user has signed in to the venue's network and waits. With the retry and the read it stays well below 5 seconds. */
const afterPortal = 2_500;

const couldNotReach = ({ state }: { state: { error: unknown } }): boolean => state.error instanceof NetworkError;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 10 * 60_000,
      retry,
      retryDelay: 600,
      refetchInterval: (query) => couldNotReach(query) && tryAgainAfter,
    },
    // Offline, a write fails at once and says so, instead of waiting unseen.
    mutations: { networkMode: 'always', retry: false },
  },
});

// The next user never sees data of the last one.
let owner = readUser()?.id ?? null;
subscribeToSession(() => {
  const present = readUser()?.id ?? null;
  if (present !== owner) queryClient.clear();
  owner = present;
});

// Reasons and refusals are in the language in which they were asked for. The old ones show until the new ones are here,
// so that the page keeps its height. The screens are made again, and read again what is out of date.
subscribeToLanguage(() => void queryClient.invalidateQueries({ refetchType: 'none' }));

/** Repeats reads that failed without a network. On a page that loaded offline, all of them did. */
export const readAgain = (): void => {
  void queryClient.refetchQueries({ type: 'active', predicate: couldNotReach });
};

let waitsForPortal = false;

// Reads with an interval of their own are repeated, too.
queryClient.getQueryCache().subscribe((event) => {
  const failed = event.type === 'updated' && event.action.type === 'error' && event.action.error instanceof PortalError;
  if (!failed || waitsForPortal) return;
  waitsForPortal = true;
  setTimeout(() => {
    waitsForPortal = false;
    readAgain();
  }, afterPortal);
});
