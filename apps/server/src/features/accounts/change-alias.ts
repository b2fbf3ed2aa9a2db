import type { changeAlias } from '@serendip/contract/accounts';
import { and, eq, ne, notExists } from 'drizzle-orm';
import { alias as aliased } from 'drizzle-orm/pg-core';
import { users } from '../../db/schema.ts';
import { violates } from '../../db/violation.ts';
import { invalid } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { presentUser } from './present.ts';

const taken = () => invalid('Alias has already been taken');

/** 422 when somebody else has the alias. */
export const changeAliasHandler: Handler<typeof changeAlias> = async ({ body, caller }, { database: { db } }) => {
  const { alias } = body.user;
  const other = aliased(users, 'other');
  const free = notExists(
    db
      .select()
      .from(other)
      .where(and(eq(other.alias, alias), ne(other.id, caller.id))),
  );
  const [user] = await db
    .update(users)
    .set({ alias })
    .where(and(eq(users.id, caller.id), free))
    .returning()
    .catch((error: unknown) => {
      if (violates(error, 'users_alias_unique')) throw taken();
      throw error;
    });
  if (!user) throw taken();
  return { user: presentUser(user) };
};
