import { texts } from '../../language/texts.ts';

const t = texts('passkeys');

const kinds = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'android'],
  [/CrOS/, 'chromebook'],
  [/Macintosh/, 'mac'],
  [/Windows/, 'windows'],
  [/Linux/, 'linux'],
] as const;

/** A proposed name for the device, from the browser's user agent. */
export const deviceName = (userAgent: string): string =>
  t(`devices.${kinds.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other'}`);
