import { mayBeRead } from '@serendip/contract/readable-topic';
import type { TopicRole } from '@serendip/contract/topics';
import type { Ctx } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { isInsult } from '../engine/insults.ts';

/** Whether matches may read a topic as it was typed. While the engine cannot tell whether it is sensitive, they may not. */
export async function mayBeShown(
  { topicReader }: Ctx,
  { role, phrase }: { role: TopicRole; phrase: string },
): Promise<boolean> {
  if (role === 'avoid' || !mayBeRead(phrase) || isInsult(phrase)) return false;
  try {
    return !(await topicReader.isSensitive(phrase));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_ready') return false;
    throw error;
  }
}
