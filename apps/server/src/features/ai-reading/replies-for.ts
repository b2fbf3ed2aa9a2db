import type { z } from 'zod';
import type { AiEndpoint } from '../../adapters/ai/ai-endpoint.ts';
import type { AiConfig } from '../../config.ts';
import type { ReplyCache, ReplyKind } from './reply-cache.ts';

/** What every part of a run with a model works with. */
export interface Enriching {
  ai: AiConfig;
  endpoint: AiEndpoint;
  cache: ReplyCache;
  /** Ends this part: the run has ended, or the part's time is up. */
  signal: AbortSignal;
  /** Called with how much of this part is done, from 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** The result of one part: replies by participant id, and how many people have none. */
export interface Share<T> {
  replies: Record<string, T>;
  missing: number;
}

/** A person, and what the model is sent about them. */
interface Subject<D> {
  userId: string;
  data: D;
}

/** How to get one kind of reply. */
interface Asking<D, T> {
  kind: ReplyKind;
  /** Model and prompt: replies to others no longer count. */
  by: unknown[];
  /** What is kept of a reply. */
  kept: z.ZodType<T>;
  perCall: number;
  /** One reply for each person, in the same order; undefined for a reply of no use. */
  reply: (batch: D[]) => Promise<(T | undefined)[]>;
}

/** A reply for each person: the earlier one if nothing changed, else a new one, which is kept. A failure costs one call. */
export async function repliesFor<D, T>(
  subjects: Subject<D>[],
  { kind, by, kept, perCall, reply }: Asking<D, T>,
  { cache, onProgress }: Enriching,
): Promise<Share<T>> {
  const replies: Record<string, T> = {};
  const keyOf = ({ userId, data }: Subject<D>) => ({ kind, userId, asked: [by, data] });
  const changed = subjects.filter((one) => {
    const earlier = cache.find(keyOf(one), kept);
    if (earlier !== undefined) replies[one.userId] = earlier;
    return earlier === undefined;
  });
  const calls = Math.ceil(changed.length / perCall);
  let ended = 0;
  await Promise.allSettled(
    Array.from({ length: calls }, async (_, call) => {
      const batch = changed.slice(call * perCall, (call + 1) * perCall);
      try {
        const values = await reply(batch.map(({ data }) => data));
        for (const [at, one] of batch.entries()) {
          const value = values[at];
          if (value === undefined) continue;
          replies[one.userId] = value;
          await cache.keep(keyOf(one), value);
        }
      } finally {
        ended += 1;
        onProgress(ended / calls);
      }
    }),
  );
  return { replies, missing: subjects.length - Object.keys(replies).length };
}
