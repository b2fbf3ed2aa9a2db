import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { QuestionsRead, ReadPerson, TopicReader } from '../../context.ts';
import { openTopicWorker, ReadingFailed } from './topic-worker-client.ts';

/** People kept in memory, about 2 kB each. */
const MOST_KNOWN = 3_000;
const MOST_FAILED = 100;
/** Milliseconds until a failed reading is tried again: on a busy machine even a plain one can time out. */
const AGAIN_AFTER = 5 * 60_000;

/** Questions read in one go, a tenth of a second of work. */
const SLICE = 5;

interface Reading {
  person: Parameters<TopicReader['read']>[1];
  rank: 'card' | 'counting';
}

/**
 * A cache in front of the reading thread: it reads nobody twice without a change, and delays the retry of a failed
 * reading.
 */
export function openTopicReader(log: Logger): TopicReader {
  const thread = openTopicWorker(log);
  const failed = new LRUCache<string, true>({
    max: MOST_FAILED,
    ttl: AGAIN_AFTER,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
  const known = new LRUCache<string, ReadPerson, Reading>({
    max: MOST_KNOWN,
    // A reading that newer ones push out while it lasts still goes to its callers.
    ignoreFetchAbort: true,
    async fetchMethod(stamp, _, { context: { person, rank } }) {
      try {
        const answer = await thread.ask({ task: 'read', ...person }, rank);
        return (answer as { understood: ReadPerson }).understood;
      } catch (error) {
        if (error instanceof ReadingFailed) failed.set(stamp, true);
        throw error;
      }
    },
  });

  return {
    known: (stamp) => known.get(stamp),
    async read(stamp, person, rank) {
      if (failed.has(stamp)) throw new ReadingFailed('this was tried before');
      return known.forceFetch(stamp, { context: { person, rank } });
    },
    async complete(query, role, language) {
      const answer = await thread.ask({ task: 'complete', query, role, language }, 'typing');
      return (answer as { suggestions: string[] }).suggestions;
    },
    async isSensitive(phrase) {
      const answer = await thread.ask({ task: 'is_sensitive', phrase }, 'typing');
      return (answer as { sensitive: boolean }).sensitive;
    },
    async readQuestions(questions) {
      const among = questions.map(({ text }) => ({ text }));
      const slices = Array.from({ length: Math.ceil(questions.length / SLICE) }, (_, at) =>
        questions.slice(at * SLICE, (at + 1) * SLICE),
      );
      const answers = (await Promise.all(
        slices.map((slice) => thread.ask({ task: 'question_asks', questions: slice, among }, 'questions')),
      )) as QuestionsRead[];
      return { asks: answers.flatMap(({ asks }) => asks), language: answers[0]?.language ?? null };
    },
    stop: () => thread.stop(),
  };
}
