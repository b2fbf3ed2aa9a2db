import { useQueryClient } from '@tanstack/react-query';
import { statusMessage } from '../../api/errors.ts';
import { membershipKey, useMembership } from './queries.ts';

export interface Membership {
  pending: 'joining' | 'leaving' | null;
  /** Why the last attempt failed. */
  error: string | null;
  join: () => void;
  leave: () => void;
}

/** Joining and leaving one event. `onSettled` runs once the server has answered either way. */
export function useEventMembership(eventId: string, onSettled: () => void): Membership {
  const { mutate, isPending, error, variables: joining } = useMembership(eventId);
  const client = useQueryClient();
  // A second click comes before the button is disabled, and would take the hoped-for state for the one to go back to.
  const change = (join: boolean) => {
    if (client.isMutating({ mutationKey: membershipKey(eventId) }) === 0) mutate(join, { onSettled });
  };
  return {
    pending: !isPending ? null : joining ? 'joining' : 'leaving',
    error: !error ? null : joining ? statusMessage(error, 'Failed to join event') : 'Failed to leave event',
    join: () => change(true),
    leave: () => change(false),
  };
}
