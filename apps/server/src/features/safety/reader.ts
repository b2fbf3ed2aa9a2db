import type { Config } from '../../config.ts';

/** The operator's address for a report. Reports about a host need one, since hosts do not read them. */
export const readerOf = (
  { safetyEmail, supportEmail }: Pick<Config, 'safetyEmail' | 'supportEmail'>,
  { isAboutHost }: { isAboutHost: boolean },
): string | null => safetyEmail ?? (isAboutHost ? supportEmail : null);
