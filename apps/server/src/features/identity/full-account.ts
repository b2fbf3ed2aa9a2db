import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';

/** Whether an account has a confirmed address. Without a mail server nobody could confirm one, so all have. */
export const hasFullShare = ({ config }: Pick<Ctx, 'config'>, userId: SQL): SQL<boolean> =>
  config.smtpUrl
    ? sql<boolean>`exists (select 1 from users f where f.id = ${userId} and f.email_confirmed_at is not null)`
    : sql<boolean>`true`;

export async function isFullAccount(ctx: Pick<Ctx, 'config'>, db: Db, userId: string): Promise<boolean> {
  if (!ctx.config.smtpUrl) return true;
  const [row] = await rowsOf<{ full: boolean }>(db, sql`select ${hasFullShare(ctx, sql`${userId}::uuid`)} as full`);
  return row?.full ?? false;
}
