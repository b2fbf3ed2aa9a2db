import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';
import { subscribeToSession } from './session.ts';
import { readUser } from './stored-session.ts';

/** A refusal stays one however often it is asked; a stumble of the network or the server gets one more try. */
const retry = (failures: number, error: unknown) => failures < 1 && !(error instanceof ApiError && error.code < 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, gcTime: 10 * 60_000, retry, retryDelay: 600 },
    // A write without a network fails at once and says so, instead of waiting unseen.
    mutations: { networkMode: 'always', retry: false },
  },
});

// What one person read is never shown to the next.
let owner = readUser()?.id ?? null;
subscribeToSession(() => {
  const present = readUser()?.id ?? null;
  if (present !== owner) queryClient.clear();
  owner = present;
});
