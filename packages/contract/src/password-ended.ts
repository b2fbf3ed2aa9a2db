import { z } from 'zod';

/**
 * The call was the first proof that the address is theirs, from outside the account's own session. Anybody could have made
 * the account before, so the password, sessions, passkeys and co-hosts have ended, the card is empty and events are closed.
 */
export const passwordEnded = z.boolean();
