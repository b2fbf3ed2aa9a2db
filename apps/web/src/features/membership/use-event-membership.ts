import { statusMessage } from '../../api/errors.ts';
import { useMembership } from '../events/queries.ts';

export interface Membership {
  pending: 'joining' | 'leaving' | null;
  /** Why the last attempt failed. */
  error: string | null;
  join: () => void;
  leave: () => void;
}

/** Joins and leaves one event. `onSettled` runs after the server has answered or failed. */
export function useEventMembership(eventId: string, onSettled: () => void): Membership {
  const { mutate, isPending, error, variables: joining } = useMembership(eventId);
  const change = (join: boolean) => mutate(join, { onSettled });
  return {
    pending: !isPending ? null : joining ? 'joining' : 'leaving',
    error: !error ? null : joining ? statusMessage(error, 'Failed to join event') : 'Failed to leave event',
    join: () => change(true),
    leave: () => change(false),
  };
}
