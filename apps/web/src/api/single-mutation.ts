import { type UseMutationOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A mutation that runs once at a time: a second click comes before its button is disabled, and does nothing. `mutationKey`
 * tells which other ones it is the same as.
 */
export function useSingleMutation<Data, Variables, Context>(
  options: UseMutationOptions<Data, Error, Variables, Context> & { mutationKey: readonly unknown[] },
): UseMutationResult<Data, Error, Variables, Context> {
  const client = useQueryClient();
  const mutation = useMutation(options);
  const mutate: typeof mutation.mutate = (...asked) => {
    if (client.isMutating({ mutationKey: options.mutationKey }) === 0) mutation.mutate(...asked);
  };
  return { ...mutation, mutate };
}
