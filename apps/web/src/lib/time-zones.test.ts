import { readTimeZone } from '@serendip/contract/when';
import { expect, test } from 'vitest';
import { nameToday, timeZonesWith } from './time-zones.ts';

test('zones are listed by the names of today, each once and accepted, with UTC', () => {
  const zones = timeZonesWith('Asia/Calcutta', 'Europe/Kyiv');
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh']));
  expect(zones.filter((zone) => nameToday(zone) !== zone)).toEqual([]);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.filter((zone) => readTimeZone(zone) !== zone)).toEqual([]);
});

test('old names are still accepted', () => {
  for (const zone of ['Asia/Calcutta', 'Europe/Kiev']) expect(readTimeZone(zone)).toBe(zone);
});
