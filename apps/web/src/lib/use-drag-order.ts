import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

const isInUpperHalf = (row: Element, y: number): boolean => {
  const { top, height } = row.getBoundingClientRect();
  return y < top + height / 2;
};

/**
 * Moves rows of a list by dragging a handle, or by its arrow keys. Rows are the list's children. They move while the finger
 * does, so `move` is called for each place.
 */
export function useDragOrder(move: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef(move);
  latest.current = move;

  const drag = (start: PointerEvent, index: number) => {
    if (start.button !== 0) return;
    let at = index;
    const ended = new AbortController();
    const follow = ({ clientY }: { clientY: number }) => {
      const rows = [...(list.current?.children ?? [])];
      const others = rows.filter((_, place) => place !== at);
      const before = others.findIndex((row) => isInUpperHalf(row, clientY));
      const to = before === -1 ? others.length : before;
      if (to === at) return;
      latest.current(at, to);
      at = to;
    };
    // On the window: a row that moves in the page would lose a captured pointer.
    window.addEventListener('pointermove', follow, { signal: ended.signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, () => ended.abort(), { signal: ended.signal });
  };

  const press = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const to = index + (by ?? 0);
    if (by === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < (list.current?.children.length ?? 0)) latest.current(index, to);
  };

  const handleOf = (index: number) => ({
    onPointerDown: (event: PointerEvent) => drag(event, index),
    onKeyDown: (event: KeyboardEvent) => press(event, index),
    'aria-keyshortcuts': 'ArrowUp ArrowDown',
  });
  return { list, handleOf };
}
