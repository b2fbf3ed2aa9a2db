import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Db, rowsOf } from '../../db/database.ts';
import { aiReplies } from '../../db/schema.ts';

export type ReplyKind = 'reading' | 'vectors' | 'ranking' | 'wording';

/** Whom or what a reply is about, and everything that was asked: change any of it, and it is asked anew. */
export interface ReplyKey {
  kind: ReplyKind;
  subject: string;
  /** Undefined where the reply is about nobody. */
  userId: string | undefined;
  asked: unknown;
}

/** The event's earlier replies. */
export interface ReplyCache {
  find<T>(key: ReplyKey, schema: z.ZodType<T>): T | undefined;
  keep(key: ReplyKey, value: unknown): Promise<void>;
  /** Empties all replies of a kind, which were of no use: what remains tells that those answers have been asked about. */
  forget(kind: ReplyKind): Promise<void>;
}

export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * Replies are as old as their cache: opened before what is asked about is read, what is changed meanwhile is newer. A run,
 * whose snapshot is a moment older, finds by the hash what changed between.
 * `only`: the subjects whose earlier replies are looked up.
 */
export async function openReplyCache(db: Db, eventId: string, only?: string[]): Promise<ReplyCache> {
  const [opened] = await rowsOf<{ at: string }>(db, sql`select now()::text as at`);
  const rows = await db
    .select()
    .from(aiReplies)
    .where(and(eq(aiReplies.eventId, eventId), only && inArray(aiReplies.subject, only)));
  const place = (kind: string, subject: string) => `${kind} ${subject}`;
  const known = new Map(rows.map((row) => [place(row.kind, row.subject), row]));
  return {
    find({ kind, subject, asked }, schema) {
      const row = known.get(place(kind, subject));
      return row?.hash === hashOf(asked) ? schema.safeParse(row.value).data : undefined;
    },
    async keep({ kind, subject, userId, asked }, value) {
      // Only for those who take part: whoever erases the account at this moment leaves nothing behind.
      const whose = userId
        ? sql`select u.id as user_id from memberships m join users u on u.id = m.user_id
            where m.event_id = ${eventId}::uuid and u.id = ${userId}::uuid and u.erased_at is null for share of u`
        : sql`select null::uuid as user_id`;
      await db.execute(sql`
        insert into ai_replies (event_id, kind, subject, user_id, hash, value, created_at)
        select ${eventId}::uuid, ${kind}, ${subject}, w.user_id, ${hashOf(asked)}, ${JSON.stringify(value)}::jsonb,
          ${opened?.at}::timestamptz
        from (${whose}) w
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
