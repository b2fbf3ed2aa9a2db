import { compareMatchRuns } from '@serendip/contract/comparing';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { matchingKeys } from '../matching/queries.ts';

/** Two completed runs side by side. */
export const comparisonOf = (eventId: string, a: string, b: string) =>
  queryOptions({
    queryKey: [...matchingKeys.ofEvent(eventId), 'compare', a, b],
    queryFn: async ({ signal }) =>
      (await call(compareMatchRuns, { params: { event_id: eventId }, query: { a, b } }, signal)).comparison,
  });
