import type { Config } from '../../config.ts';

/** The `email_confirmed` flag: null without a mail server, since nobody could confirm an address. */
export const emailStanding = ({ smtpUrl }: Config, email: string | null, confirmed: boolean): boolean | null =>
  smtpUrl && email !== null ? confirmed : null;
