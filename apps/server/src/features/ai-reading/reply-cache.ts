import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { type Db, rowsOf } from '../../db/database.ts';
import { aiReplies } from '../../db/schema/matching.ts';
import { and, eq, inArray, sql } from '../../db/sql.ts';

export type ReplyKind = 'reading' | 'vectors' | 'ranking';

/** The person of a reply, and the whole content of the call. If any of it changes, the model is asked again. */
export interface ReplyKey {
  kind: ReplyKind;
  userId: string;
  asked: unknown;
  /** The part of it that the person wrote. */
  said?: unknown;
}

/** The event's earlier replies. */
export interface ReplyCache {
  eventId: string;
  find<T>(key: ReplyKey, schema: z.ZodType<T>): T | undefined;
  /** A reply to the same text of the person, whatever else has changed. */
  findForSame<T>(key: ReplyKey, schema: z.ZodType<T>): T | undefined;
  keep(key: ReplyKey, value: unknown): Promise<void>;
  /** Empties all replies of a kind that were unusable. The rows stay, since they record when each answer was sent. */
  forget(kind: ReplyKind): Promise<void>;
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * A reply gets the time at which its cache was opened. Open the cache before reading the answers, so that a change in
 * between is newer than the reply. A run reads its snapshot first and relies on the hash. `only`: load only these
 * users' replies.
 */
export async function openReplyCache(db: Db, eventId: string, only?: string[]): Promise<ReplyCache> {
  const [opened] = await rowsOf<{ at: string }>(db, sql`select now()::text as at`);
  const rows = await db
    .select()
    .from(aiReplies)
    .where(and(eq(aiReplies.eventId, eventId), only && inArray(aiReplies.subject, only)));
  const place = (kind: string, userId: string) => `${kind} ${userId}`;
  const known = new Map(rows.map((row) => [place(row.kind, row.subject), row]));
  const hashes = ({ kind, userId }: ReplyKey) => known.get(place(kind, userId))?.hash.split(' ') ?? [];
  const read = <T>({ kind, userId }: ReplyKey, schema: z.ZodType<T>): T | undefined =>
    schema.safeParse(known.get(place(kind, userId))?.value).data;
  return {
    eventId,
    find: (key, schema) => (hashes(key)[0] === hashOf(key.asked) ? read(key, schema) : undefined),
    findForSame: (key, schema) =>
      key.said !== undefined && hashes(key)[1] === hashOf(key.said) ? read(key, schema) : undefined,
    async keep({ kind, userId, asked, said }, value) {
      const hash = [hashOf(asked), ...(said === undefined ? [] : [hashOf(said)])].join(' ');
      // Only for current participants, so that nothing is stored for an account that is being erased.
      await db.execute(sql`
        insert into ai_replies (event_id, kind, subject, user_id, hash, value, created_at)
        select ${eventId}::uuid, ${kind}, u.id::text, u.id, ${hash}, ${JSON.stringify(value)}::jsonb,
          ${opened?.at}::timestamptz
        from memberships m join users u on u.id = m.user_id
        where m.event_id = ${eventId}::uuid and u.id = ${userId}::uuid and u.erased_at is null
        for share of u
        on conflict (event_id, kind, subject) do update
          set hash = excluded.hash, value = excluded.value, created_at = excluded.created_at`);
    },
    async forget(kind) {
      await db
        .update(aiReplies)
        .set({ hash: '', value: {}, createdAt: sql`now()` })
        .where(and(eq(aiReplies.eventId, eventId), eq(aiReplies.kind, kind)));
    },
  };
}
