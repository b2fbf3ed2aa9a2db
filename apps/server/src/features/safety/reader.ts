import type { Config } from '../../config.ts';

/** Which address of the operator's gets a report: hosts do not read what is said of a host, so somebody else has to. */
export const readerOf = (
  { safetyEmail, supportEmail }: Pick<Config, 'safetyEmail' | 'supportEmail'>,
  { isAboutHost }: { isAboutHost: boolean },
): string | null => safetyEmail ?? (isAboutHost ? supportEmail : null);
