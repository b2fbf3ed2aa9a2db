/** The history state of an event's page that opens with the share dialog. */
export const sharedBefore = (copied: boolean) => ({ shared: copied });

/** Whether the address was copied; null if nobody shared before. */
export const readShared = (state: unknown): boolean | null =>
  typeof state === 'object' && state && 'shared' in state ? state.shared === true : null;
