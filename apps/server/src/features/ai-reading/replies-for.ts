import type { z } from 'zod';
import type { AiEndpoint } from '../../adapters/ai/ai-endpoint.ts';
import type { AiConfig } from '../../config.ts';
import type { ReplyCache, ReplyKind } from './reply-cache.ts';
import type { ReplyDiary } from './reply-diary.ts';

/** The inputs that all parts of a run with a model share. */
export interface Enriching {
  ai: AiConfig;
  endpoint: AiEndpoint;
  cache: ReplyCache;
  diary: ReplyDiary;
  /** Names of each person, which are cut from what is sent. */
  names: ReadonlyMap<string, string[]>;
  /** Aborts this part: the run has ended, or the part's time is up. */
  signal: AbortSignal;
  /** Progress of this part, from 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** The result of one part: replies by participant id, and how many people have none. */
export interface Share<T> {
  replies: Record<string, T>;
  missing: number;
}

/** A person and the text for the model. */
interface Subject<D> {
  userId: string;
  data: D;
  /** The part that the person wrote. While they may not be asked about again, an earlier reply to the same is used. */
  said?: unknown;
}

/** How to get replies of one kind. */
interface Asking<D, T> {
  kind: ReplyKind;
  /** Model and prompt; replies to other ones are stale. */
  by: unknown[];
  /** The stored part of a reply. */
  kept: z.ZodType<T>;
  perCall: number;
  /** One reply per person, in the same order; undefined for an unusable reply. */
  reply: (batch: D[]) => Promise<(T | undefined)[]>;
}

/**
 * Returns a reply per person: the stored one if nothing changed, otherwise a new one, which is stored. Nobody is asked about
 * again within minutes. A failure costs one call.
 */
export async function repliesFor<D, T>(
  subjects: Subject<D>[],
  { kind, by, kept, perCall, reply }: Asking<D, T>,
  { cache, diary, onProgress }: Enriching,
): Promise<Share<T>> {
  const replies: Record<string, T> = {};
  const keyOf = ({ userId, data, said }: Subject<D>) => ({ kind, userId, asked: [by, data], said });
  const changed = subjects.filter((one) => {
    const mayAsk = diary.mayAsk(kind, cache.eventId, one.userId);
    const earlier = cache.find(keyOf(one), kept) ?? (mayAsk ? undefined : cache.findForSame(keyOf(one), kept));
    if (earlier !== undefined) replies[one.userId] = earlier;
    return earlier === undefined && mayAsk;
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
          diary.note(kind, cache.eventId, one.userId);
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
