import { type ReactNode, type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../language/texts.ts';
import { cx } from '../lib/cx.ts';

const t = texts('ui');

interface Props<T> {
  items: readonly T[];
  /** Renders one row: an `li` with a key. */
  children: (item: T) => ReactNode;
  /** For the whole list, such as a border. */
  className?: string;
  /** For the list of rows in each block. */
  rowsClassName?: string;
}

const blockSize = 10;
/**
 * Up to this many rows are all in the page, so that the browser's search finds them. More would be too slow on a phone.
 */
const wholeUpTo = 1000;

/** Where a block begins, and its rows. */
const inBlocks = <T,>(items: readonly T[]): { from: number; rows: T[] }[] =>
  Array.from({ length: Math.ceil(items.length / blockSize) }, (_, index) => index * blockSize).map((from) => ({
    from,
    rows: items.slice(from, from + blockSize),
  }));

const rowsOf = (from: number, count: number, total: number): string =>
  t('rows', { from: String(from + 1), to: String(from + count), total: String(total) });

/** True while the page prints. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is when this returns.
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
 * A list of any length that stays fast. Its rows come in blocks, and the browser lays out only the blocks near the
 * window. A very long list does not even render the others, except to print.
 */
export function LongList<T>({ items, children, className, rowsClassName }: Props<T>) {
  const fullHeight = useRef(0);
  const blocks = inBlocks(items);
  // The visible rows render first, the rest when there is time.
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
              aria-label={blocks.length > 1 ? rowsOf(from, rows.length, items.length) : undefined}
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
  /** Render the block wherever it is. */
  always: boolean;
  /** How full the block is, 0 to 1. */
  share: number;
  /** The height in pixels of a full block that was shown, to estimate the others. */
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
        // Several entries can arrive at once; the last one is current.
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
    // Containment: when a block appears or goes, the browser lays out and paints only that block.
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
