import { type UseMutationOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A mutation that runs once at a time. A second click, before React has disabled the button, does nothing. Mutations
 * with the same `mutationKey` count as one.
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
