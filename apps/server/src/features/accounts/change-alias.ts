import type { changeAlias } from '@serendip/contract/accounts';
import { users } from '../../db/schema/accounts.ts';
import { and, eq, isNull } from '../../db/sql.ts';
import { violates } from '../../db/violation.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { bumpOpenEvenings } from '../event-facts/bump-live-revision.ts';
import { presentUser } from '../identity/present.ts';

/** Gives 422 if the alias is taken, and 401 if the account was erased during the request. */
export const changeAliasHandler: Handler<typeof changeAlias> = async ({ body, caller }, { database: { db } }) => {
  const renamed = db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ alias: body.user.alias })
      .where(and(eq(users.id, caller.id), isNull(users.erasedAt)))
      .returning();
    await bumpOpenEvenings(tx, caller.id);
    return user;
  });
  const user = await renamed.catch((error: unknown) => {
    throw violates(error, 'users_alias_unique') ? invalid('Alias has already been taken') : error;
  });
  if (!user) throw new Refusal('signed_out');
  return { user: presentUser(user) };
};
