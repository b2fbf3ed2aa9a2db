import type { Contact } from '@serendip/contract/contacts';

export type VcardVersion = '4.0' | '3.0';

/** RFC 6350, 3.4: a text value; line breaks are written, and other control characters show nothing. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\,;]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** Addresses are not escaped, so nothing in them may end the line. */
const address = (text: string): string => text.replaceAll(/[\p{Cc}\s]/gu, '');

const encoder = new TextEncoder();
const mostBytes = 75;

/** Folds lines at 75 octets, between characters; continued lines begin with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > mostBytes) {
      lines.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...lines, part].join('\r\n');
}

/** A contact as a vCard: 4.0 (RFC 6350), or 3.0 (RFC 2426) for older phones. */
export function vcard({ name, email, phone, links }: Contact, alias: string, version: VcardVersion): string {
  const shown = escaped(name ?? alias);
  const isOld = version === '3.0';
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `FN:${shown}`,
    // 3.0 wants a name in parts, which the app does not know.
    ...(isOld ? [`N:;${shown};;;`] : []),
    ...(name === null ? [] : [`NICKNAME:${escaped(alias)}`]),
    ...(email === null ? [] : [`EMAIL${isOld ? ';TYPE=INTERNET' : ''}:${escaped(email)}`]),
    ...(phone === null ? [] : [`TEL;TYPE=${isOld ? 'CELL' : 'cell'}:${escaped(phone)}`]),
    ...links.map((link) => `URL:${address(link)}`),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
