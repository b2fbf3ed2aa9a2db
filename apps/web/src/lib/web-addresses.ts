export interface TextPart {
  text: string;
  /** The address to open, if this part is one. */
  href?: string;
}

const address = /(?<![\p{L}\p{N}@/.])(?:https?:\/\/|www\.)[^\s<>"“”„«»]+/giu;
/** They end a sentence or a bracket, not an address. */
const tail = /[.,;:!?'’…*_~]+$/u;

/** Drops what belongs to the sentence: punctuation, and a closing bracket that the address did not open. */
function withoutTail(text: string): string {
  const shorter = text.replace(tail, '');
  const [, open = '', close = ''] = /[)\]}]$/.test(shorter) ? (/([([{])?.*([)\]}])$/.exec(shorter) ?? []) : [];
  const opened = { ')': '(', ']': '[', '}': '{' }[close];
  if (opened && !open.includes(opened) && !shorter.includes(opened)) return withoutTail(shorter.slice(0, -1));
  return shorter;
}

/** A text in parts, in which the web addresses can be opened. */
export function webAddressesIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const found of text.matchAll(address)) {
    const shown = withoutTail(found[0]);
    const href = /^www\./i.test(shown) ? `https://${shown}` : shown;
    if (!URL.canParse(href) || !/[\p{L}\p{N}]/u.test(new URL(href).hostname)) continue;
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ text: shown, href });
    at = found.index + shown.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
