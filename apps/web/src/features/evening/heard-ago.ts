const minute = 60_000;

/** Milliseconds without an answer after which a screen says so. */
const silence = 12_000;

export interface Reading {
  isError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  dataUpdatedAt: number;
}

/** 'Last heard 2 min ago', or null while the server answers. */
export function heardAgo({ isError, fetchStatus, dataUpdatedAt }: Reading, now: number): string | null {
  const age = now - dataUpdatedAt;
  if (age < silence || !(isError || fetchStatus === 'paused')) return null;
  return age < minute ? 'Last heard less than a minute ago' : `Last heard ${Math.floor(age / minute)} min ago`;
}
