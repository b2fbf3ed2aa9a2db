import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useMembership } from '../events/queries.ts';

const t = texts('membership');

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
    error: !error ? null : joining ? statusMessage(error, t('join.failed')) : t('leave.failed'),
    join: () => change(true),
    leave: () => change(false),
  };
}
