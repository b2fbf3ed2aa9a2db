import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from '../api/query-client.ts';

/** The screen inside a query client, with which it reads from the API. */
export const withQueryClient = (Screen: ComponentType): ComponentType =>
  function ScreenWithQueryClient() {
    return (
      <QueryClientProvider client={queryClient}>
        <Screen />
      </QueryClientProvider>
    );
  };
