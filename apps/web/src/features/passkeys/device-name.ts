const names: [RegExp, string][] = [
  [/iPhone/, 'My iPhone'],
  [/iPad/, 'My iPad'],
  [/Android/, 'My Android phone'],
  [/CrOS/, 'My Chromebook'],
  [/Macintosh/, 'My Mac'],
  [/Windows/, 'My Windows PC'],
  [/Linux/, 'My Linux PC'],
];

/** What somebody may call the device that a browser says it runs on. */
export const deviceName = (userAgent: string): string =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My device';
