const names: [RegExp, string][] = [
  [/iPhone/, 'My iPhone'],
  [/iPad/, 'My iPad'],
  [/Android/, 'My Android phone'],
  [/CrOS/, 'My Chromebook'],
  [/Macintosh/, 'My Mac'],
  [/Windows/, 'My Windows PC'],
  [/Linux/, 'My Linux PC'],
];

/** A proposed name for the device, from the browser's user agent. */
export const deviceName = (userAgent: string): string =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My device';
