import { type SharedCalls, type SharedLimits, sharedCalls } from '../../adapters/ai/shared-calls.ts';
import { type SharedTime, sharedTime } from '../../adapters/ai/shared-time.ts';
import { type ReplyDiary, replyDiary } from './reply-diary.ts';

/** The state of the AI endpoint, shared by all match runs and reading ahead of a process. */
export interface SharedAi {
  calls: SharedCalls;
  time: SharedTime;
  diary: ReplyDiary;
}

export const sharedAi = (limits: Partial<SharedLimits> = {}): SharedAi => ({
  calls: sharedCalls(limits),
  time: sharedTime(),
  diary: replyDiary(),
});
