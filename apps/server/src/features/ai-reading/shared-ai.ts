import { type SharedCalls, type SharedLimits, sharedCalls } from '../../adapters/ai/shared-calls.ts';
import { type SharedTime, sharedTime } from '../../adapters/ai/shared-time.ts';

/** What all match runs of a process share about the AI endpoint. */
export interface SharedAi {
  calls: SharedCalls;
  time: SharedTime;
}

export const sharedAi = (limits: Partial<SharedLimits> = {}): SharedAi => ({
  calls: sharedCalls(limits),
  time: sharedTime(),
});
