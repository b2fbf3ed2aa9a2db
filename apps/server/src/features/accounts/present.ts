import type { User } from '@serendip/contract/accounts';

/** A user as they see themselves. Others see an alias, and a host the e-mail: see the presenters of events and matching. */
export const presentUser = ({ id, email, alias }: { id: string; email: string; alias: string }): User => ({
  id,
  email,
  alias,
});
