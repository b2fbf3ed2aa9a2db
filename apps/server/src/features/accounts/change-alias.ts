import type { changeAlias } from '@serendip/contract/accounts';
import { say } from '@serendip/texts/sentence';
import { users } from '../../db/schema/accounts.ts';
import { and, eq, isNull } from '../../db/sql.ts';
import { violates } from '../../db/violation.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { heardLanguage, withoutLanguage } from '../../http/language.ts';
import { bumpOpenEvenings } from '../event-facts/bump-live-revision.ts';
import { presentUser } from '../identity/present.ts';

/** Changes alias, language or both. Gives 422 if the alias is taken, and 401 if the account was erased during the request. */
export const changeAliasHandler: Handler<typeof changeAlias> = async (
  { body, caller, request },
  { database: { db } },
) => {
  const renamed = db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set(body.user)
      .where(and(eq(users.id, caller.id), isNull(users.erasedAt)))
      .returning();
    if (body.user.alias !== undefined) await bumpOpenEvenings(tx, caller.id);
    return user;
  });
  const user = await renamed.catch((error: unknown) => {
    throw violates(error, 'users_alias_unique') ? invalid(say('aliasTaken')) : error;
  });
  if (!user) throw new Refusal('signed_out');
  request.language = user.language ?? heardLanguage(request) ?? withoutLanguage;
  return { user: presentUser(user) };
};
