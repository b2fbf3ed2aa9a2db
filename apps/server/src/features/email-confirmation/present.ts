import type { Config } from '../../config.ts';

/** What stands beside an e-mail address on the wire: without a mail server nobody could confirm theirs. */
export const emailStanding = ({ smtpUrl }: Config, email: string | null, confirmed: boolean): boolean | null =>
  smtpUrl && email !== null ? confirmed : null;
