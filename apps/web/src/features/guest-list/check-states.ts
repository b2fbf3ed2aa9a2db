import type { DataOf } from '@serendip/contract/endpoint';
import type { addGuestList } from '@serendip/contract/guest-lists';

export type RowState = { kind: 'new' | 'known' | 'twice' } | { kind: 'wrong'; error: string };
type Check = DataOf<typeof addGuestList>['guest_list'];

/** The state of each row by the server's check, which counts rows from 1. */
export function statesOf(count: number, check: Check | undefined): RowState[] {
  const states = Array.from({ length: count }, (): RowState => ({ kind: 'new' }));
  for (const row of check?.known_rows ?? []) states[row - 1] = { kind: 'known' };
  for (const row of check?.twice_rows ?? []) states[row - 1] = { kind: 'twice' };
  for (const { row, error } of check?.wrong ?? []) states[row - 1] = { kind: 'wrong', error };
  return states;
}

export const isProblem = ({ kind }: RowState): boolean => kind === 'wrong' || kind === 'twice';
