import type { QuestionAsks } from '@serendip/contract/coach';
import type { Logger } from 'pino';
import type { ReadPerson, TopicReader } from '../../context.ts';
import { openTopicWorker, ReadingFailed } from './topic-worker-client.ts';

/** People kept in memory, about 2 kB each. */
const MOST_KNOWN = 3_000;
const MOST_FAILED = 100;
/** Milliseconds until a failed reading is tried again: on a busy machine even a plain one can time out. */
const AGAIN_AFTER = 5 * 60_000;

/**
 * A cache in front of the reading thread: it reads nobody twice without a change, and delays the retry of a failed
 * reading.
 */
export function openTopicReader(log: Logger): TopicReader {
  const thread = openTopicWorker(log);
  const known = new Map<string, ReadPerson>();
  const underWay = new Map<string, Promise<ReadPerson>>();
  /** When each failed reading can be retried. */
  const failed = new Map<string, number>();

  const readNow = async (stamp: string, person: Parameters<TopicReader['read']>[1], rank: 'card' | 'counting') => {
    try {
      const answer = await thread.ask({ task: 'read', ...person }, rank);
      const { understood } = answer as { understood: ReadPerson };
      known.set(stamp, understood);
      forgetOldest(known, MOST_KNOWN);
      return understood;
    } catch (error) {
      if (error instanceof ReadingFailed) failed.set(stamp, Date.now() + AGAIN_AFTER);
      forgetOldest(failed, MOST_FAILED);
      throw error;
    } finally {
      underWay.delete(stamp);
    }
  };

  return {
    known: (stamp) => known.get(stamp),
    async read(stamp, person, rank) {
      if ((failed.get(stamp) ?? 0) > Date.now()) throw new ReadingFailed('this was tried before');
      const earlier = known.get(stamp) ?? underWay.get(stamp);
      if (earlier) return earlier;
      const reading = readNow(stamp, person, rank);
      underWay.set(stamp, reading);
      return reading;
    },
    async complete(query, role, language) {
      const answer = await thread.ask({ task: 'complete', query, role, language }, 'typing');
      return (answer as { suggestions: string[] }).suggestions;
    },
    async isSensitive(phrase) {
      const answer = await thread.ask({ task: 'is_sensitive', phrase }, 'typing');
      return (answer as { sensitive: boolean }).sensitive;
    },
    async questionAsks(questions) {
      const answer = await thread.ask({ task: 'question_asks', questions }, 'typing');
      return (answer as { asks: QuestionAsks[] }).asks;
    },
    stop: () => thread.stop(),
  };
}

function forgetOldest(kept: Map<string, unknown>, most: number): void {
  for (const key of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(key);
  }
}
