import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { vcard } from './vcard.ts';

const full = { name: 'Bob Bell', email: 'bob@example.org', phone: '+49 30 123', links: ['https://bob.example.org/'] };
/** The card as an address book reads it. */
function read(text: string): Record<string, string[]> {
  const [, properties] = ICAL.parse(text) as [string, [string, object, string, string | string[]][]];
  const all: Record<string, string[]> = {};
  for (const [name, , , value] of properties) {
    // RFC 6350 lets a semicolon be escaped in any text, and address books read it; ical.js leaves the sign.
    all[name] = [...(all[name] ?? []), String(value).replaceAll('\\;', ';')];
  }
  return all;
}

const hostile = [
  'Bobby; Tables, \\n Jr.',
  'Eve\nTEL:666\r\nURL:https://evil.example.org',
  'END:VCARD',
  '名前'.repeat(30),
  'שלום 🙂'.repeat(12),
  'x'.repeat(60),
];

describe.each(['4.0', '3.0'] as const)('a vCard %s', (version) => {
  test('holds what was shared and nothing else', () => {
    const text = vcard(full, 'brave-otter', version);
    expect(read(text)).toMatchObject({
      version: [version],
      fn: ['Bob Bell'],
      nickname: ['brave-otter'],
      email: ['bob@example.org'],
      tel: ['+49 30 123'],
      url: ['https://bob.example.org/'],
    });
    const little = read(vcard({ name: null, email: null, phone: null, links: [] }, 'brave-otter', version));
    expect(Object.keys(little).toSorted()).toEqual(version === '3.0' ? ['fn', 'n', 'version'] : ['fn', 'version']);
    expect(little.fn).toEqual(['brave-otter']);
  });

  test.each(hostile)('carries the name %j as a name, in lines of 75 octets', (name) => {
    const text = vcard({ ...full, name }, 'brave-otter', version);
    const seen = read(text);
    expect(seen.fn).toEqual([name.replaceAll('\r\n', '\n')]);
    expect([seen.tel, seen.url]).toEqual([['+49 30 123'], ['https://bob.example.org/']]);
    expect(text.endsWith('END:VCARD\r\n')).toBe(true);
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed() && !/[\r\n]/.test(line)).toBe(true);
    }
  });
});
