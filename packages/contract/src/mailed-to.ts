import { z } from 'zod';
import { fault } from './fault.ts';

/** The address that a mail is asked for. Any text will do: the answer never tells whether an account has it. */
export const mailedTo = z
  .object({ user: z.object({ email: z.string({ error: fault('isInvalid', { field: 'email' }) }) }) })
  .meta({ id: 'MailedTo' });
