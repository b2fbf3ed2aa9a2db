import { UnreadableFile } from './cells.ts';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** UTF-16 without a byte order mark: in western texts every other byte is zero. */
function zerosAt(bytes: Uint8Array, odd: 0 | 1): boolean {
  const looked = Math.min(bytes.length, 400);
  let zeros = 0;
  for (let at = odd; at < looked; at += 2) if (bytes[at] === 0) zeros += 1;
  return looked >= 4 && zeros > looked / 4;
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe) || zerosAt(bytes, 1)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff) || zerosAt(bytes, 0)) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // As spreadsheets in western languages save it.
    return 'windows-1252';
  }
}

/** Documents that are texts, too: PDF, RTF, and pages, which some services name .xls. */
const otherDocument = /^\uFEFF?\s*(?:%PDF-|\{\\rtf|<(?:!doctype|html|\?xml)\b)/i;

/** A text file in the encodings that spreadsheets write: UTF-8, UTF-16 or windows-1252. */
export function decode(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0') || otherDocument.test(text)) throw new UnreadableFile('notAList');
  return text;
}
