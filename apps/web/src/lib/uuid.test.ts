import { afterEach, expect, test, vi } from 'vitest';
import { uuid } from './uuid.ts';

afterEach(() => vi.unstubAllGlobals());

const versionFour = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('a UUID is made with and without crypto.randomUUID', () => {
  expect(uuid()).toMatch(versionFour);
  vi.stubGlobal('crypto', { getRandomValues: <T extends Uint8Array>(bytes: T) => bytes.fill(0xff) });
  expect(uuid()).toMatch(versionFour);
});
