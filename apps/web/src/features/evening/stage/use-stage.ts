import type { DataOf } from '@serendip/contract/endpoint';
import type { getStage } from '@serendip/contract/evening';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isStatus } from '../../../api/errors.ts';
import type { Polled } from '../poll-with-clock.ts';
import { pollEvery, usePollAtEnd } from '../use-live.ts';

type PolledStage = Polled<DataOf<typeof getStage>>;

/** The stage, polled every few seconds. Polling stops when the link is invalid. */
export function useStage<Key extends readonly unknown[]>(
  options: UseQueryOptions<PolledStage, Error, PolledStage, Key>,
): UseQueryResult<PolledStage> {
  const query = useQuery({
    ...options,
    refetchInterval: ({ state: { error } }) => (isStatus(error, 403) || isStatus(error, 404) ? false : pollEvery),
  });
  const { data, refetch } = query;
  usePollAtEnd(data?.answer.stage, data?.ahead ?? 0, refetch);
  return query;
}
