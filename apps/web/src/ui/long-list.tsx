import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';

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

/** A block is known by where it begins and how many rows it has. */
const inBlocks = <T,>(items: readonly T[]): { from: number; rows: T[] }[] =>
  Array.from({ length: Math.ceil(items.length / blockSize) }, (_, index) => index * blockSize).map((from) => ({
    from,
    rows: items.slice(from, from + blockSize),
  }));

/** A list of any length that stays light: its rows come in blocks, and only blocks near the window are on the page. */
export function LongList<T>({ items, children, className, rowsClassName }: Props<T>) {
  const fullHeight = useRef(0);
  const blocks = inBlocks(items);
  return (
    <div className={className}>
      {blocks.map(({ from, rows }) => (
        <Block
          key={`${from}:${rows.length}`}
          first={from === 0}
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
  /** How full it is, 0 to 1. */
  share: number;
  /** In pixels, of a full block that was seen: the height of those that were not. */
  fullHeight: RefObject<number>;
}

function Block({ children, first, share, fullHeight }: BlockProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(first);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const node = place.current;
    if (!node) return;
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
    if (share === 1 && node.firstChild) fullHeight.current = node.offsetHeight;
    return () => observer.disconnect();
  }, [share, fullHeight]);
  const estimated = share * (fullHeight.current || blockSize * 72);
  return (
    // Contained, a block that comes or goes makes the browser lay out and paint nothing but itself.
    <div ref={place} className="contain-content" style={near ? undefined : { height: height ?? estimated }}>
      {near && children()}
    </div>
  );
}
