import type { z } from 'zod';
import type { AiEndpoint } from '../../adapters/ai/ai-endpoint.ts';
import type { AiConfig } from '../../config.ts';
import type { ReplyCache, ReplyKind } from './reply-cache.ts';

/** What every part of the enrichment works with. */
export interface Enriching {
  ai: AiConfig;
  endpoint: AiEndpoint;
  cache: ReplyCache;
  /** Ends this part: the run's own end, or the time it may take. */
  signal: AbortSignal;
  /** Told how much of this part is done, from 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** What came of one part: replies by subject, and for how many subjects there is none. */
export interface Share<T> {
  replies: Record<string, T>;
  missing: number;
}

/** Something to ask about, and what is sent about it. */
export interface Subject<D> {
  subject: string;
  userId?: string;
  data: D;
}

/** How a kind of reply is got. */
interface Asking<D, T> {
  kind: ReplyKind;
  /** Model and prompt: replies of another one count no more. */
  by: unknown[];
  /** What is kept of a reply. */
  kept: z.ZodType<T>;
  perCall: number;
  /** One reply for each, in their order; undefined where it is of no use. */
  reply: (batch: D[]) => Promise<(T | undefined)[]>;
}

/** A reply for each subject: the earlier one where nothing changed, else asked for and kept. A failure costs one call's. */
export async function repliesFor<D, T>(
  subjects: Subject<D>[],
  { kind, by, kept, perCall, reply }: Asking<D, T>,
  { cache, onProgress }: Enriching,
): Promise<Share<T>> {
  const replies: Record<string, T> = {};
  const keyOf = ({ subject, userId, data }: Subject<D>) => ({ kind, subject, userId, asked: [by, data] });
  const changed = subjects.filter((one) => {
    const earlier = cache.find(keyOf(one), kept);
    if (earlier !== undefined) replies[one.subject] = earlier;
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
          replies[one.subject] = value;
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
