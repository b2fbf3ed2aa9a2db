import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

interface Props<T> {
  items: readonly T[];
  children: (item: T) => ReactNode;
  className?: string;
  /** How many show at first, and how many more each time the end comes near. */
  chunk?: number;
}

/** A long list that is put on the page bit by bit while one scrolls. Give its rows a key. */
export function GrowingList<T>({ items, children, className, chunk = 80 }: Props<T>) {
  const [shown, setShown] = useState(chunk);
  const end = useRef<HTMLDivElement>(null);
  const complete = shown >= items.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each growth the end is looked at anew
  useEffect(() => {
    const node = end.current;
    if (!node) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((count) => count + chunk),
      { rootMargin: '1200px 0px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [chunk, shown, complete]);
  return (
    <>
      <ul className={className}>{items.slice(0, shown).map(children)}</ul>
      {!complete && (
        <div ref={end} className="pt-3 text-center">
          <Button variant="quiet" size="sm" onClick={() => setShown(shown + chunk)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
