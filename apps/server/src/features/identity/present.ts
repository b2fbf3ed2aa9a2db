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

/** The name of erased people in other people's threads and past results. */
export const aliasOf = (alias: string | null): string => alias ?? deletedUser;
