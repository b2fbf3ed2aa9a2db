import { type ReactNode, type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../lib/cx.ts';

interface Props<T> {
  items: readonly T[];
  /** An `li` with a key. */
  children: (item: T) => ReactNode;
  /** For the whole, such as a frame. */
  className?: string;
  /** For the rows of one block. */
  rowsClassName?: string;
}

const blockSize = 10;
/** So many rows are all on the page, where the browser's search finds them. More would take a phone too long. */
const wholeUpTo = 1000;

/** A block is known by where it begins and how many rows it has. */
const inBlocks = <T,>(items: readonly T[]): { from: number; rows: T[] }[] =>
  Array.from({ length: Math.ceil(items.length / blockSize) }, (_, index) => index * blockSize).map((from) => ({
    from,
    rows: items.slice(from, from + blockSize),
  }));

/** Whether the page is on its way to paper. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it stands when this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/**
 * A list of any length that stays light: its rows come in blocks, and the browser lays out only blocks near the window. Of
 * a very long list the others are not even on the page, except on paper.
 */
export function LongList<T>({ items, children, className, rowsClassName }: Props<T>) {
  const fullHeight = useRef(0);
  const blocks = inBlocks(items);
  // What is to be seen first comes first, the rest as soon as there is time.
  const whole = useDeferredValue(items.length <= wholeUpTo, false);
  const printing = usePrinting();
  return (
    <div className={className}>
      {blocks.map(({ from, rows }) => (
        <Block
          key={`${from}:${rows.length}`}
          first={from === 0}
          always={whole || printing}
          share={rows.length / blockSize}
          fullHeight={fullHeight}
        >
          {() => (
            <ul
              className={rowsClassName}
              aria-label={blocks.length > 1 ? `${from + 1} to ${from + rows.length} of ${items.length}` : undefined}
            >
              {rows.map(children)}
            </ul>
          )}
        </Block>
      ))}
    </div>
  );
}

interface BlockProps {
  children: () => ReactNode;
  first: boolean;
  /** On the page wherever it is. */
  always: boolean;
  /** How full it is, 0 to 1. */
  share: number;
  /** In pixels, of a full block that was seen: the height of those that were not. */
  fullHeight: RefObject<number>;
}

function Block({ children, first, always, share, fullHeight }: BlockProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(first);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    if (first && share === 1 && node.firstChild) fullHeight.current = node.offsetHeight;
    if (always) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Several changes can arrive at once; the last one is how it stands.
        const entry = entries.at(-1);
        if (!entry) return;
        const measured = entry.boundingClientRect.height;
        if (!entry.isIntersecting && node.firstChild) setHeight(measured);
        startTransition(() => setNear(entry.isIntersecting));
      },
      { rootMargin: '1000px 0px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [first, always, share, fullHeight]);
  const shown = near || always;
  const estimated = share * (fullHeight.current || blockSize * 72);
  return (
    // Contained, a block that comes or goes makes the browser lay out and paint nothing but itself.
    <div
      ref={place}
      className={cx(
        'contain-content',
        always && !first && '[content-visibility:auto] print:[content-visibility:visible]',
      )}
      style={
        always
          ? { containIntrinsicBlockSize: `auto ${height ?? estimated}px` }
          : shown
            ? undefined
            : { height: height ?? estimated }
      }
    >
      {shown && children()}
    </div>
  );
}
