import type { refuseInvitations } from '@serendip/contract/answer-invitation';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { readRefusalToken } from '../invitations/sending/refusal-token.ts';

/** Keeps a keyed hash of the address. Hosts whose account is gone need no refusal. */
export const refuseInvitationsHandler: Handler<typeof refuseInvitations> = async ({ params }, ctx) => {
  const unwanted = readRefusalToken(ctx.keys, params.token);
  if (!unwanted) throw new Refusal('bad_invitation');
  const { addressHash, hosts } = unwanted;
  const { db } = ctx.database;
  if (hosts.length === 0)
    await db.execute(
      sql`insert into invitation_refusals (address_hash) values (${addressHash}) on conflict do nothing`,
    );
  else
    await db.execute(sql`insert into invitation_refusals (address_hash, host_id)
      select ${addressHash}, u.id from users u where u.erased_at is null
        and u.id::text in (select json_array_elements_text(${JSON.stringify(hosts)}::json)) on conflict do nothing`);
  return { from: hosts.length === 0 ? 'here' : 'host' };
};
