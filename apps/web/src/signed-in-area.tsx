import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './api/query-client.ts';

/** The screen with what it needs to read from the API. */
export const inSignedInArea = (Screen: ComponentType): ComponentType =>
  function SignedInScreen() {
    return (
      <QueryClientProvider client={queryClient}>
        <Screen />
      </QueryClientProvider>
    );
  };
