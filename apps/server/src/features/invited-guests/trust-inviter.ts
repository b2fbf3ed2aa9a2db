import { limits } from '@serendip/contract/limits';
import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { askForMails } from '../invitations/ask-for-mails.ts';

/** Ten addresses that said yes give a host more invitations a day; those that wait for it leave now. */
export async function trustInviter(tx: Db, ctx: Pick<Ctx, 'queue'>, hostId: string | null): Promise<void> {
  if (hostId === null) return;
  const trusted = await rowsOf(
    tx,
    sql`insert into trusted_inviters (user_id) select ${hostId}::uuid where (select count(distinct address_hash) from invitations
        where invited_by = ${hostId} and answer = 'yes') >= ${limits.trusted_after_yeses}::int
      on conflict do nothing returning user_id`,
  );
  if (trusted.length === 0) return;
  await tx.execute(sql`update invitations set mail_due_at = now(), mail_held = false
    where invited_by = ${hostId} and mail_due_at is not null and mailed_at is null and not mail_counted`);
  await askForMails(tx, ctx);
}
