const minute = 60_000;

/** Milliseconds without an answer after which a screen says so. */
const silence = 12_000;

export interface Reading {
  isError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  dataUpdatedAt: number;
}

/** The whole minutes since the server last answered; null while it answers. */
export function heardAgo({ isError, fetchStatus, dataUpdatedAt }: Reading, now: number): number | null {
  const age = now - dataUpdatedAt;
  return age < silence || !(isError || fetchStatus === 'paused') ? null : Math.floor(age / minute);
}
