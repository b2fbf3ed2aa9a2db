import { webAddressesIn } from '../lib/web-addresses.ts';

const style =
  'rounded-xs text-accent-ink underline decoration-1 underline-offset-3 transition hover:decoration-2 wrap-anywhere';

/** A text that somebody wrote, in which web addresses are links. Search engines give them no weight. */
export const LinkedText = ({ text }: { text: string }) =>
  webAddressesIn(text).map(({ text: words, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key, and do not move
      <a key={index} href={href} target="_blank" rel="noopener nofollow ugc" className={style}>
        {words}
      </a>
    ) : (
      words
    ),
  );
