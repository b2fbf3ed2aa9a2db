import type { DataOf } from '@serendip/contract/endpoint';
import type { getStage } from '@serendip/contract/evening';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isStatus } from '../../../api/errors.ts';
import type { Heard } from '../hear.ts';
import { askEvery, useAskAtEnd } from '../use-asking.ts';

type HeardStage = Heard<DataOf<typeof getStage>>;

/** The stage, asked for every few seconds; an address that shows nothing is not asked again. */
export function useStage<Key extends readonly unknown[]>(
  options: UseQueryOptions<HeardStage, Error, HeardStage, Key>,
): UseQueryResult<HeardStage> {
  const query = useQuery({
    ...options,
    refetchInterval: ({ state: { error } }) => (isStatus(error, 403) || isStatus(error, 404) ? false : askEvery),
  });
  const { data, refetch } = query;
  useAskAtEnd(data?.said.stage, data?.ahead ?? 0, refetch);
  return query;
}
