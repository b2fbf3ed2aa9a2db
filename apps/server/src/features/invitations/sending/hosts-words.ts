import { limits } from '@serendip/contract/limits';

const address = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/giu;
/** What a mail program makes a link of: letters, a full stop (also those that browsers take for one) and letters, four numbers, or a mailbox. */
const dotted = /([\p{L}\p{M}\p{N}_-][.\u3002\uff0e\uff61\u2024])(?=\p{L}{2,})/gu;
const fourNumbers = /\b(\d{1,3}\.)(\d{1,3}\.)(\d{1,3}\.)(?=\d{1,3}\b)/g;

/** A host's text in one line, in which no mail program finds a link: addresses are dropped, and names with a full stop parted. */
const withoutLinks = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replaceAll(address, '')
    .replaceAll(dotted, '$1 ')
    .replaceAll(fourNumbers, '$1 $2 $3 ')
    .replaceAll('@', ' at ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

function cut(text: string, most: number): string {
  const clean = withoutLinks(text);
  if (clean.length <= most) return clean;
  return most < 2
    ? ''
    : `${clean
        .slice(0, most - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;
}

interface Typed {
  event: string;
  guest: string | null;
  place: string | null;
  description: string | null;
}

/** Cuts texts of a host that stand in one mail, so that they have one length together. */
export function takeWords(): (text: string | null, most: number) => string {
  let left: number = limits.invitation_text_max;
  return (text, most) => {
    const taken = cut(text ?? '', Math.min(most, left));
    left -= taken.length;
    return taken;
  };
}

/** Everything in an invitation's mail that its host typed, within one length. */
export function hostsWords({ event, guest, place, description }: Typed): Record<keyof Typed, string> {
  const take = takeWords();
  return {
    event: take(event, 100),
    guest: take(guest, 60),
    place: take(place, 60),
    description: take(description, 300),
  };
}
