import { z } from 'zod';

/**
 * Stands beside an e-mail address. False: nobody has shown that it is theirs, so screens say 'not confirmed'. Null: without
 * a mail server nobody is asked to, or there is no address.
 */
export const emailConfirmed = z.boolean().nullable();

/** A new address whose mailed link has not been opened yet. */
export const pendingEmail = z.string().nullable();
