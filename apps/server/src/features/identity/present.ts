import { deletedUser, type User } from '@serendip/contract/accounts';

/** A user as they see themselves. Others see an alias, and a host the e-mail: see the presenters of events and matching. */
export const presentUser = ({
  id,
  email,
  alias,
}: {
  id: string;
  email: string | null;
  alias: string | null;
}): User => ({
  id,
  email,
  alias,
});

/** Somebody who has deleted the account stays in other people's threads and in past results under this name. */
export const aliasOf = (alias: string | null): string => alias ?? deletedUser;
