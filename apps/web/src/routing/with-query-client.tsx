import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient, readAgain } from '../api/query-client.ts';
import { useBackOnline } from '../lib/online.ts';

/** The screen inside a query client, with which it reads from the API. */
export const withQueryClient = (Screen: ComponentType): ComponentType =>
  function ScreenWithQueryClient() {
    useBackOnline(readAgain);
    return (
      <QueryClientProvider client={queryClient}>
        <Screen />
      </QueryClientProvider>
    );
  };
